import { and, eq, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, type SearchInput } from '@itinera/shared/contracts';
import type { PriceBook } from '@itinera/shared/pricing';
import type { Transaction } from '../../db/database';
import { readStocks } from '../allotments/readStock';
import { blockedCheckoutsTable } from '../prices/blockedCheckouts.table';
import { offersTable } from '../prices/offers.table';
import { specialPricesTable } from '../prices/specialPrices.table';
import { stayLengthsTable } from '../prices/stayLengths.table';
import { stopSalesTable } from '../prices/stopSales.table';
import { weekdaySupplementsTable } from '../prices/weekdaySupplements.table';
import { windowOf } from './findCandidates';

/** The rules of a price book that apply to stays, beside the prices of nights. */
export type Rules = Pick<
  PriceBook,
  | 'offers'
  | 'special_prices'
  | 'stop_sales'
  | 'blocked_checkouts'
  | 'weekday_supplements'
  | 'stay_lengths'
  | 'stock'
>;

interface Owner {
  hotel_id: string;
  dmc_id: string;
}

interface RuleTable {
  hotel_id: PgColumn;
  is_active: PgColumn;
}

/** Entries by hotel and partner; those without a partner belong to all of them. */
function byOwner<T extends { hotel_id: string; dmc_id: string | null }>(entries: readonly T[]) {
  const found = new Map<string, T[]>();
  for (const entry of entries) {
    const key = `${entry.hotel_id} ${entry.dmc_id ?? ''}`;
    const same = found.get(key);
    if (same) same.push(entry);
    else found.set(key, [entry]);
  }
  return ({ hotel_id, dmc_id }: Owner): T[] => [
    ...(found.get(`${hotel_id} ${dmc_id}`) ?? []),
    ...(found.get(`${hotel_id} `) ?? []),
  ];
}

/** The rules of some hotels in the nights of a search, in one statement per table, and one for their rooms. */
export async function readRules(
  tx: Transaction,
  search: SearchInput,
  hotelIds: string[],
): Promise<(owner: Owner) => Rules> {
  const { first, last } = windowOf(search);
  // One parameter instead of one per hotel: drivers and planner take milliseconds for hundreds.
  const ids = `{${hotelIds.join()}}`;
  const inForce = (table: RuleTable, from: PgColumn, to: PgColumn, until: string): SQL | undefined =>
    and(
      sql`${table.hotel_id} = ANY(${ids}::uuid[])`,
      eq(table.is_active, true),
      // Without days: always.
      or(isNull(from), lte(from, until)),
      or(isNull(to), gte(to, first)),
    );
  const [offers, specials, stops, checkouts, weekdays, lengths] = [
    await tx
      .select()
      .from(offersTable)
      .where(inForce(offersTable, offersTable.stay_from, offersTable.stay_to, last)),
    await tx
      .select()
      .from(specialPricesTable)
      .where(inForce(specialPricesTable, specialPricesTable.stay_from, specialPricesTable.stay_to, last)),
    await tx
      .select()
      .from(stopSalesTable)
      .where(inForce(stopSalesTable, stopSalesTable.start_date, stopSalesTable.end_date, last)),
    await tx
      .select()
      .from(blockedCheckoutsTable)
      .where(
        inForce(
          blockedCheckoutsTable,
          blockedCheckoutsTable.start_date,
          blockedCheckoutsTable.end_date,
          addDays(last, 1),
        ),
      ),
    await tx
      .select()
      .from(weekdaySupplementsTable)
      .where(
        inForce(
          weekdaySupplementsTable,
          weekdaySupplementsTable.stay_from,
          weekdaySupplementsTable.stay_to,
          last,
        ),
      ),
    await tx
      .select()
      .from(stayLengthsTable)
      .where(inForce(stayLengthsTable, stayLengthsTable.start_date, stayLengthsTable.end_date, last)),
  ];
  const [ofOffers, ofSpecials, ofStops, ofCheckouts, ofWeekdays, ofLengths] = [
    byOwner(offers),
    byOwner(specials),
    byOwner(stops),
    byOwner(checkouts),
    byOwner(weekdays),
    byOwner(lengths),
  ];
  const stockOf = await readStocks(tx, hotelIds, { first, last });
  return (owner) => {
    const stock = stockOf(owner);
    return {
      offers: ofOffers(owner),
      special_prices: ofSpecials(owner),
      stop_sales: ofStops(owner),
      blocked_checkouts: ofCheckouts(owner),
      weekday_supplements: ofWeekdays(owner),
      stay_lengths: ofLengths(owner),
      // Hotels without allotments cost nothing.
      ...(stock && { stock }),
    };
  };
}
