import { beachTypes, boardingTypes, features, roomTypes } from '@itinera/shared/contracts';
import { ofEverybody } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { featuresTable } from '../classification/features.table';
import { beachTypesTable, boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { hotelFeaturesTable } from '../hotels/hotelFeatures.table';
import { hotelsTable } from '../hotels/hotels.table';
import { hotelsBy } from './hotelsBy';

/** What hotels offer: beaches, meals, rooms and features. */
export const stays = [
  resource({
    collection: beachTypes,
    table: beachTypesTable,
    access: ofEverybody,
    ...hotelsBy(hotelsTable.beach_type_id),
  }),
  resource({
    collection: boardingTypes,
    table: boardingTypesTable,
    access: ofEverybody,
    searched: [boardingTypesTable.code],
    ...hotelsBy(hotelsTable.boarding_type_id),
  }),
  resource({
    collection: roomTypes,
    table: roomTypesTable,
    access: ofEverybody,
    searched: [roomTypesTable.code],
    ...hotelsBy(hotelsTable.room_type_id),
  }),
  resource({
    collection: features,
    table: featuresTable,
    access: ofEverybody,
    first: [featuresTable.group],
    ...hotelsBy(hotelFeaturesTable.feature_id),
  }),
];
