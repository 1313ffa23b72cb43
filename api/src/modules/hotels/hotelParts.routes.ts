import { hotelDescriptions, hotelFeatures, type HotelFeature, type Locale } from '@itinera/shared/contracts';
import type { Database, Transaction } from '../../db/database';
import { byId, idsIn, lookUp, selectByIds } from '../../rest/entries/embed';
import type { App } from '../../http/app';
import { crudRoutes } from '../../rest/crudRoutes';
import { findFeatures } from '../classification/stays.queries';
import { hotelDescriptionsTable } from './hotelDescriptions.table';
import { hotelFeaturesTable } from './hotelFeatures.table';
import { ownOfHotel } from './ownOfHotel';

async function findLinks(tx: Transaction, ids: string[], locale: Locale): Promise<Map<string, HotelFeature>> {
  const rows = await selectByIds(tx, hotelFeaturesTable, ids);
  const features = await findFeatures(tx, idsIn(rows, 'feature_id'), locale);
  return byId(rows.map((row) => ({ ...row, feature: lookUp(features, row.feature_id) })));
}

/** What a hotel says and has. */
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
    withData: findLinks,
  });
}
