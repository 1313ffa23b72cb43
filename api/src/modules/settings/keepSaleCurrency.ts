import { sql } from 'drizzle-orm';
import { isCurrency } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';

/** Refuses another currency of sales while transfer prices, which have none of their own, were entered in this one. */
export async function keepSaleCurrency(tx: Transaction, before: string, after: string): Promise<void> {
  if (after === before || !isCurrency(before)) return;
  const [found] = await tx.execute<{ prices: number; hotels: number }>(sql`
    SELECT count(*)::int AS prices, count(DISTINCT hotel_id)::int AS hotels
    FROM hotel_airports WHERE transfer_price_minor <> 0`);
  if (!found || found.prices === 0) return;
  const prices = plural(found.prices, 'transfer price');
  throw invalid({
    sale_currency: `Keep ${before}: ${prices} of ${plural(found.hotels, 'hotel')} ${found.prices === 1 ? 'is' : 'are'} in it, and would be taken for ${after}. Remove them from the airports of the hotels first, then enter them in ${after}.`,
  });
}
