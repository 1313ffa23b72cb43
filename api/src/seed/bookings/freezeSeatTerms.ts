import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { freeUntilOf } from '../../modules/bookings/freeUntilOf';
import { termsOfSeats } from '../../modules/bookings/seats/frozenSeatTerms';
import { initialSettings, initialStaffSettings } from '../../modules/settings/initialSettings';
import * as tables from '../../modules/schema';

const settings = { forEverybody: initialSettings, forStaff: initialStaffSettings };

const { bookingsTable: bookings, bookingHotelsTable: hotels, bookingFlightsTable: flights } = tables;
const { blockSeatsTable: blocks, airportsTable: airports } = tables;

/** Updates many rows of a table from JSON in one statement. */
const updateFrom = (rows: object[], columns: string, set: string, table: string) =>
  sql`UPDATE ${sql.identifier(table)} AS part SET ${sql.raw(set)}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(${sql.raw(columns)}) WHERE part.id = given.id`;

/** Flights of demo bookings are sold on the terms of their blocks, and their bookings are free to cancel until then. */
export async function freezeSeatTerms(tx: Transaction): Promise<void> {
  const sold = await tx
    .select({
      flight: flights,
      block: blocks,
      timezone: airports.timezone,
      booking: { id: bookings.id, status: bookings.status, currency: bookings.currency },
    })
    .from(flights)
    .innerJoin(blocks, eq(blocks.id, flights.block_seat_id))
    .innerJoin(airports, eq(airports.id, blocks.origin_airport_id))
    .innerJoin(bookings, eq(bookings.id, flights.booking_id));
  const frozen = sold.map(({ flight, block, timezone, booking }) => {
    const { id, booking_id, seat_status, seats, net_minor, sale_minor } = flight;
    const amounts = { seats: seats ?? 0, net_minor, sale_minor };
    const terms = termsOfSeats(block, amounts, { currency: booking.currency, timezone, settings });
    return { id, booking_id, seat_status, ...terms };
  });
  if (frozen.length === 0) return;
  await tx.execute(
    updateFrom(
      frozen,
      'id uuid, cancellation jsonb, customer_cancellation jsonb',
      'cancellation = given.cancellation, customer_cancellation = given.customer_cancellation',
      'booking_flights',
    ),
  );
  const ids = [...new Set(frozen.map(({ booking_id }) => booking_id))];
  const { booking_id, customer_cancellation } = hotels;
  const stays = await tx
    .select({ booking_id, customer_cancellation })
    .from(hotels)
    .where(inArray(booking_id, ids));
  const of = (id: string) => ({
    hotels: stays.filter((stay) => stay.booking_id === id),
    flights: frozen.filter((flight) => flight.booking_id === id),
    // Demo hotels have no terms of transfers.
    transfers: [],
  });
  const statuses = new Map(sold.map(({ booking }) => [booking.id, booking]));
  const free = ids.map((id) => ({
    id,
    free_until: freeUntilOf({ status: statuses.get(id)?.status ?? 'draft' }, of(id)),
  }));
  await tx.execute(
    updateFrom(free, 'id uuid, free_until timestamptz', 'free_until = given.free_until', 'bookings'),
  );
}
