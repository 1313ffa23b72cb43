import { eq, sql } from 'drizzle-orm';
import { bookingTotals } from '@itinera/shared/bookings';
import { bookingPrices } from '@itinera/shared/contracts';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { entityOf } from '../../rest/write/operations';
import { bookingPricesTable as table } from './bookingPrices.table';
import { readParts } from './parts';
import { servicesOf } from './summaryOf';

/** Lowers a discount that exceeds the cost of everything else to that amount, with a row in the log. */
export async function lowerDiscount(
  tx: Transaction,
  context: WriteContext,
  bookingId: string,
): Promise<void> {
  const parts = await readParts(tx, bookingId);
  const [before] = parts.prices;
  const { parts_minor, total_minor } = bookingTotals(servicesOf(parts));
  if (!before || total_minor >= 0) return;
  const [after] = await tx
    .update(table)
    .set({ discount_minor: parts_minor, updated_at: sql`now()` })
    .where(eq(table.id, before.id))
    .returning();
  if (!after) throw new Error('The lowered discount was not answered.');
  await recordChange(tx, context, {
    entity: entityOf(bookingPrices.path),
    entity_id: before.id,
    action: 'update',
    before,
    after,
  });
}
