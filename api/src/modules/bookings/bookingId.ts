import { uuid } from 'drizzle-orm/pg-core';
import { bookingsTable } from './bookings.table';

/** Reference of a part to its booking. No ON DELETE, because bookings are never deleted. */
export const bookingId = () =>
  uuid()
    .notNull()
    .references(() => bookingsTable.id, { onDelete: 'cascade' });
