import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { allotmentsTable } from '../allotments/allotments.table';
import { bookingId } from './bookingId';
import { bookingHotelsTable } from './bookingHotels.table';
import { bookingsTable } from './bookings.table';

/**
 * Rooms that a stay has of an allotment, by night. Written by the program alone, under a lock of the booking and of the allotments of the
 * hotel; an allotment with such nights can't be deleted.
 */
export const allottedNightsTable = pgTable(
  'allotted_nights',
  {
    id: id(),
    booking_id: bookingId(),
    booking_hotel_id: uuid()
      .notNull()
      .references(() => bookingHotelsTable.id, { onDelete: 'cascade' }),
    allotment_id: uuid()
      .notNull()
      .references(() => allotmentsTable.id),
    day: date({ mode: 'string' }).notNull(),
    rooms: integer().notNull(),
    status: text({ enum: ['held', 'sold'] }).notNull(),
  },
  (table) => [
    unique('allotted_nights_of_stay').on(table.booking_hotel_id, table.allotment_id, table.day),
    index('allotted_nights_of_booking').on(table.booking_id),
    index('allotted_nights_of_allotment').on(table.allotment_id, table.day),
  ],
);

// A partner's own stays say their rooms already.
declareVisibility(
  allottedNightsTable,
  { kind: 'with', table: bookingsTable, by: 'booking_id' },
  { open: ['id', 'booking_id', 'booking_hotel_id', 'allotment_id', 'day', 'rooms', 'status'] },
);
