import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { airportsTable } from '../airports/airports.table';
import { bookingId } from './bookingId';
import { bookingsTable } from './bookings.table';
import { declareOfThings } from '../../db/visibility/ofThings';

export const bookingTransfersTable = pgTable(
  'booking_transfers',
  {
    id: id(),
    booking_id: bookingId(),
    type: text({ enum: ['group', 'private', 'vip'] }).notNull(),
    direction: text({ enum: ['both', 'in', 'out'] }).notNull(),
    pax: integer().notNull(),
    price_type: text({ enum: ['per_person', 'per_transfer'] }).notNull(),
    /** Null while the price is on request. */
    net_minor: minor(),
    provider: text(),
    airport_id: uuid().references(() => airportsTable.id),
    pickup_time: text(),
    sale_minor: minor(),
    is_free: boolean().notNull().default(false),
    note: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('booking_transfers_booking_id').on(table.booking_id),
    index('booking_transfers_by_airport').on(table.airport_id),
  ],
);

declareVisibility(
  bookingTransfersTable,
  { kind: 'with', table: bookingsTable, by: 'booking_id' },
  {
    open: [
      'id',
      'booking_id',
      'type',
      'direction',
      'pax',
      'price_type',
      'provider',
      'airport_id',
      'pickup_time',
      'note',
      'created_at',
      'updated_at',
    ],
    staff: ['net_minor', 'sale_minor', 'is_free'],
  },
);

declareOfThings(bookingTransfersTable, ['pickup_time']);
