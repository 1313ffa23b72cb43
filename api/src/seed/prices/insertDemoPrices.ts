import type { Transaction } from '../../db/database';
import { insertMany } from '../../db/insertMany';
import * as tables from '../../modules/schema';
import { demoAllotments } from './demoAllotments';
import { demoGrids, type PricedHotel } from './demoPrices';

/** Needs the hotels, their rooms and boardings, and the partners. */
export async function insertDemoPrices(tx: Transaction, hotels: readonly PricedHotel[]): Promise<void> {
  const grids = demoGrids(hotels);
  const all = <K extends keyof (typeof grids)[number]>(part: K) =>
    grids.flatMap((grid): object[] => grid[part]);
  await insertMany(tx, tables.priceListsTable, all('lists'));
  await insertMany(tx, tables.pricePeriodsTable, all('periods'));
  await insertMany(tx, tables.graphPricesTable, all('rows'));
  await insertMany(tx, tables.priceCellsTable, all('cells'));
  await insertMany(tx, tables.basePricesTable, all('basePrices'));
  await insertMany(tx, tables.boardingSupplementsTable, all('supplements'));
  await insertMany(tx, tables.offersTable, all('offers'));
  await insertMany(tx, tables.cancellationTermsTable, all('terms'));
  await insertMany(tx, tables.hotelChargesTable, all('charges'));
  await insertMany(tx, tables.specialPricesTable, all('specials'));
  await insertMany(tx, tables.stopSalesTable, all('stops'));
  await insertMany(tx, tables.blockedCheckoutsTable, all('blocked'));
  await insertMany(tx, tables.allotmentsTable, demoAllotments(hotels));
  await insertMany(tx, tables.weekdaySupplementsTable, all('weekdays'));
  await insertMany(tx, tables.stayLengthsTable, all('lengths'));
}
