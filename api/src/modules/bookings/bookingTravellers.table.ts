import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareDerived } from '../../rest/entries/derived';
import { travellersTable } from '../travellers/travellers.table';
import { bookingId } from './bookingId';
import { bookingsTable } from './bookings.table';

export const bookingTravellersTable = pgTable(
  'booking_travellers',
  {
    id: id(),
    booking_id: bookingId(),
    traveller_id: uuid()
      .notNull()
      .references(() => travellersTable.id),
    room_index: integer().notNull(),
    is_lead: boolean().notNull(),
    /** By the ages of the hotel; without one, by those of flights. */
    pax_type: text({ enum: ['adult', 'child', 'infant'] })
      .notNull()
      .default('adult'),
    ticket_number: text(),
    order: integer().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('booking_travellers_traveller_id').on(table.booking_id, table.traveller_id),
    uniqueIndex('booking_travellers_is_lead')
      .on(table.booking_id)
      .where(sql`is_lead`),
    index('booking_travellers_by_traveller').on(table.traveller_id),
  ],
);

declareDerived(bookingTravellersTable, ['pax_type']);

declareVisibility(
  bookingTravellersTable,
  { kind: 'with', table: bookingsTable, by: 'booking_id' },
  {
    open: [
      'id',
      'booking_id',
      'traveller_id',
      'room_index',
      'is_lead',
      'pax_type',
      'ticket_number',
      'order',
      'created_at',
      'updated_at',
    ],
  },
);

export type BookingTravellerRow = typeof bookingTravellersTable.$inferSelect;
