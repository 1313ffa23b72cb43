import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from './hotels.table';

/**
 * Calculated from prices: ranges of nights in which as many rows of a hotel and a partner want a price, and as many have one.
 * Those of a link follow each other from the first day to the last, without gaps.
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
