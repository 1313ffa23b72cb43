import { and, asc, eq, ne } from 'drizzle-orm';
import { arrivesAt, flightTimesProblem, leavesAt, type FlightTimes } from '@itinera/shared/bookings';
import { addDays } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import type { Transaction } from '../../../db/database';
import { invalid } from '../../../http/problem';
import { flightZones } from '../../airports/flightZones';
import { bookingFlightsTable as table } from '../bookingFlights.table';

interface Flight extends FlightTimes {
  id?: string | undefined;
  direction: 'outbound' | 'return';
  flight_number: string;
  origin_airport_id: string;
  destination_airport_id: string;
  block_seat_id?: string | null | undefined;
}

const shown = (flight: Pick<Flight, 'flight_number'>, day: string, time: string) =>
  `${flight.flight_number} on ${formatDay(day)} at ${time}`;

/** Checks the times of a flight without a block; those of a block are checked when the block is written. */
async function requireTimes(tx: Transaction, flight: Flight): Promise<void> {
  const zones = await flightZones(tx, flight.origin_airport_id, flight.destination_airport_id);
  const problem = flightTimesProblem(flight, zones);
  if (!problem) return;
  const { why, fits } = problem;
  throw invalid(
    fits === undefined
      ? { arrival_time: `${why} Enter other times.` }
      : { arrival_date: `${why} Enter ${formatDay(addDays(flight.departure_date, fits))}, or other times.` },
  );
}

/**
 * A return flight must leave after the arrival of the outbound one. With several outbound flights, the first one counts: others may be for
 * other guests.
 */
async function requireOrder(tx: Transaction, bookingId: string, flight: Flight): Promise<void> {
  const others = await tx
    .select()
    .from(table)
    .where(and(eq(table.booking_id, bookingId), flight.id ? ne(table.id, flight.id) : undefined))
    .orderBy(asc(table.departure_date), asc(table.departure_time));
  const out = others.find(({ direction }) => direction === 'outbound');
  if (flight.direction === 'return') {
    if (out && leavesAt(flight) <= arrivesAt(out))
      throw invalid({
        departure_date: `The flight out, ${shown(out, out.arrival_date, out.arrival_time)}, arrives later. Choose a return after it.`,
      });
    return;
  }
  const back = others.find(({ direction }) => direction === 'return');
  const isFirst = !out || leavesAt(flight) <= leavesAt(out);
  if (back && isFirst && leavesAt(back) <= arrivesAt(flight))
    throw invalid({
      departure_date: `The flight back, ${shown(back, back.departure_date, back.departure_time)}, leaves before this one arrives. Choose an earlier flight, or move the flight back first.`,
    });
}

const times = [
  'direction',
  'origin_airport_id',
  'destination_airport_id',
  'departure_date',
  'departure_time',
  'arrival_date',
  'arrival_time',
] as const;

/** Checks a flight as soon as any of its fields changes; unchanged older flights are accepted. */
export async function requireFlies(
  tx: Transaction,
  bookingId: string,
  after: Flight,
  before: Flight | undefined,
): Promise<void> {
  if (before && times.every((field) => after[field] === before[field])) return;
  if (!after.block_seat_id) await requireTimes(tx, after);
  await requireOrder(tx, bookingId, after);
}
