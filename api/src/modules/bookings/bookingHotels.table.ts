import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  blockerCodes,
  type CostStage,
  type Quote,
  type StayCharge,
  seatStates,
  type TermsOfStay,
} from '@itinera/shared/contracts';
import { createdNow, id, instant, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareDerived } from '../../rest/entries/derived';
import { boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { hotelsTable } from '../hotels/hotels.table';
import { bookingId } from './bookingId';
import { bookingsTable } from './bookings.table';
import { declareOfThings } from '../../db/visibility/ofThings';

/** Stays. A hotel with stays in bookings can't be deleted. */
export const bookingHotelsTable = pgTable(
  'booking_hotels',
  {
    id: id(),
    booking_id: bookingId(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id),
    room_type_id: uuid()
      .notNull()
      .references(() => roomTypesTable.id),
    boarding_type_id: uuid()
      .notNull()
      .references(() => boardingTypesTable.id),
    check_in: date({ mode: 'string' }).notNull(),
    check_out: date({ mode: 'string' }).notNull(),
    nights: integer().notNull(),
    adults: integer().notNull(),
    child_ages: integer().array().notNull(),
    children: integer().notNull(),
    infants: integer().notNull(),
    rooms: integer().notNull(),
    /** No foreign key: prices may be deleted, and what was sold remains sold. */
    graph_price_id: uuid(),
    priced_by: text({ enum: ['engine', 'hand'] }).notNull(),
    net_minor: minor().notNull(),
    sale_minor: minor().notNull(),
    is_free: boolean().notNull().default(false),
    price_reason: text(),
    quote: jsonb().$type<Quote>(),
    cancellation: jsonb().$type<TermsOfStay>(),
    customer_cancellation: jsonb().$type<CostStage[]>(),
    charges: jsonb().$type<StayCharge[]>(),
    overridden: text({ enum: blockerCodes }).array().notNull(),
    override_reason: text(),
    /** Whether its rooms are taken from allotments; null where none counts them. */
    rooms_status: text({ enum: seatStates }),
    /** End of a hold of rooms. */
    rooms_until: instant(),
    /** Whether the hotel has to confirm some of its nights first. */
    on_request: boolean().notNull().default(false),
    room_note: text(),
    confirmation_number: text(),
    confirmed_at: instant(),
    declined_at: instant(),
    decline_reason: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('booking_hotels_of_booking').on(table.booking_id, table.check_in, table.id),
    index('booking_hotels_by_hotel').on(table.hotel_id, table.check_in, table.booking_id),
    index('booking_hotels_by_room_type').on(table.room_type_id),
    index('booking_hotels_by_boarding_type').on(table.boarding_type_id),
    index('booking_hotels_by_nights').on(table.check_in, table.check_out, table.booking_id, table.rooms),
    index('booking_hotels_unconfirmed')
      .on(table.booking_id)
      .where(sql`confirmed_at IS NULL`),
    index('booking_hotels_rooms_until')
      .on(table.rooms_until)
      .where(sql`rooms_status = 'held'`),
    index('booking_hotels_declined')
      .on(table.booking_id)
      .where(sql`declined_at IS NOT NULL`),
  ],
);

// Rooms follow the state of the booking, and holds end by themselves.
declareDerived(bookingHotelsTable, ['rooms_status', 'rooms_until', 'on_request']);

declareVisibility(
  bookingHotelsTable,
  { kind: 'with', table: bookingsTable, by: 'booking_id', changes: true },
  {
    open: [
      'id',
      'booking_id',
      'hotel_id',
      'room_type_id',
      'boarding_type_id',
      'check_in',
      'check_out',
      'nights',
      'adults',
      'child_ages',
      'children',
      'infants',
      'rooms',
      'graph_price_id',
      'priced_by',
      'net_minor',
      'cancellation',
      'charges',
      'overridden',
      'rooms_status',
      'rooms_until',
      'on_request',
      'room_note',
      'confirmation_number',
      'confirmed_at',
      'declined_at',
      'decline_reason',
      'created_at',
      'updated_at',
    ],
    staff: ['sale_minor', 'is_free', 'price_reason', 'quote', 'customer_cancellation', 'override_reason'],
  },
);

export type StayRow = typeof bookingHotelsTable.$inferSelect;

declareOfThings(bookingHotelsTable, ['quote', 'cancellation', 'customer_cancellation', 'charges']);
