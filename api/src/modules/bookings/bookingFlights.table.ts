import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { seatStates, type CostStage, type FareParty, type TermsOfStay } from '@itinera/shared/contracts';
import { createdNow, id, instant, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { airportsTable } from '../airports/airports.table';
import { declareDerived } from '../../rest/entries/derived';
import { flightCarriersTable } from '../airports/flightCarriers.table';
import { blockSeatsTable } from '../blockSeats/blockSeats.table';
import { bookingId } from './bookingId';
import { bookingsTable } from './bookings.table';
import { declareOfThings } from '../../db/visibility/ofThings';

const airport = () =>
  uuid()
    .notNull()
    .references(() => airportsTable.id);

export const bookingFlightsTable = pgTable(
  'booking_flights',
  {
    id: id(),
    booking_id: bookingId(),
    direction: text({ enum: ['outbound', 'return'] }).notNull(),
    carrier_id: uuid()
      .notNull()
      .references(() => flightCarriersTable.id),
    flight_number: text().notNull(),
    origin_airport_id: airport(),
    destination_airport_id: airport(),
    departure_date: date({ mode: 'string' }).notNull(),
    departure_time: text().notNull(),
    arrival_date: date({ mode: 'string' }).notNull(),
    arrival_time: text().notNull(),
    baggage_kg: integer(),
    net_minor: minor().notNull(),
    pnr: text(),
    sale_minor: minor().notNull(),
    is_free: boolean().notNull().default(false),
    block_seat_id: uuid().references(() => blockSeatsTable.id),
    seats: integer(),
    seat_status: text({ enum: seatStates }),
    held_until: instant(),
    /** Why seats of a closed block were sold, or why a copy has none. Written by the program only. */
    seats_note: text(),
    /** The party that the amounts were computed for; null if unknown. */
    fare_party: jsonb().$type<FareParty>(),
    cancellation: jsonb().$type<TermsOfStay>(),
    customer_cancellation: jsonb().$type<CostStage[]>(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('booking_flights_of_booking').on(table.booking_id, table.departure_date, table.id),
    index('booking_flights_by_carrier').on(table.carrier_id),
    index('booking_flights_by_origin').on(table.origin_airport_id),
    index('booking_flights_by_destination').on(table.destination_airport_id),
    index('booking_flights_by_block').on(table.block_seat_id),
    index('booking_flights_held')
      .on(table.held_until)
      .where(sql`seat_status = 'held'`),
  ],
);

// The seats follow the state of the booking and the end of their hold.
declareDerived(bookingFlightsTable, ['seat_status', 'held_until', 'fare_party']);

declareVisibility(
  bookingFlightsTable,
  { kind: 'with', table: bookingsTable, by: 'booking_id' },
  {
    open: [
      'id',
      'booking_id',
      'direction',
      'carrier_id',
      'flight_number',
      'origin_airport_id',
      'destination_airport_id',
      'departure_date',
      'departure_time',
      'arrival_date',
      'arrival_time',
      'baggage_kg',
      'pnr',
      'created_at',
      'updated_at',
    ],
    staff: [
      'net_minor',
      'sale_minor',
      'is_free',
      'block_seat_id',
      'seats',
      'seat_status',
      'held_until',
      'seats_note',
      'fare_party',
      'cancellation',
      'customer_cancellation',
    ],
  },
);

export type FlightRow = typeof bookingFlightsTable.$inferSelect;

declareOfThings(bookingFlightsTable, [
  'flight_number',
  'departure_time',
  'arrival_time',
  'fare_party',
  'cancellation',
  'customer_cancellation',
]);
