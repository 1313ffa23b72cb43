import { boolean, foreignKey, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from '../hotels/hotels.table';
import { graphPricesTable } from './graphPrices.table';
import { pricePeriodsTable } from './pricePeriods.table';

/** Hotel and partner are part of both foreign keys, so that a cell can't join two hotels or two partners. */
export const priceCellsTable = pgTable(
  'price_cells',
  {
    id: id(),
    hotel_id: uuid().notNull(),
    dmc_id: uuid().notNull(),
    graph_price_id: uuid().notNull(),
    period_id: uuid().notNull(),
    price_minor: minor().notNull(),
    is_free: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    foreignKey({
      name: 'price_cells_graph_price_id_fkey',
      columns: [table.graph_price_id, table.hotel_id, table.dmc_id],
      foreignColumns: [graphPricesTable.id, graphPricesTable.hotel_id, graphPricesTable.dmc_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'price_cells_period_id_fkey',
      columns: [table.period_id, table.hotel_id, table.dmc_id],
      foreignColumns: [pricePeriodsTable.id, pricePeriodsTable.hotel_id, pricePeriodsTable.dmc_id],
    }).onDelete('cascade'),
    unique('price_cells_period_id').on(table.graph_price_id, table.period_id),
    index('price_cells_by_period').on(table.period_id),
    index('price_cells_by_list').on(table.hotel_id, table.dmc_id),
  ],
);

declareVisibility(
  priceCellsTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'graph_price_id',
      'period_id',
      'price_minor',
      'is_free',
      'created_at',
      'updated_at',
    ],
  },
);
