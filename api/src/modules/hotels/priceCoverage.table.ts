import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from './hotels.table';

/**
 * Calculated from prices: ranges of nights with the same number of rows that want a price, and that have one. The ranges of a link are
 * consecutive and without gaps.
 */
export const priceCoverageTable = pgTable(
  'price_coverage',
  {
    hotel_id: uuid().notNull(),
    dmc_id: uuid().notNull(),
    first_night: date({ mode: 'string' }).notNull(),
    last_night: date({ mode: 'string' }).notNull(),
    wanted: integer().notNull(),
    priced: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.dmc_id, table.first_night] }),
    index('price_coverage_gaps')
      .on(table.last_night, table.first_night, table.hotel_id, table.dmc_id)
      .where(sql`${table.priced} < ${table.wanted}`),
  ],
);

declareVisibility(
  priceCoverageTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  { open: ['hotel_id', 'dmc_id', 'first_night', 'last_night', 'wanted', 'priced'] },
);
