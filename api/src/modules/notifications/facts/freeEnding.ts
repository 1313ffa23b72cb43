import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, type CombinedTerms } from '@itinera/shared/contracts';
import { formatInstantIn } from '@itinera/shared/format';
import { freeUntil } from '@itinera/shared/pricing';
import { timeZone, today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { beginningOf } from '../../bookings/beginningOf';
import { bookingFlightsTable as flights, type FlightRow } from '../../bookings/bookingFlights.table';
import { bookingHotelsTable as stays, type StayRow } from '../../bookings/bookingHotels.table';
import { bookingTransfersTable as transfers, type TransferRow } from '../../bookings/bookingTransfers.table';
import { bookingsTable as bookings, type BookingRow } from '../../bookings/bookings.table';
import { costOfBooking } from '../../bookings/cancellation/costOfBooking';
import { hasSeats } from '../../bookings/freeUntilOf';
import { initialStaffSettings } from '../../settings/initialSettings';
import { staffSettingsTable } from '../../settings/settings.table';
import { factsOf } from './bookingFacts';
import { most, shownMoney, type DueFacts } from './facts';

type Stay = Pick<StayRow, 'id' | 'booking_id' | 'sale_minor' | 'cancellation' | 'customer_cancellation'>;
type Flight = Pick<FlightRow, keyof Stay | 'seat_status'>;

interface Sold {
  stays: readonly Stay[];
  flights: readonly Flight[];
  transfers: readonly Pick<TransferRow, keyof Stay>[];
}

const termsOf = <T extends Record<keyof Stay, PgColumn>>({
  id,
  booking_id,
  sale_minor,
  cancellation,
  customer_cancellation,
}: T): Pick<T, keyof Stay> => ({ id, booking_id, sale_minor, cancellation, customer_cancellation });

async function readSold(tx: Transaction, bookingIds: string[]): Promise<Sold> {
  if (bookingIds.length === 0) return { stays: [], flights: [], transfers: [] };
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
    transfers: await tx
      .select(termsOf(transfers))
      .from(transfers)
      .where(inArray(transfers.booking_id, bookingIds))
      .orderBy(asc(transfers.id)),
  };
}

/** Of the hotel, the airport of origin, or the hotel of the transfer, whose terms end first: their hours are of its clock. */
const zoneOf = (end: string, { stays: hotels, flights: all, transfers: ways }: Sold): string =>
  [...hotels, ...all.filter(hasSeats), ...ways].find(
    ({ customer_cancellation: stages }) => freeUntil(stages ?? []) === end,
  )?.cancellation?.time_zone ?? timeZone();

function endOf(booking: BookingRow, end: string, sold: Sold, combined_terms: CombinedTerms): DueFacts {
  const [transfer] = sold.transfers;
  const asked = { at: end, isForStaff: true, combined_terms };
  const { customer } = costOfBooking(booking, sold.stays, asked, { flights: sold.flights, transfer });
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
    transfers: sold.transfers.filter(({ booking_id }) => booking_id === id),
  });
  const [{ combined_terms } = initialStaffSettings] = await tx.select().from(staffSettingsTable);
  return ending.flatMap((booking) =>
    booking.free_until === null
      ? []
      : [endOf(booking, booking.free_until, ofBooking(booking.id), combined_terms)],
  );
}
