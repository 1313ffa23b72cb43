import { eq, like, sql } from 'drizzle-orm';
import { flightTimesProblem } from '@itinera/shared/bookings';
import { addDays, isCurrency, keptAmount, releaseDays, type BlockSeat } from '@itinera/shared/contracts';
import { formatMoney } from '@itinera/shared/format';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { flightZones } from '../airports/flightZones';
import { blockSeatsTable as table, type BlockRow } from './blockSeats.table';

type Changes = Partial<typeof table.$inferInsert>;
type Flight = Pick<
  BlockSeat,
  | 'direction'
  | 'origin_airport_id'
  | 'destination_airport_id'
  | 'departure_date'
  | 'departure_time'
  | 'arrival_time'
  | 'arrival_day_offset'
>;

/** A code such as BT651-2027-06-12; a second block on one departure gets a numeric suffix. */
async function newCode(tx: Transaction, flightNumber: string, day: string): Promise<string> {
  const code = `${flightNumber.replaceAll(' ', '')}-${day}`;
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(like(table.code, `${code}%`));
  return found?.count ? `${code}-${found.count + 1}` : code;
}

const leaves = ({ departure_date, departure_time }: Flight) => `${departure_date} ${departure_time}`;
/** Arrival at the airport that the other flight leaves from, so that both times are local there. */
const arrives = ({ departure_date, arrival_day_offset, arrival_time }: Flight) =>
  `${addDays(departure_date, arrival_day_offset)} ${arrival_time}`;

/** Why a flight can't be the return of another one; undefined if it can. */
function pairProblem(outbound: Flight, back: Flight): string | undefined {
  if (outbound.direction !== 'outbound' || back.direction !== 'return')
    return 'Pair an outbound flight with a return flight.';
  if (
    outbound.origin_airport_id !== back.destination_airport_id ||
    outbound.destination_airport_id !== back.origin_airport_id
  )
    return 'Choose a return flight on the same route.';
  return leaves(back) <= arrives(outbound)
    ? 'Choose a return flight that leaves after this one has arrived.'
    : undefined;
}

async function requirePairs(tx: Transaction, after: Changes & Flight, id: string | undefined): Promise<void> {
  if (after.paired_block_id) {
    const [back] = await tx.select().from(table).where(eq(table.id, after.paired_block_id));
    const problem = back && pairProblem(after, back);
    if (problem) throw invalid({ paired_block_id: problem });
  }
  if (id === undefined) return;
  const [outbound] = await tx.select().from(table).where(eq(table.paired_block_id, id));
  const problem = outbound && pairProblem(outbound, after);
  if (problem)
    throw invalid({
      departure_date: `This is the return flight of ${outbound.code}, which it no longer fits. Unpair them first.`,
    });
}

/** The fields that bookings rely on: where a flight leaves from, and when. */
const ofFlight = ['direction', 'origin_airport_id', 'destination_airport_id', 'departure_date'] as const;

function requireRoom(after: Changes, { seats_sold, seats_held, ...before }: BlockRow): void {
  const taken = seats_sold + seats_held;
  const isOversold = after.seats_total !== undefined && after.seats_total < taken;
  if (isOversold && after.seats_total !== before.seats_total && !after.oversold_reason)
    throw invalid({
      seats_total: `Enter ${taken} or more: so many are sold or held. If there are really fewer, say why there are.`,
    });
  if (taken === 0) return;
  for (const field of ofFlight)
    if (after[field] !== undefined && after[field] !== before[field])
      throw invalid({
        [field]: `${taken} seats of this flight are sold or held. Move those bookings to another block first.`,
      });
}

const ofTimes = [
  'origin_airport_id',
  'destination_airport_id',
  'departure_date',
  'departure_time',
  'arrival_time',
  'arrival_day_offset',
] as const;

/** Refuses impossible times of a flight as soon as one of them changes. */
async function requireTimes(tx: Transaction, after: Flight, before: Flight | undefined): Promise<void> {
  if (before && ofTimes.every((field) => after[field] === before[field])) return;
  const arrival_date = addDays(after.departure_date, after.arrival_day_offset);
  const zones = await flightZones(tx, after.origin_airport_id, after.destination_airport_id);
  const problem = flightTimesProblem({ ...after, arrival_date }, zones);
  if (!problem) return;
  const { why, fits } = problem;
  throw invalid(
    fits === undefined
      ? { arrival_time: `${why} Enter other times.` }
      : { arrival_day_offset: `${why} Enter ${fits}, or other times.` },
  );
}

const fares = [
  'adult_net_minor',
  'child_net_minor',
  'infant_net_minor',
  'adult_sale_minor',
  'child_sale_minor',
  'infant_sale_minor',
] as const;

/** Another currency requires other fares and charges: kept ones would silently become other amounts. */
function requireOwnAmounts(changes: Changes, before: BlockRow): void {
  const { currency = before.currency } = changes;
  if (currency === before.currency || !isCurrency(before.currency)) return;
  const keptFares = fares
    .filter((field) => before[field] && (changes[field] === undefined || changes[field] === before[field]))
    .map((field) => [field, before[field] ?? 0] as const);
  const charge = keptAmount(before.cancellation_steps, changes.cancellation_steps);
  const kept = [...keptFares, ...(charge === undefined ? [] : [['cancellation_steps', charge] as const])];
  if (kept.length === 0) return;
  const advice = (minor: number) =>
    `This is still ${formatMoney(minor, before.currency)}. Enter it in ${currency}, or keep ${before.currency}.`;
  throw invalid(Object.fromEntries(kept.map(([field, minor]) => [field, advice(minor)])));
}

/** Completes a block, and refuses inconsistent seats or pairs. */
export async function prepareBlock(
  tx: Transaction,
  changes: Changes,
  before: BlockRow | undefined,
): Promise<Changes> {
  const after = { ...before, ...changes };
  const { flight_number = '', departure_date = '' } = after;
  if (before) {
    requireRoom(changes, before);
    requireOwnAmounts(changes, before);
  }
  // The contract requires the fields of a flight.
  await requirePairs(tx, after as Changes & Flight, before?.id);
  await requireTimes(tx, after as Changes & Flight, before);
  const isOversold = before && (after.seats_total ?? 0) < before.seats_sold + before.seats_held;
  const reason = isOversold ? after.oversold_reason : null;
  if (before) return { ...changes, ...(reason !== before.oversold_reason && { oversold_reason: reason }) };
  return {
    ...changes,
    oversold_reason: null,
    code: changes.code ?? (await newCode(tx, flight_number, departure_date)),
    release_date:
      changes.block_type === 'soft'
        ? (changes.release_date ?? addDays(departure_date, -releaseDays))
        : (changes.release_date ?? null),
    child_net_minor: changes.child_net_minor ?? after.adult_net_minor ?? 0,
  };
}

/** Locks a block, so that nobody else changes it or its seats until the transaction ends. */
export async function lockBlock(tx: Transaction, id: string): Promise<BlockRow | undefined> {
  const [block] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return block;
}
