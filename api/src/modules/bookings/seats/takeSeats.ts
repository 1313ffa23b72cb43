import { and, eq, ne, sql } from 'drizzle-orm';
import { mayOverride, whyNoSeats } from '@itinera/shared/bookings';
import type { BookingState, FieldProblems, SeatState } from '@itinera/shared/contracts';
import { today } from '../../../base/today';
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

/** What a flight takes of a block, and how many seats it has had of it before. */
interface Taking {
  seats: number;
  status: SeatState;
  had: number;
  /** The booking goes on to a state that promises these seats: being held is not enough. */
  isPromised?: boolean;
  /** Promised although the block does not sell; what has not been held before is refused nevertheless. */
  isOverridden?: boolean;
}

export interface SeatRefusal {
  /** By the field of a flight. */
  problem: FieldProblems;
  /** The seats were held before, and a reason is enough to sell them. */
  mayOverride: boolean;
}

const seatsFree = (free: number): string =>
  free === 1 ? 'Only 1 seat is free' : `Only ${free} seats are free`;

/** Why a block does not give these seats. */
function refusalOf(
  block: BlockRow,
  others: { held: number; sold: number },
  { seats, status, had, isPromised = false, isOverridden = false }: Taking,
): SeatRefusal | undefined {
  const isMore = isTaken(status) && seats > had;
  if (!isMore && !isPromised) return undefined;
  const isPossible = !isMore && mayOverride(block, today());
  if (isOverridden && isPossible) return undefined;
  const why = whyNoSeats(block, today());
  if (why) return { problem: { block_seat_id: why }, mayOverride: isPossible };
  // What is held elsewhere may be given back: of seats held before, only those that are sold are in the way.
  const free = block.seats_total - others.sold - (isMore ? others.held : 0);
  if (seats <= free) return undefined;
  const left = free > 0 ? `${seatsFree(free)} on ${block.code}` : `${block.code} has no free seats`;
  return { problem: { seats: `${left}. Take fewer, or choose another block.` }, mayOverride: isPossible };
}

/**
 * Writes into a block what is sold and held of it, once a flight has these seats; undefined if it leaves the block. If the block does
 * not give them, why is answered, and nothing is written. Call it under a lock of the block, so that no two take the last one.
 */
export async function countSeats(
  tx: Transaction,
  block: BlockRow,
  flightId: string | undefined,
  taking: Taking | undefined,
): Promise<SeatRefusal | undefined> {
  const others = await takenByOthers(tx, block.id, flightId);
  const refusal = taking && refusalOf(block, others, taking);
  if (refusal) return refusal;
  const own = (status: SeatState) => (taking?.status === status ? taking.seats : 0);
  await tx
    .update(blocks)
    .set({ seats_held: others.held + own('held'), seats_sold: others.sold + own('sold') })
    .where(eq(blocks.id, block.id));
  return undefined;
}
