import { hotelDescriptions, hotelFeatures } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { crudRoutes } from '../../rest/crudRoutes';
import { hotelDescriptionsTable } from './hotelDescriptions.table';
import { hotelFeaturesTable } from './hotelFeatures.table';
import { ownOfHotel } from './ownOfHotel';

/** The parts of a hotel: descriptions, rooms and features. */
export function hotelPartRoutes(app: App, database: Database): void {
  crudRoutes(app, database, {
    resource: 'hotelDescriptions',
    collection: hotelDescriptions,
    table: hotelDescriptionsTable,
    first: [hotelDescriptionsTable.hotel_id, hotelDescriptionsTable.locale],
    ownOf: ownOfHotel(hotelDescriptionsTable.hotel_id),
  });
  crudRoutes(app, database, {
    resource: 'hotelFeatures',
    collection: hotelFeatures,
    table: hotelFeaturesTable,
    ownOf: ownOfHotel(hotelFeaturesTable.hotel_id),
  });
}
