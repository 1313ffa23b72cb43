import {
  beachTypeNames,
  beachTypes,
  boardingTypeNames,
  boardingTypes,
  featureNames,
  features,
  roomTypeNames,
  roomTypes,
} from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { crudRoutes } from '../../rest/crudRoutes';
import { hotelsTable } from '../hotels/hotels.table';
import { featureNamesTable, featuresTable } from './features.table';
import {
  beachTypeNamesTable,
  beachTypesTable,
  boardingTypeNamesTable,
  boardingTypesTable,
  roomTypeNamesTable,
  roomTypesTable,
} from './stays.table';

/** What hotels offer: beaches, meals, rooms and features. */
export function stayRoutes(app: App, database: Database): void {
  crudRoutes(app, database, {
    resource: 'beachTypes',
    collection: beachTypes,
    table: beachTypesTable,
  });
  crudRoutes(app, database, {
    resource: 'beachTypeNames',
    collection: beachTypeNames,
    table: beachTypeNamesTable,
  });

  crudRoutes(app, database, {
    resource: 'boardingTypes',
    collection: boardingTypes,
    table: boardingTypesTable,
    searched: [boardingTypesTable.code],
    listedIn: [hotelsTable.boarding_type_id],
  });
  crudRoutes(app, database, {
    resource: 'boardingTypeNames',
    collection: boardingTypeNames,
    table: boardingTypeNamesTable,
  });

  crudRoutes(app, database, {
    resource: 'roomTypes',
    collection: roomTypes,
    table: roomTypesTable,
    searched: [roomTypesTable.code],
    listedIn: [hotelsTable.room_type_id],
  });
  crudRoutes(app, database, {
    resource: 'roomTypeNames',
    collection: roomTypeNames,
    table: roomTypeNamesTable,
  });

  crudRoutes(app, database, {
    resource: 'features',
    collection: features,
    table: featuresTable,
    first: [featuresTable.group],
  });
  crudRoutes(app, database, { resource: 'featureNames', collection: featureNames, table: featureNamesTable });
}
