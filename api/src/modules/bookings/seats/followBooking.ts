import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { entityOf } from '../../../rest/write/operations';
import { blockSeats, type BookingState, type SeatState } from '@itinera/shared/contracts';
import { followChanges } from '../../../audit/followChanges';
import { beforeCommit } from '../../../db/beforeCommit';
import type { Actor } from '../../../db/actor';
import type { Database, Transaction } from '../../../db/database';
import { blockSeatsTable as blocks } from '../../blockSeats/blockSeats.table';
import { Problem } from '../../../http/problem';
import { lockBlock } from '../../blockSeats/blockSeats.writes';
import { bookingFlightsTable as flights } from '../bookingFlights.table';
import type { BookingRow } from '../bookings.table';
import { lockBooking } from '../lockBooking';
import { flightOf } from './prepareFlight';
import { countSeats, isTaken, seatsIn } from './takeSeats';

/** A hold that has ended is not begun again by a new state, but what is confirmed needs its seats. */
const nextOf = (state: BookingState, current: SeatState): SeatState =>
  seatsIn[state] === 'held' ? current : seatsIn[state];

async function changeSeats(
  tx: Transaction,
  bookingId: string,
  next: (current: SeatState) => SeatState,
): Promise<void> {
  const withSeats = await tx
    .select()
    .from(flights)
    .where(and(eq(flights.booking_id, bookingId), isNotNull(flights.block_seat_id)))
    .orderBy(asc(flights.block_seat_id), asc(flights.id));
  for (const { id, block_seat_id, seats, seat_status } of withSeats) {
    const current = seat_status ?? 'released';
    const status = next(current);
    const block = status === current || !block_seat_id ? undefined : await lockBlock(tx, block_seat_id);
    if (!block) continue;
    const shortage = await countSeats(tx, block, id, { seats: seats ?? 0, status, isNew: !isTaken(current) });
    if (shortage) throw new Problem('rule', Object.values(shortage).join(' '));
    await tx
      .update(flights)
      .set({ seat_status: status, ...(status === 'sold' && { held_until: null }) })
      .where(eq(flights.id, id));
  }
}

/** Seats of a booking that is confirmed are sold, and those of a cancelled one are free again. Call it under a lock of the booking. */
export const followState = (tx: Transaction, { id, status }: BookingRow): Promise<void> =>
  changeSeats(tx, id, (current) => nextOf(status, current));

const atATime = 200;

/** Gives back the seats whose hold has ended, each booking in a transaction of its own. */
export async function releaseHolds(database: Database, actor: Actor, signal: AbortSignal): Promise<void> {
  const ended = await database.withActor(actor, (tx) =>
    tx
      .selectDistinct({ bookingId: flights.booking_id })
      .from(flights)
      .where(and(eq(flights.seat_status, 'held'), lt(flights.held_until, sql`now()`)))
      .limit(atATime),
  );
  for (const { bookingId } of ended) {
    if (signal.aborted) return;
    await database.withActor(actor, async (tx) => {
      await lockBooking(tx, bookingId);
      // Somebody may have been faster, or has held the seats again.
      const [still] = await tx
        .select({ id: flights.id })
        .from(flights)
        .where(
          and(
            eq(flights.booking_id, bookingId),
            eq(flights.seat_status, 'held'),
            lt(flights.held_until, sql`now()`),
          ),
        );
      if (still) await changeSeats(tx, bookingId, (current) => (current === 'held' ? 'released' : current));
    });
  }
}

/** Flights of bookings have the number and the times of their block, also when these change. */
export function followBlocks(): void {
  followChanges([entityOf(blockSeats.path)], (tx, { entity_id: id, before, after }) => {
    if (!before || !after) return;
    beforeCommit(tx, async () => {
      const [block] = await tx.select().from(blocks).where(eq(blocks.id, id));
      if (block) await tx.update(flights).set(flightOf(block)).where(eq(flights.block_seat_id, id));
    });
  });
}
