import { uuid } from 'drizzle-orm/pg-core';
import { bookingsTable } from './bookings.table';

/** Parts belong to their booking. It is never removed, so neither are they along with it. */
export const bookingId = () =>
  uuid()
    .notNull()
    .references(() => bookingsTable.id, { onDelete: 'cascade' });
