import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { beforeCommit } from '../../../db/beforeCommit';
import type { Transaction } from '../../../db/database';
import { isLocked } from '../lockPriceList';
import type { Owner } from '../priceOwner';
import { saveCandidates } from './saveCandidates';
import { saveCoverage } from './saveCoverage';
import { isWritten, type WrittenList } from './writtenLists';

/** Locks the lists, so that changes of concurrent writers are seen; in a common order, so that nobody deadlocks. */
export async function lockLists(tx: Transaction, lists: readonly WrittenList[]): Promise<void> {
  const owners = await tx.execute<Owner & Record<string, unknown>>(sql`
    SELECT hotel_id, dmc_id FROM hotel_dmcs link WHERE ${isWritten('link', lists)}
    UNION SELECT hotel_id, dmc_id FROM price_lists prices WHERE ${isWritten('prices', lists)}`);
  const named = owners.map(({ hotel_id, dmc_id }) => ({ id: uuidv7(), hotel_id, dmc_id }));
  await tx.execute(sql`
    INSERT INTO price_lists AS known (id, hotel_id, dmc_id, version)
    SELECT id, hotel_id, dmc_id, 1 FROM json_to_recordset(${JSON.stringify(named)}::json) AS named(id uuid, hotel_id uuid, dmc_id uuid)
    ORDER BY hotel_id, dmc_id
    ON CONFLICT (hotel_id, dmc_id) DO UPDATE SET version = known.version + 1`);
}

/** Recalculates candidates and coverage of these lists. */
export async function refreshLists(tx: Transaction, lists: readonly WrittenList[]): Promise<void> {
  await saveCandidates(tx, lists);
  await saveCoverage(tx, lists);
}

const hotelsAtOnce = 50;

/** Calculates all lists of these hotels, in statements that each end long before the statement timeout. */
export async function refreshHotels(tx: Transaction, hotelIds: readonly string[]): Promise<void> {
  for (let from = 0; from < hotelIds.length; from += hotelsAtOnce) {
    const some = hotelIds.slice(from, from + hotelsAtOnce);
    await refreshLists(
      tx,
      some.map((hotel_id) => ({ hotel_id, dmc_id: null })),
    );
  }
}

const written = new WeakMap<Transaction, Map<string, WrittenList>>();

async function refreshWritten(tx: Transaction): Promise<void> {
  const lists = [...(written.get(tx)?.values() ?? [])];
  const others = lists.filter((list) => !isLocked(tx, list));
  if (others.length > 0) await lockLists(tx, others);
  await refreshLists(tx, lists);
}

/** Recalculates a list at the end of the transaction, once for any number of writes. */
export function refreshAtEnd(tx: Transaction, { hotel_id, dmc_id }: WrittenList): void {
  const lists = written.get(tx) ?? new Map<string, WrittenList>();
  written.set(tx, lists.set(`${hotel_id} ${dmc_id}`, { hotel_id, dmc_id }));
  beforeCommit(tx, refreshWritten);
}
