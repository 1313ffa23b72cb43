import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { bookingFlightsTable as flights } from '../bookingFlights.table';
import { bookingsTable as bookings } from '../bookings.table';

/** The bookings with held or sold seats of a block, ordered by reference. */
export const seatHolders = (tx: Transaction, blockId: string) =>
  tx
    .select({
      booking_id: bookings.id,
      ref: bookings.ref,
      manager_name: bookings.manager_name,
      seats: flights.seats,
      seat_status: flights.seat_status,
    })
    .from(flights)
    .innerJoin(bookings, eq(bookings.id, flights.booking_id))
    .where(and(eq(flights.block_seat_id, blockId), inArray(flights.seat_status, ['held', 'sold'])))
    .orderBy(asc(bookings.ref), asc(flights.id));
