import { and, eq, lt, sql } from 'drizzle-orm';
import { longestHoldHours } from '@itinera/shared/contracts';
import type { Actor } from '../../../db/actor';
import { isAhead } from '../../../db/ahead';
import type { Database } from '../../../db/database';
import { bookingHotelsTable as table } from '../bookingHotels.table';
import { lockBooking } from '../lockBooking';
import { holdUntil } from '../seats/holdUntil';
import { releaseRooms } from './followRooms';
import { lockRooms } from './lockRooms';

const atATime = 200;

const isHeld = eq(table.rooms_status, 'held');
const isOver = () => and(isHeld, lt(table.rooms_until, sql`now()`));

/** Shortens holds that a wrong clock began in the future to the usual time from now. */
const pullBack = (database: Database, actor: Actor): Promise<unknown> =>
  database.withActor(actor, async (tx) =>
    tx
      .update(table)
      .set({ rooms_until: await holdUntil(tx, { actor }) })
      .where(and(isHeld, isAhead(table.rooms_until, longestHoldHours * 3600))),
  );

/** Releases the rooms of expired holds, each booking in a transaction of its own. */
export async function endHoldsOfRooms(database: Database, actor: Actor, signal: AbortSignal): Promise<void> {
  await pullBack(database, actor);
  const ended = await database.withActor(actor, (tx) =>
    tx.selectDistinct({ bookingId: table.booking_id }).from(table).where(isOver()).limit(atATime),
  );
  for (const { bookingId } of ended) {
    if (signal.aborted) return;
    await database.withActor(actor, async (tx) => {
      await lockBooking(tx, bookingId);
      // Another process may have released them, or a person renewed the hold.
      const stays = await tx
        .select()
        .from(table)
        .where(and(eq(table.booking_id, bookingId), isOver()));
      await lockRooms(
        tx,
        stays.map(({ hotel_id }) => hotel_id),
      );
      for (const stay of stays) await releaseRooms(tx, { actor }, stay);
    });
  }
}
