import { and, gte, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { today } from '../../base/today';
import { bookingFlightsTable as flights } from './bookingFlights.table';
import { bookingTravellersTable as members } from './bookingTravellers.table';
import { bookingsTable as bookings } from './bookings.table';

/**
 * Bookings whose documents already have the name and birthday of a traveller: confirmed ones, and those with a ticket or the record locator
 * of a flight, until the trip ends. `hadTicket`: the traveller's place had one, which is no longer in the booking.
 */
export function withPapersOf(travellerId: string, hadTicket = false): SQL | undefined {
  const named = sql`SELECT ${members.booking_id} FROM ${members} WHERE ${members.traveller_id} = ${travellerId}::uuid`;
  const lastDay = sql`coalesce(${bookings.return_date}, ${bookings.check_out}, ${today()}::date)`;
  const hasPapers = or(
    sql`${bookings.status} = 'confirmed'`,
    sql`${bookings.id} IN (${named} AND ${isNotNull(members.ticket_number)})`,
    sql`EXISTS (SELECT 1 FROM ${flights} WHERE ${flights.booking_id} = ${bookings.id} AND ${isNotNull(flights.pnr)})`,
  );
  return and(
    sql`${bookings.id} IN (${named})`,
    gte(lastDay, today()),
    inArray(bookings.status, ['draft', 'on_request', 'confirmed']),
    hadTicket ? undefined : hasPapers,
  );
}
