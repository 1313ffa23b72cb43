import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { hotelsTable } from '../hotels/hotels.table';
import { usersTable } from '../../people/users.table';
import { declareVisibility } from '../../db/visibility/visibility';

/** A partner's prices for a hotel are visible to that partner and to staff only. */
export const graphPricesTable = pgTable(
  'graph_prices',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    dmc_id: uuid()
      .notNull()
      .references(() => usersTable.id),
    room_type_id: uuid()
      .notNull()
      .references(() => roomTypesTable.id),
    boarding_type_id: uuid()
      .notNull()
      .references(() => boardingTypesTable.id),
    adult: integer().notNull(),
    children: integer().notNull(),
    child_bands: integer().array(),
    coefficient_bp: integer(),
    is_active: boolean().notNull(),
    order: integer().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    uniqueIndex('graph_prices_adult').on(
      table.hotel_id,
      table.dmc_id,
      table.room_type_id,
      table.boarding_type_id,
      table.adult,
      table.children,
      sql`coalesce(${table.child_bands}, '{}')`,
    ),
    unique('graph_prices_of_list').on(table.id, table.hotel_id, table.dmc_id),
    index('graph_prices_by_partner').on(table.dmc_id, table.hotel_id),
    index('graph_prices_by_room_type').on(table.room_type_id),
    index('graph_prices_by_boarding_type').on(table.boarding_type_id),
  ],
);

declareVisibility(
  graphPricesTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'room_type_id',
      'boarding_type_id',
      'adult',
      'children',
      'child_bands',
      'coefficient_bp',
      'is_active',
      'order',
      'created_at',
      'updated_at',
    ],
  },
);
