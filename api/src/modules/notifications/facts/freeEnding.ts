import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays } from '@itinera/shared/contracts';
import { formatInstantIn } from '@itinera/shared/format';
import { freeUntil } from '@itinera/shared/pricing';
import { timeZone, today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { beginningOf } from '../../bookings/beginningOf';
import { bookingFlightsTable as flights, type FlightRow } from '../../bookings/bookingFlights.table';
import { bookingHotelsTable as stays, type StayRow } from '../../bookings/bookingHotels.table';
import { bookingsTable as bookings, type BookingRow } from '../../bookings/bookings.table';
import { costOfBooking } from '../../bookings/cancellation/costOfBooking';
import { hasSeats } from '../../bookings/freeUntilOf';
import { factsOf } from './bookingFacts';
import { most, shownMoney, type DueFacts } from './facts';

type Stay = Pick<StayRow, 'id' | 'booking_id' | 'cancellation' | 'customer_cancellation'>;
type Flight = Pick<FlightRow, keyof Stay | 'seat_status'>;

interface Sold {
  stays: readonly Stay[];
  flights: readonly Flight[];
}

const termsOf = <T extends Record<keyof Stay, PgColumn>>({
  id,
  booking_id,
  cancellation,
  customer_cancellation,
}: T): Pick<T, keyof Stay> => ({ id, booking_id, cancellation, customer_cancellation });

async function readSold(tx: Transaction, bookingIds: string[]): Promise<Sold> {
  if (bookingIds.length === 0) return { stays: [], flights: [] };
  return {
    stays: await tx
      .select(termsOf(stays))
      .from(stays)
      .where(inArray(stays.booking_id, bookingIds))
      .orderBy(asc(stays.check_in), asc(stays.id)),
    flights: await tx
      .select({ ...termsOf(flights), seat_status: flights.seat_status })
      .from(flights)
      .where(inArray(flights.booking_id, bookingIds))
      .orderBy(asc(flights.departure_date), asc(flights.id)),
  };
}

/** Of the hotel, or the airport of origin, whose terms end first: their hours are of its clock. */
const zoneOf = (end: string, { stays: hotels, flights: all }: Sold): string =>
  [...hotels, ...all.filter(hasSeats)].find(
    ({ customer_cancellation: stages }) => freeUntil(stages ?? []) === end,
  )?.cancellation?.time_zone ?? timeZone();

function endOf(booking: BookingRow, end: string, sold: Sold): DueFacts {
  const { customer } = costOfBooking(booking, sold.stays, { at: end, isForStaff: true }, sold.flights);
  return {
    // Announced again when the end changes.
    key: `${booking.id} ${end}`,
    facts: factsOf(booking, {
      free_until: formatInstantIn(end, zoneOf(end, sold)),
      cost: shownMoney(customer?.now_minor ?? 0, booking.currency),
    }),
  };
}

/**
 * Bookings that customers cancel for nothing only until one of the next days; only what is requested or confirmed has such an end. Days are
 * those of the business: east of it, an end in the morning of a hotel's day would be over before that day begins here.
 */
export async function findFreeEnding(tx: Transaction, leadDays: number): Promise<DueFacts[]> {
  const after = beginningOf(addDays(today(), leadDays + 1));
  const ending = await tx
    .select()
    .from(bookings)
    .where(and(gt(bookings.free_until, sql`now()`), lt(bookings.free_until, after)))
    .orderBy(asc(bookings.free_until), asc(bookings.id))
    .limit(most);
  const sold = await readSold(
    tx,
    ending.map(({ id }) => id),
  );
  const ofBooking = (id: string): Sold => ({
    stays: sold.stays.filter(({ booking_id }) => booking_id === id),
    flights: sold.flights.filter(({ booking_id }) => booking_id === id),
  });
  return ending.flatMap((booking) =>
    booking.free_until === null ? [] : [endOf(booking, booking.free_until, ofBooking(booking.id))],
  );
}
