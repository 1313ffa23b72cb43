import type { Transaction } from '../../db/database';
import { insertMany } from '../../db/insertMany';
import * as tables from '../../modules/schema';
import { demoPriceRows, type PricedHotel } from './demoPrices';

/** Needs the hotels, their rooms and boardings, and the partners. */
export async function insertDemoPrices(tx: Transaction, hotels: readonly PricedHotel[]): Promise<void> {
  const { lists, periods, rows, cells } = demoPriceRows(hotels);
  await insertMany(tx, tables.priceListsTable, lists);
  await insertMany(tx, tables.pricePeriodsTable, periods);
  await insertMany(tx, tables.graphPricesTable, rows);
  await insertMany(tx, tables.priceCellsTable, cells);
}
