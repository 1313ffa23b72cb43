import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { insertMany } from '../../db/insertMany';
import * as tables from '../../modules/schema';
import { demoBlocks, type Route } from './demoBlocks';
import { freezeSeatTerms } from './freezeSeatTerms';

/** The routes with most demo customers. */
async function readRoutes(tx: Transaction, count: number): Promise<Route[]> {
  const { origin_airport_id, destination_airport_id, direction } = tables.bookingFlightsTable;
  const found = await tx
    .select({ home: origin_airport_id, airport_id: destination_airport_id })
    .from(tables.bookingFlightsTable)
    .where(eq(direction, 'outbound'))
    .groupBy(origin_airport_id, destination_airport_id)
    .orderBy(desc(sql`count(*)`), destination_airport_id)
    .limit(count);
  const { id, iata_code, is_charter, name } = tables.flightCarriersTable;
  const carriers = await tx
    .select({ id, code: iata_code })
    .from(tables.flightCarriersTable)
    .where(eq(is_charter, true))
    .orderBy(name);
  const coded = carriers.flatMap(({ id: carrier, code }) => (code ? [{ id: carrier, code }] : []));
  return found.flatMap((route, index) => {
    const carrier = coded[index % coded.length];
    return carrier ? [{ ...route, carrier, number: 10 * (index + 1) }] : [];
  });
}

/** Customers who fly on a day of the programme take seats of its blocks. */
const takeSeats = sql`
  UPDATE booking_flights AS flight SET
    block_seat_id = block.id, carrier_id = block.carrier_id, flight_number = block.flight_number,
    departure_time = block.departure_time, arrival_time = block.arrival_time, seats = (SELECT count(*) FROM booking_travellers member JOIN travellers traveller ON traveller.id = member.traveller_id
      WHERE member.booking_id = booking.id AND traveller.birthday <= (flight.departure_date - interval '2 years')::date),
    seat_status = CASE WHEN booking.status IN ('confirmed', 'completed') THEN 'sold' WHEN booking.status = 'cancelled' THEN 'released' ELSE 'held' END,
    held_until = CASE WHEN booking.status IN ('draft', 'on_request') THEN now() + interval '48 hours' END
  FROM block_seats AS block, bookings AS booking
  WHERE booking.id = flight.booking_id AND booking.adults + booking.children > 0
    AND block.origin_airport_id = flight.origin_airport_id AND block.destination_airport_id = flight.destination_airport_id
    AND block.departure_date = flight.departure_date`;

const countSeats = sql`
  UPDATE block_seats AS block SET seats_sold = taken.sold, seats_held = taken.held
  FROM (
    SELECT block_seat_id, coalesce(sum(seats) FILTER (WHERE seat_status = 'sold'), 0) AS sold,
      coalesce(sum(seats) FILTER (WHERE seat_status = 'held'), 0) AS held
    FROM booking_flights WHERE block_seat_id IS NOT NULL GROUP BY block_seat_id
  ) AS taken
  WHERE taken.block_seat_id = block.id`;

/** A season of block seats. Needs the flights of the demo bookings. */
export async function insertDemoBlocks(tx: Transaction, routes: number): Promise<void> {
  await insertMany(tx, tables.blockSeatsTable, demoBlocks(await readRoutes(tx, routes)));
  await tx.execute(takeSeats);
  await tx.execute(countSeats);
  await freezeSeatTerms(tx);
}
