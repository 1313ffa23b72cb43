import { and, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { recordChange } from '../../audit/recordChange';
import { systemContext } from '../../audit/writeContext';
import { today } from '../../base/today';
import type { Actor } from '../../db/actor';
import type { Database } from '../../db/database';
import { withoutDerived } from '../../rest/entries/derived';
import { entityOf } from '../../rest/write/operations';
import { blockSeatsTable as table } from './blockSeats.table';

const atATime = 200;

const hasDeparted = () =>
  and(inArray(table.status, ['open', 'closed', 'released']), lt(table.departure_date, today()));
const isToRelease = () =>
  and(eq(table.status, 'open'), eq(table.block_type, 'soft'), lt(table.release_date, today()));

async function setStatus(
  database: Database,
  actor: Actor,
  id: string,
  found: SQL | undefined,
  status: BlockSeat['status'],
): Promise<void> {
  await database.withActor(actor, async (tx) => {
    // Another process may have closed it meanwhile.
    const [before] = await tx
      .select()
      .from(table)
      .where(and(eq(table.id, id), found))
      .for('update');
    if (!before) return;
    const [after] = await tx
      .update(table)
      .set({ status, updated_at: sql`now()` })
      .where(eq(table.id, id))
      .returning();
    if (!after) return;
    await recordChange(tx, systemContext('block-seats'), {
      entity: entityOf(blockSeats.path),
      entity_id: id,
      action: 'update',
      before: withoutDerived(table, before),
      after: withoutDerived(table, after),
    });
  });
}

/** Marks flights that have departed, and releases unsold seats of soft blocks after their release date. */
export async function closeBlocks(database: Database, actor: Actor, signal: AbortSignal): Promise<void> {
  const due = await database.withActor(actor, (tx) =>
    tx
      .select({ id: table.id, departure_date: table.departure_date })
      .from(table)
      .where(or(hasDeparted(), isToRelease()))
      .orderBy(table.departure_date, table.id)
      .limit(atATime),
  );
  for (const { id, departure_date } of due) {
    if (signal.aborted) return;
    if (departure_date < today()) await setStatus(database, actor, id, hasDeparted(), 'departed');
    else await setStatus(database, actor, id, isToRelease(), 'released');
  }
}
