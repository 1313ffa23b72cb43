import { and, asc, eq, isNotNull, lt, sql, type InferSelectModel } from 'drizzle-orm';
import {
  bookingFlights,
  longestHoldHours,
  type BookingState,
  type SeatState,
} from '@itinera/shared/contracts';
import { recordChange } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Actor } from '../../../db/actor';
import { isAhead } from '../../../db/ahead';
import type { Database, Transaction } from '../../../db/database';
import { invalid, Problem } from '../../../http/problem';
import { withoutDerived } from '../../../rest/entries/derived';
import { entityOf } from '../../../rest/write/operations';
import type { BlockRow } from '../../blockSeats/blockSeats.table';
import { lockBlock } from '../../blockSeats/blockSeats.writes';
import { bookingFlightsTable as flights } from '../bookingFlights.table';
import { bookingsTable as bookings, type BookingRow } from '../bookings.table';
import { freeUntilOf } from '../freeUntilOf';
import { isManagerOf } from '../isManagerOf';
import { lockBooking } from '../lockBooking';
import { readParts } from '../parts';
import { frozenSeatTerms } from './frozenSeatTerms';
import { holdUntil } from './holdUntil';
import { countSeats, isTaken, seatsIn, type SeatRefusal } from './takeSeats';

type FlightRow = InferSelectModel<typeof flights>;
type Seats = FlightRow & { block_seat_id: string; current: SeatState };

/** A new state does not renew an expired hold, but a confirmation needs the seats. */
const nextOf = (state: BookingState, current: SeatState): SeatState =>
  seatsIn[state] === 'held' ? current : seatsIn[state];

/** The flights of a booking with seats, in the lock order of blocks. */
async function flightsWithSeats(tx: Transaction, bookingId: string): Promise<Seats[]> {
  const rows = await tx
    .select()
    .from(flights)
    .where(and(eq(flights.booking_id, bookingId), isNotNull(flights.block_seat_id)))
    .orderBy(asc(flights.block_seat_id), asc(flights.id));
  return rows.map((row) => ({
    ...row,
    block_seat_id: row.block_seat_id ?? '',
    current: row.seat_status ?? 'released',
  }));
}

const setStatus = (tx: Transaction, id: string, status: SeatState) =>
  tx
    .update(flights)
    .set({ seat_status: status, ...(status !== 'held' && { held_until: null }) })
    .where(eq(flights.id, id));

/** Only the booking's manager, or an admin, may override a block that does not sell. */
function requireManager(booking: BookingRow, context: WriteContext): void {
  if (isManagerOf(booking, context)) return;
  const { manager_name } = booking;
  throw invalid({
    seats_reason: `Only the manager of the booking${manager_name ? `, ${manager_name},` : ''} or an admin can sell seats of a block that does not sell. Ask one of them.`,
  });
}

function refuse(refusals: { block: BlockRow; refusal: SeatRefusal }[]): void {
  if (refusals.length === 0) return;
  const sentences = refusals.flatMap(({ refusal }) => Object.values(refusal.problem));
  const may_override = refusals.every(({ refusal }) => refusal.mayOverride);
  const advice = may_override
    ? ' These seats were held before: the manager of the booking can sell them with a reason.'
    : '';
  throw new Problem('rule', [...new Set(sentences)].join(' ') + advice, {
    params: { seats: { blocks: refusals.map(({ block }) => block.code), may_override } },
  });
}

/** Changes a flight, and records that in the log. */
async function change(tx: Transaction, context: WriteContext, flight: Seats, values: Partial<FlightRow>) {
  const [before] = await tx.select().from(flights).where(eq(flights.id, flight.id));
  const [after] = await tx.update(flights).set(values).where(eq(flights.id, flight.id)).returning();
  if (!before || !after) return;
  await recordChange(tx, context, {
    entity: entityOf(bookingFlights.path),
    entity_id: flight.id,
    action: 'update',
    before: withoutDerived(flights, before),
    after: withoutDerived(flights, after),
  });
}

/** Seats that are taken again, after the end of their hold, are on the terms of today. */
async function freezeAgain(tx: Transaction, context: WriteContext, booking: BookingRow, flight: Seats) {
  const terms = await frozenSeatTerms(tx, booking, flight, context);
  if (flight.cancellation || terms.cancellation) await change(tx, context, flight, terms);
}

/**
 * Updates the seats to the state of a booking: sold when confirmed, free when cancelled. Promising them to the customer or a partner needs
 * a block that sells; `reason` overrides that for held seats. Call it under a lock of the booking.
 */
export async function followState(
  tx: Transaction,
  context: WriteContext,
  booking: BookingRow,
  reason?: string,
): Promise<void> {
  const refused: { block: BlockRow; refusal: SeatRefusal }[] = [];
  for (const flight of await flightsWithSeats(tx, booking.id)) {
    const { id, block_seat_id, current } = flight;
    const status = nextOf(booking.status, current);
    const isPromised = isTaken(status) && current !== 'sold' && booking.status !== 'draft';
    const block = isPromised || status !== current ? await lockBlock(tx, block_seat_id) : undefined;
    if (!block) continue;
    const seats = flight.seats ?? 0;
    const taking = { seats, status, had: isTaken(current) ? seats : 0, isPromised };
    const refusal = await countSeats(tx, block, id, taking);
    if (refusal && reason && refusal.mayOverride) {
      requireManager(booking, context);
      await countSeats(tx, block, id, { ...taking, isOverridden: true });
      const why = Object.values(refusal.problem).join(' ');
      // Why its seats were sold nevertheless.
      await change(tx, context, flight, { seats_note: `${reason} (${why})` });
    } else if (refusal) refused.push({ block, refusal });
    if (isTaken(status) && !isTaken(current)) await freezeAgain(tx, context, booking, flight);
    await setStatus(tx, id, status);
  }
  refuse(refused);
}

const atATime = 200;

const isOver = () => and(eq(flights.seat_status, 'held'), lt(flights.held_until, sql`now()`));

/** Shortens holds that a wrong clock began in the future to the usual time from now. */
const pullBack = (database: Database, actor: Actor): Promise<unknown> =>
  database.withActor(actor, async (tx) =>
    tx
      .update(flights)
      .set({ held_until: await holdUntil(tx, { actor }) })
      .where(and(eq(flights.seat_status, 'held'), isAhead(flights.held_until, longestHoldHours * 3600))),
  );

/** Seats that were given back no longer end the time in which a booking is cancelled for nothing. */
async function updateFreeUntil(tx: Transaction, booking: BookingRow | undefined): Promise<void> {
  if (!booking) return;
  const free_until = freeUntilOf(booking, await readParts(tx, booking.id));
  if (free_until !== booking.free_until)
    await tx.update(bookings).set({ free_until }).where(eq(bookings.id, booking.id));
}

/** Releases the seats of expired holds, each booking in a transaction of its own. */
export async function releaseHolds(database: Database, actor: Actor, signal: AbortSignal): Promise<void> {
  await pullBack(database, actor);
  const ended = await database.withActor(actor, (tx) =>
    tx.selectDistinct({ bookingId: flights.booking_id }).from(flights).where(isOver()).limit(atATime),
  );
  for (const { bookingId } of ended) {
    if (signal.aborted) return;
    await database.withActor(actor, async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      // Another process may have released it, or a person renewed the hold.
      const [still] = await tx
        .select({ id: flights.id })
        .from(flights)
        .where(and(eq(flights.booking_id, bookingId), isOver()));
      if (!still) return;
      for (const { id, block_seat_id, current, seats } of await flightsWithSeats(tx, bookingId)) {
        const block = current === 'held' ? await lockBlock(tx, block_seat_id) : undefined;
        if (!block) continue;
        await countSeats(tx, block, id, { seats: seats ?? 0, status: 'released', had: seats ?? 0 });
        await setStatus(tx, id, 'released');
      }
      await updateFreeUntil(tx, booking);
    });
  }
}
