import { and, eq, lt } from 'drizzle-orm';
import { systemContext } from '../../audit/writeContext';
import { today } from '../../base/today';
import type { Actor } from '../../db/actor';
import type { Database } from '../../db/database';
import { changeStatus } from './actions/changeStatus';
import { bookingsTable as table } from './bookings.table';

const atATime = 200;

/** Completes confirmed bookings from the day after the return on, each in a transaction of its own. */
export async function completeBookings(database: Database, actor: Actor, signal: AbortSignal): Promise<void> {
  const over = await database.withActor(actor, (tx) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.status, 'confirmed'), lt(table.return_date, today())))
      .orderBy(table.return_date, table.id)
      .limit(atATime),
  );
  const context = systemContext('complete-bookings');
  for (const { id } of over) {
    if (signal.aborted) return;
    await database.withActor(actor, async (tx) => {
      // Another process may have completed it meanwhile.
      const [booking] = await tx
        .select({ status: table.status })
        .from(table)
        .where(eq(table.id, id))
        .for('update');
      if (booking?.status === 'confirmed') await changeStatus(tx, context, id, { status: 'completed' });
    });
  }
}
