import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  blockStates,
  blockTypes,
  flightDirections,
  type BlockStep,
  type CustomValues,
} from '@itinera/shared/contracts';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { columnNames, declareDerived } from '../../rest/entries/derived';
import { airportsTable } from '../airports/airports.table';
import { flightCarriersTable } from '../airports/flightCarriers.table';
import { declareOfThings } from '../../db/visibility/ofThings';

const airport = () =>
  uuid()
    .notNull()
    .references(() => airportsTable.id);

/** Computed from the flights of bookings, under a lock of the block. */
const taken = {
  seats_sold: integer().notNull().default(0),
  seats_held: integer().notNull().default(0),
  seats_free: integer()
    .notNull()
    .generatedAlwaysAs(sql`seats_total - seats_sold - seats_held`),
};

const open = {
  code: text().notNull().unique('block_seats_code'),
  carrier_id: uuid()
    .notNull()
    .references(() => flightCarriersTable.id),
  flight_number: text().notNull(),
  direction: text({ enum: flightDirections }).notNull(),
  origin_airport_id: airport(),
  destination_airport_id: airport(),
  departure_date: date({ mode: 'string' }).notNull(),
  departure_time: text().notNull(),
  arrival_time: text().notNull(),
  arrival_day_offset: integer().notNull(),
  paired_block_id: uuid()
    .unique('block_seats_paired_block_id')
    .references((): AnyPgColumn => blockSeatsTable.id),
  block_type: text({ enum: blockTypes }).notNull(),
  seats_total: integer().notNull(),
  oversold_reason: text(),
  release_date: date({ mode: 'string' }),
  baggage_kg: integer(),
  hand_kg: integer(),
  status: text({ enum: blockStates }).notNull(),
  note: text(),
  custom: jsonb().$type<CustomValues>().notNull().default({}),
};

const prices = {
  adult_net_minor: minor().notNull(),
  child_net_minor: minor().notNull(),
  infant_net_minor: minor().notNull(),
  currency: text().notNull(),
  adult_sale_minor: minor(),
  child_sale_minor: minor(),
  infant_sale_minor: minor(),
  is_free: boolean().notNull().default(false),
  cancellation_steps: jsonb().$type<BlockStep[]>(),
};

export const blockSeatsTable = pgTable(
  'block_seats',
  { id: id(), ...open, ...prices, ...taken, created_at: createdNow(), updated_at: createdNow() },
  (table) => [
    index('block_seats_by_departure').on(table.departure_date, table.id),
    index('block_seats_by_route').on(
      table.origin_airport_id,
      table.destination_airport_id,
      table.departure_date,
    ),
    index('block_seats_by_destination').on(table.destination_airport_id),
    index('block_seats_by_carrier').on(table.carrier_id),
    index('block_seats_by_release').on(table.release_date),
    index('block_seats_oversold')
      .on(table.departure_date, table.id)
      .where(sql`seats_free < 0`),
  ],
);

declareDerived(blockSeatsTable, columnNames(taken));

declareVisibility(
  blockSeatsTable,
  { kind: 'staff' },
  {
    open: ['id', ...columnNames(open), ...columnNames(taken), 'created_at', 'updated_at'],
    staff: columnNames(prices),
  },
);

export type BlockRow = typeof blockSeatsTable.$inferSelect;

declareOfThings(blockSeatsTable, [
  'code',
  'flight_number',
  'departure_time',
  'arrival_time',
  'currency',
  'cancellation_steps',
]);
