import type { Transaction } from '../db/database';
import * as tables from '../modules/schema';
import { nameKeysOf } from '../modules/travellers/nameKeys';
import type { hotelPartRows } from './demoHotelParts';
import { airportRows, carrierRows, cityRows, stayRows } from './referenceRows';
import { travellerRows } from './travellerRows';

/** Inserts the entries that hotels and flights refer to. Needs the countries and regions. */
export async function insertReferences(tx: Transaction): Promise<void> {
  const { cities, cityNames } = cityRows();
  const stays = stayRows();
  await tx.insert(tables.citiesTable).values(cities);
  await tx.insert(tables.cityNamesTable).values(cityNames);
  await tx.insert(tables.airportsTable).values(airportRows());
  await tx.insert(tables.flightCarriersTable).values(carrierRows());
  await tx.insert(tables.beachTypesTable).values(stays.beachTypes);
  await tx.insert(tables.beachTypeNamesTable).values(stays.beachTypeNames);
  await tx.insert(tables.boardingTypesTable).values(stays.boardingTypes);
  await tx.insert(tables.boardingTypeNamesTable).values(stays.boardingTypeNames);
  await tx.insert(tables.roomTypesTable).values(stays.roomTypes);
  await tx.insert(tables.roomTypeNamesTable).values(stays.roomTypeNames);
  await tx.insert(tables.featuresTable).values(stays.features);
  await tx.insert(tables.featureNamesTable).values(stays.featureNames);
  await tx
    .insert(tables.travellersTable)
    .values(travellerRows().map((row) => ({ ...row, name_keys: nameKeysOf(row) })));
}

export async function insertHotelParts(
  tx: Transaction,
  rows: ReturnType<typeof hotelPartRows>,
): Promise<void> {
  await tx.insert(tables.hotelAirportsTable).values(rows.airportLinks);
  await tx.insert(tables.hotelDescriptionsTable).values(rows.descriptions);
  await tx.insert(tables.hotelFeaturesTable).values(rows.featureLinks);
}
