import { beachTypes, boardingTypes, features, roomTypes } from '@itinera/shared/contracts';
import { ofEverybody } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { featuresTable } from './features.table';
import { beachTypesTable, boardingTypesTable, roomTypesTable } from './stays.table';

/** What hotels offer: beaches, meals, rooms and features. */
export const stays = [
  resource({ collection: beachTypes, table: beachTypesTable, access: ofEverybody }),
  resource({
    collection: boardingTypes,
    table: boardingTypesTable,
    access: ofEverybody,
    searched: [boardingTypesTable.code],
  }),
  resource({
    collection: roomTypes,
    table: roomTypesTable,
    access: ofEverybody,
    searched: [roomTypesTable.code],
  }),
  resource({ collection: features, table: featuresTable, access: ofEverybody, first: [featuresTable.group] }),
];
