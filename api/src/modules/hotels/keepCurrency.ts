import { sql } from 'drizzle-orm';
import { isCurrency } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { setCurrencySince } from './currencySince';
import type { hotelDmcsTable } from './hotelDmcs.table';

type Owner = Pick<typeof hotelDmcsTable.$inferSelect, 'hotel_id' | 'dmc_id'>;
type Counts = Record<
  | 'price'
  | 'base price'
  | 'supplement'
  | 'weekday supplement'
  | 'special price'
  | 'offer'
  | 'cancellation rule',
  number
>;

/** What a partner has entered for a hotel in the currency of its link. Locked, so that concurrent writers of prices wait. */
async function amountsOf(tx: Transaction, { hotel_id, dmc_id }: Owner): Promise<string> {
  const own = sql`hotel_id = ${hotel_id} AND dmc_id = ${dmc_id}`;
  await tx.execute(sql`SELECT id FROM price_lists WHERE ${own} FOR UPDATE`);
  const [counts] = await tx.execute<Counts>(sql`SELECT
    (SELECT count(*)::int FROM price_cells WHERE ${own} AND price_minor <> 0) AS price,
    (SELECT count(*)::int FROM base_prices WHERE ${own} AND price_minor <> 0) AS "base price",
    (SELECT count(*)::int FROM boarding_supplements WHERE ${own} AND (adult_minor <> 0 OR child_minor <> 0)) AS supplement,
    (SELECT count(*)::int FROM weekday_supplements WHERE ${own} AND amount_minor <> 0) AS "weekday supplement",
    (SELECT count(*)::int FROM special_prices WHERE ${own} AND price_minor <> 0) AS "special price",
    (SELECT count(*)::int FROM offers WHERE ${own} AND value_minor <> 0) AS offer,
    (SELECT count(*)::int FROM cancellation_terms WHERE ${own} AND concat(steps, no_show) LIKE '%"amount_per_%') AS "cancellation rule"`);
  return Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .map(([what, count]) => plural(count, what))
    .join(', ');
}

/** The currency of the last removed link, whose prices still exist. */
export async function removedCurrency(
  tx: Transaction,
  { hotel_id, dmc_id }: Owner,
): Promise<string | undefined> {
  const before = (field: string) => sql`changes::jsonb #>> ${`{${field},before}`}::text[]`;
  const [removed] = await tx.execute<{ currency: string }>(sql`
    SELECT ${before('currency')} AS currency FROM audit_log
    WHERE entity = 'hotel-dmcs' AND action = 'delete' AND outcome = 'done'
      AND ${before('hotel_id')} = ${hotel_id} AND ${before('dmc_id')} = ${dmc_id}
    ORDER BY at DESC, id DESC LIMIT 1`);
  return removed?.currency;
}

/** Refuses another currency while there are amounts in this one: each would silently become another amount. */
export async function keepCurrency(
  tx: Transaction,
  owner: Owner,
  currency: string,
  before: string | undefined,
): Promise<void> {
  if (currency === before) return;
  const amounts = await amountsOf(tx, owner);
  const known = before ?? (await removedCurrency(tx, owner));
  if (amounts === '') {
    if (known !== undefined && known !== currency) await setCurrencySince(tx, owner);
    return;
  }
  const entered = known ?? 'EUR';
  // An invalid code is corrected, because no amount was meant in it.
  if (entered === currency || !isCurrency(entered)) return;
  throw invalid({
    currency: `Keep ${entered}: it is the currency of what this partner has entered for the hotel (${amounts}). To change it, save the link in ${entered}, then choose “Change currency” beside the partner: it converts them.`,
  });
}
