import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import type { hotelDmcsTable } from './hotelDmcs.table';

type Owner = Pick<typeof hotelDmcsTable.$inferSelect, 'hotel_id' | 'dmc_id'>;

/**
 * Stores since when the prices have their currency. By the clock of the audit log, under the lock of the prices: what was deleted before, and
 * is restored by Undo, was in another one.
 */
export async function setCurrencySince(tx: Transaction, { hotel_id, dmc_id }: Owner): Promise<void> {
  await tx.execute(
    sql`UPDATE price_lists SET currency_since = ${new Date().toISOString()} WHERE hotel_id = ${hotel_id} AND dmc_id = ${dmc_id}`,
  );
}
