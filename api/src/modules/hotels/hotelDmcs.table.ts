import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { usersTable } from '../../people/users.table';
import { hotelsTable } from './hotels.table';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareOfThings } from '../../db/visibility/ofThings';

/** Which partner offers which hotel. A partner sees a hotel if and only if its link is active. */
export const hotelDmcsTable = pgTable(
  'hotel_dmcs',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    dmc_id: uuid()
      .notNull()
      .references(() => usersTable.id),
    currency: text().notNull().default('EUR'),
    is_default: boolean().notNull().default(false),
    is_active: boolean().notNull().default(true),
    contract_from: date({ mode: 'string' }),
    contract_to: date({ mode: 'string' }),
    payment_terms_days: integer().notNull().default(0),
    markup_bp: integer(),
    note: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('hotel_dmcs_dmc_id').on(table.hotel_id, table.dmc_id),
    index('hotel_dmcs_by_partner').on(table.dmc_id, table.is_active, table.hotel_id),
  ],
);

declareVisibility(
  hotelDmcsTable,
  { kind: 'own', column: 'dmc_id' },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'currency',
      'is_default',
      'is_active',
      'contract_from',
      'contract_to',
      'payment_terms_days',
      'created_at',
      'updated_at',
    ],
    staff: ['markup_bp', 'note'],
  },
);

declareOfThings(hotelDmcsTable, ['currency']);
