import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CostStage, TermsOfStay } from '@itinera/shared/contracts';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareDerived } from '../../rest/entries/derived';
import { airportsTable } from '../airports/airports.table';
import { bookingId } from './bookingId';
import { bookingsTable } from './bookings.table';
import { declareOfThings } from '../../db/visibility/ofThings';

/** What the terms of a transfer depend on. */
export interface SoldAs {
  /** The hotel of the first stay, and its first day. */
  hotel_id: string | null;
  arrival: string | null;
  airport_id: string | null;
  direction: string;
  pax: number;
  net_minor: number | null;
  sale_minor: number | null;
}

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
    /** Of the hotel, for staff: updated when anything changes that they depend on (`terms_for`). */
    cancellation: jsonb().$type<TermsOfStay>(),
    customer_cancellation: jsonb().$type<CostStage[]>(),
    terms_for: jsonb().$type<SoldAs>(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('booking_transfers_booking_id').on(table.booking_id),
    index('booking_transfers_by_airport').on(table.airport_id),
  ],
);

declareDerived(bookingTransfersTable, ['cancellation', 'customer_cancellation', 'terms_for']);

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
    staff: ['net_minor', 'sale_minor', 'is_free', 'cancellation', 'customer_cancellation', 'terms_for'],
  },
);

export type TransferRow = typeof bookingTransfersTable.$inferSelect;

declareOfThings(bookingTransfersTable, ['pickup_time', 'cancellation', 'customer_cancellation', 'terms_for']);
