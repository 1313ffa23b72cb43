import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { minor } from '../../../db/columns';
import { declareVisibility } from '../../../db/visibility/visibility';
import { hotelsTable } from '../../hotels/hotels.table';

const night = () => date({ mode: 'string' }).notNull();

/**
 * Calculated from prices: what a night of a period costs in each row that is sold, as `resolveCell` defines it. Rows that are inactive,
 * have no adult or belong to an inactive link have no candidates, nor has a night without a price.
 */
export const priceCandidatesTable = pgTable(
  'price_candidates',
  {
    graph_price_id: uuid().notNull(),
    period_id: uuid().notNull(),
    hotel_id: uuid().notNull(),
    dmc_id: uuid().notNull(),
    room_type_id: uuid().notNull(),
    boarding_type_id: uuid().notNull(),
    adult: integer().notNull(),
    children: integer().notNull(),
    child_bands: integer().array(),
    first_night: night(),
    last_night: night(),
    price_minor: minor().notNull(),
    /** Lower bound of these nights with special prices and supplements of weekdays. Offers may reduce it further. */
    lowest_minor: minor().notNull(),
    /** Rules of the period for a stay that begins in it. */
    min_nights: integer().notNull(),
    max_nights: integer(),
    release_days: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.graph_price_id, table.period_id] }),
    index('price_candidates_by_party').on(
      table.hotel_id,
      table.dmc_id,
      table.adult,
      table.children,
      table.first_night,
    ),
  ],
);

declareVisibility(
  priceCandidatesTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'graph_price_id',
      'period_id',
      'hotel_id',
      'dmc_id',
      'room_type_id',
      'boarding_type_id',
      'adult',
      'children',
      'child_bands',
      'first_night',
      'last_night',
      'price_minor',
      'lowest_minor',
      'min_nights',
      'max_nights',
      'release_days',
    ],
  },
);
