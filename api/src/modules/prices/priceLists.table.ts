import { index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { usersTable } from '../../people/users.table';
import { hotelsTable } from '../hotels/hotels.table';

/** The parent of all prices of a hotel and a partner, which their writers lock first. */
export const priceListsTable = pgTable(
  'price_lists',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    dmc_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** Incremented by every write of a price. */
    version: integer().notNull(),
    /** When it got another currency: what was deleted before is no amount of this one. Null: never. */
    currency_since: instant(),
  },
  (table) => [
    unique('price_lists_dmc_id').on(table.hotel_id, table.dmc_id),
    index('price_lists_by_partner').on(table.dmc_id, table.hotel_id),
  ],
);

declareVisibility(
  priceListsTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  { open: ['id', 'hotel_id', 'dmc_id', 'version', 'currency_since'] },
);
