import type { InferInsertModel } from 'drizzle-orm';
import { flightOfBlock, seatsFor, whyNoSeats } from '@itinera/shared/bookings';
import type { SeatState } from '@itinera/shared/contracts';
import type { WriteContext } from '../../../audit/writeContext';
import { today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { invalid, Problem } from '../../../http/problem';
import type { BlockRow } from '../../blockSeats/blockSeats.table';
import { lockBlock } from '../../blockSeats/blockSeats.writes';
import type { bookingFlightsTable, FlightRow } from '../bookingFlights.table';
import type { BookingRow } from '../bookings.table';
import { frozenSeatTerms } from './frozenSeatTerms';
import { holdUntil } from './holdUntil';
import { requireFlies } from './requireFlies';
import { countSeats, isTaken, seatsIn } from './takeSeats';
import { whoFlies } from './whoFlies';

type Changes = Partial<InferInsertModel<typeof bookingFlightsTable>>;

const none = { block_seat_id: null, seats: null, seat_status: null, held_until: null };

function requireSameFlight(changes: Changes, block: BlockRow): void {
  for (const [field, value] of Object.entries(flightOfBlock(block))) {
    const changed: unknown = Reflect.get(changes, field);
    if (changed !== undefined && changed !== value)
      throw invalid({
        [field]: `This is as in ${block.code}. Change it there, or take no seats of a block.`,
      });
  }
}

/** Locked in the order of their ids, so that two flights that exchange blocks don't deadlock. */
async function lockBlocks(tx: Transaction, ids: (string | null | undefined)[]): Promise<BlockRow[]> {
  const locked: BlockRow[] = [];
  for (const id of [...new Set(ids.filter((one) => typeof one === 'string'))].sort()) {
    const block = await lockBlock(tx, id);
    if (block) locked.push(block);
  }
  return locked;
}

/** Whether the changes concern seats. */
const asksForSeats = (changes: Changes, before: FlightRow | undefined): boolean =>
  !before || changes.block_seat_id !== undefined || changes.seats !== undefined;

const hasEnded = ({ seat_status, held_until }: FlightRow): boolean =>
  seat_status === 'released' ||
  (seat_status === 'held' && held_until !== null && new Date(held_until) <= new Date());

/** Seat state of a restored flight: an expired hold remains expired, and a confirmed booking needs its seats. */
const seatsBackIn = ({ status }: BookingRow, removed: FlightRow): SeatState =>
  seatsIn[status] === 'held' && hasEnded(removed) ? 'released' : seatsIn[status];

/** Whether the amounts must be computed for the current party, even without a block; a restored flight keeps its party. */
const asksForAmounts = (changes: Changes, before: FlightRow | undefined): boolean =>
  !before ||
  (changes.net_minor ?? before.net_minor) !== before.net_minor ||
  (changes.sale_minor ?? before.sale_minor) !== before.sale_minor;

/**
 * Takes the seats of a flight from its block, and releases those of the previous one. A new hold lasts as long as the settings say; seats
 * of an expired hold are taken again only on request.
 */
async function withSeats(
  tx: Transaction,
  booking: BookingRow,
  changes: Changes,
  before: FlightRow | undefined,
  context: WriteContext,
  isRestored: boolean,
): Promise<Changes> {
  const { id, block_seat_id, seats } = { ...before, ...changes };
  if (!block_seat_id && changes.seats)
    throw invalid({ block_seat_id: 'Choose the block whose seats these are.' });
  const locked = await lockBlocks(tx, [before?.block_seat_id, block_seat_id]);
  for (const left of locked) if (left.id !== block_seat_id) await countSeats(tx, left, id, undefined);
  const block = locked.find((one) => one.id === block_seat_id);
  if (!block && block_seat_id)
    throw invalid({ block_seat_id: 'There is no such entry. Choose another one.' });
  const flying = await whoFlies(tx, booking.id);
  const fareOn = (day: string | undefined): Changes =>
    day !== undefined && asksForAmounts(changes, before) ? { fare_party: flying(day) } : {};
  if (!block)
    return {
      ...changes,
      ...none,
      // Keeps the note why a copy has no seats.
      ...(before?.block_seat_id && { seats_note: null }),
      ...fareOn(changes.departure_date ?? before?.departure_date),
    };

  const isChosen = block.id !== before?.block_seat_id;
  const asks = isRestored || asksForSeats(changes, before);
  const inState = asks ? seatsIn[booking.status] : (before?.seat_status ?? 'released');
  const status = isRestored && before ? seatsBackIn(booking, before) : inState;
  const wanted = seats ?? seatsFor(flying(block.departure_date));
  if (wanted < 1) throw invalid({ seats: 'Enter how many seats the booking takes.' });
  const had = !isRestored && !isChosen && isTaken(before?.seat_status) ? (before?.seats ?? 0) : 0;
  const refusal = await countSeats(tx, block, id, { seats: wanted, status, had });
  if (refusal) throw invalid(refusal.problem);
  requireSameFlight(changes, block);
  // A hold that is restored unchanged keeps its end.
  const isSame = isRestored && status === before?.seat_status;
  // In a block that does not sell, fewer seats don't extend the hold.
  const isNewHold = asks && status === 'held' && !isSame && whyNoSeats(block, today()) === undefined;
  return {
    ...changes,
    ...flightOfBlock(block),
    ...fareOn(block.departure_date),
    block_seat_id: block.id,
    seats: wanted,
    seat_status: status,
    ...(isChosen && { seats_note: null }),
    ...(status !== 'held' && { held_until: null }),
    // An SQL expression, which the row types don't include.
    ...(isNewHold && ({ held_until: await holdUntil(tx, context) } as object)),
  };
}

const soldAs = ['block_seat_id', 'seats', 'net_minor', 'sale_minor'] as const;

/** Seats keep the terms that they were sold on until their block, their number or their price changes, or they are taken again. */
const keepsTerms = (before: FlightRow, after: Changes): boolean =>
  soldAs.every((field) => after[field] === before[field]) &&
  (isTaken(before.seat_status) || !isTaken(after.seat_status));

/** Prepares a flight with its seats, and the terms of their cancellation; refuses impossible times. */
export async function prepareFlight(
  tx: Transaction,
  booking: BookingRow,
  changes: Changes,
  before: FlightRow | undefined,
  context: WriteContext,
): Promise<Changes> {
  const prepared = await withSeats(tx, booking, changes, before, context, false);
  // The contract requires the fields of a flight, or its block has them.
  const after = { ...before, ...prepared };
  await requireFlies(tx, booking.id, after as FlightRow, before);
  // Within a new booking, the amounts follow, and then the terms.
  const isPriced = after.net_minor !== undefined;
  if (!isPriced || (before && keepsTerms(before, after))) return prepared;
  return { ...prepared, ...(await frozenSeatTerms(tx, booking, after, context)) };
}

/** A removed flight with its seats and terms, or a refusal that names the flight: an undo has no form whose fields could be marked. */
export async function restoreFlight(
  tx: Transaction,
  booking: BookingRow,
  removed: FlightRow,
  context: WriteContext,
): Promise<Changes> {
  try {
    const prepared = await withSeats(tx, booking, {}, removed, context, true);
    await requireFlies(tx, booking.id, { ...removed, ...prepared } as FlightRow, removed);
    return prepared;
  } catch (error) {
    const why = error instanceof Problem ? Object.values(error.details.fields ?? {}) : [];
    if (why.length === 0) throw error;
    throw new Problem('rule', `Flight ${removed.flight_number} was not restored. ${why.join(' ')}`);
  }
}
