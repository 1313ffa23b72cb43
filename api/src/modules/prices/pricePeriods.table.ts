import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { usersTable } from '../../people/users.table';
import { hotelsTable } from '../hotels/hotels.table';
import { declareOfThings } from '../../db/visibility/ofThings';

export const pricePeriodsTable = pgTable(
  'price_periods',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    dmc_id: uuid()
      .notNull()
      .references(() => usersTable.id),
    start_period: date({ mode: 'string' }).notNull(),
    end_period: date({ mode: 'string' }).notNull(),
    name: text(),
    min_nights: integer().notNull(),
    max_nights: integer(),
    release_days: integer().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('price_periods_of_list').on(table.id, table.hotel_id, table.dmc_id),
    index('price_periods_by_start').on(table.hotel_id, table.dmc_id, table.start_period),
    index('price_periods_by_partner').on(table.dmc_id, table.hotel_id),
  ],
);

declareVisibility(
  pricePeriodsTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'start_period',
      'end_period',
      'name',
      'min_nights',
      'max_nights',
      'release_days',
      'created_at',
      'updated_at',
    ],
  },
);

declareOfThings(pricePeriodsTable, ['name']);
