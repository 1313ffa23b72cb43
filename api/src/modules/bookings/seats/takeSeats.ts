import { and, eq, ne, sql } from 'drizzle-orm';
import { mayOverride, whyNoSeats } from '@itinera/shared/bookings';
import type { BookingState, FieldProblems, SeatState } from '@itinera/shared/contracts';
import { today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { blockSeatsTable as blocks, type BlockRow } from '../../blockSeats/blockSeats.table';
import { bookingFlightsTable as flights } from '../bookingFlights.table';

/** The state of seats by that of the booking. */
export const seatsIn: Record<BookingState, SeatState> = {
  draft: 'held',
  on_request: 'held',
  confirmed: 'sold',
  completed: 'sold',
  cancelled: 'released',
};

export const isTaken = (status: SeatState | null | undefined): boolean =>
  status === 'held' || status === 'sold';

/** Seats of a block that are taken by other flights. Call it under a lock of the block. */
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

/** The seats that a flight requests of a block, and its previous number. */
interface Taking {
  seats: number;
  status: SeatState;
  had: number;
  /** The new state of the booking promises these seats, for which a hold is not enough. */
  isPromised?: boolean;
  /** Promised although the block does not sell; applies only to seats that were held before. */
  isOverridden?: boolean;
}

export interface SeatRefusal {
  /** Problems by the field of a flight. */
  problem: FieldProblems;
  /** Whether a reason is enough, because the seats were held before. */
  mayOverride: boolean;
}

const seatsFree = (free: number): string =>
  free === 1 ? 'Only 1 seat is free' : `Only ${free} seats are free`;

/** Why a block refuses these seats; undefined if it does not. */
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
  // Holds of others may expire: they only prevent taking more seats, not keeping held ones.
  const free = block.seats_total - others.sold - (isMore ? others.held : 0);
  if (seats <= free) return undefined;
  const left = free > 0 ? `${seatsFree(free)} on ${block.code}` : `${block.code} has no free seats`;
  return { problem: { seats: `${left}. Take fewer, or choose another block.` }, mayOverride: isPossible };
}

/**
 * Updates the sold and held seats of a block for those of a flight; undefined if it leaves the block. If the block refuses, nothing is
 * written and the refusal is returned. Call it under a lock of the block, so that the last seat is taken only once.
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
