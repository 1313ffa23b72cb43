import { and, eq, ne, sql } from 'drizzle-orm';
import type { BookingState, FieldProblems, SeatState } from '@itinera/shared/contracts';
import type { Transaction } from '../../../db/database';
import { blockSeatsTable as blocks, type BlockRow } from '../../blockSeats/blockSeats.table';
import { bookingFlightsTable as flights } from '../bookingFlights.table';

/** What seats are while the booking is in a state. */
export const seatsIn: Record<BookingState, SeatState> = {
  draft: 'held',
  on_request: 'held',
  confirmed: 'sold',
  completed: 'sold',
  cancelled: 'released',
};

export const isTaken = (status: SeatState | null | undefined): boolean =>
  status === 'held' || status === 'sold';

/** What the flights of bookings but one have of a block. Call it under a lock of the block. */
async function takenByOthers(tx: Transaction, blockId: string, flightId: string | undefined) {
  const others = flightId === undefined ? undefined : ne(flights.id, flightId);
  const rows = await tx
    .select({ status: flights.seat_status, seats: sql<number>`sum(${flights.seats})::int` })
    .from(flights)
    .where(and(eq(flights.block_seat_id, blockId), others))
    .groupBy(flights.seat_status);
  const of = (status: SeatState) => rows.find((row) => row.status === status)?.seats ?? 0;
  return { held: of('held'), sold: of('sold') };
}

/** Why a block does not give so many seats, by the field of a flight. */
function shortageOf(block: BlockRow, free: number, seats: number): FieldProblems | undefined {
  if (block.status !== 'open')
    return { block_seat_id: `${block.code} is ${block.status} and sells no seats. Choose another block.` };
  if (seats <= free) return undefined;
  const some = free === 1 ? 'Only 1 seat is free' : `Only ${free} seats are free`;
  const left = free > 0 ? `${some} on ${block.code}` : `${block.code} has no free seats`;
  return { seats: `${left}. Take fewer, or choose another block.` };
}

/**
 * Writes into a block what is sold and held of it, once a flight has these seats; undefined if it leaves the block. `isNew`: the flight
 * has not had them before, so that they must be free; what is missing is answered, and nothing is written. Call it under a lock of the
 * block, so that no two take the last one.
 */
export async function countSeats(
  tx: Transaction,
  block: BlockRow,
  flightId: string | undefined,
  taken: { seats: number; status: SeatState; isNew: boolean } | undefined,
): Promise<FieldProblems | undefined> {
  const { held, sold } = await takenByOthers(tx, block.id, flightId);
  if (taken?.isNew && isTaken(taken.status)) {
    const shortage = shortageOf(block, block.seats_total - held - sold, taken.seats);
    if (shortage) return shortage;
  }
  const own = (status: SeatState) => (taken?.status === status ? taken.seats : 0);
  await tx
    .update(blocks)
    .set({ seats_held: held + own('held'), seats_sold: sold + own('sold') })
    .where(eq(blocks.id, block.id));
  return undefined;
}
