import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database';
import type { Owner } from './priceOwner';
import { priceListsTable as table } from './priceLists.table';

const locked = new WeakMap<Transaction, Set<string>>();

/** Whether this transaction holds the lock of a hotel's and partner's prices. */
export const isLocked = (
  tx: Transaction,
  { hotel_id, dmc_id }: { hotel_id: string; dmc_id: string | null },
): boolean => locked.get(tx)?.has(`${hotel_id} ${dmc_id}`) ?? false;

/**
 * Locks the prices of a hotel and a partner, before anything else is locked, so that rules about several rows hold, such as that periods
 * don't overlap. Increments the version of the prices, and creates their parent if it is missing.
 */
export async function lockPriceList(tx: Transaction, { hotel_id, dmc_id }: Owner): Promise<void> {
  await tx
    .insert(table)
    .values({ id: uuidv7(), hotel_id, dmc_id, version: 1 })
    .onConflictDoUpdate({
      target: [table.hotel_id, table.dmc_id],
      set: { version: sql`${table.version} + 1` },
    });
  const known = locked.get(tx) ?? new Set();
  locked.set(tx, known.add(`${hotel_id} ${dmc_id}`));
}
