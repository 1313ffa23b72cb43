import { boolean, index, integer, jsonb, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { TransferStep } from '@itinera/shared/contracts';
import { createdNow, id, minor } from '../../db/columns';
import { airportsTable } from '../airports/airports.table';
import { hotelsTable } from './hotels.table';
import { declareOfThings } from '../../db/visibility/ofThings';
import { declareVisibility } from '../../db/visibility/visibility';

export const hotelAirportsTable = pgTable(
  'hotel_airports',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    airport_id: uuid()
      .notNull()
      .references(() => airportsTable.id),
    distance: numeric({ precision: 6, scale: 2, mode: 'number' }),
    transfer_time: integer(),
    transfer_price_minor: minor(),
    /** Currency of the transfer price; null without one. */
    transfer_currency: text(),
    transfer_price_type: text({ enum: ['per_person', 'per_transfer'] }),
    is_free: boolean().notNull().default(false),
    cancellation_steps: jsonb().$type<TransferStep[]>(),
    is_default: boolean().notNull().default(false),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('hotel_airports_airport_id').on(table.hotel_id, table.airport_id),
    index('hotel_airports_by_airport').on(table.airport_id),
  ],
);

declareVisibility(
  hotelAirportsTable,
  { kind: 'with', by: 'hotel_id', table: hotelsTable },
  {
    open: [
      'id',
      'hotel_id',
      'airport_id',
      'distance',
      'transfer_time',
      'transfer_price_minor',
      'transfer_currency',
      'transfer_price_type',
      'is_free',
      'cancellation_steps',
      'is_default',
      'created_at',
      'updated_at',
    ],
  },
);

declareOfThings(hotelAirportsTable, ['cancellation_steps']);
