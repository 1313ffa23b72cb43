import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from '../hotels/hotels.table';
import { boardingTypeId, hotelId, partnerId } from './columns';
import { pricePeriodsTable } from './pricePeriods.table';

export const boardingSupplementsTable = pgTable(
  'boarding_supplements',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId().notNull(),
    period_id: uuid(),
    from_boarding_type_id: boardingTypeId().notNull(),
    boarding_type_id: boardingTypeId().notNull(),
    adult_minor: minor().notNull(),
    child_minor: minor().notNull(),
    is_free: boolean().notNull().default(false),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    foreignKey({
      name: 'boarding_supplements_period_id_fkey',
      columns: [table.period_id, table.hotel_id, table.dmc_id],
      foreignColumns: [pricePeriodsTable.id, pricePeriodsTable.hotel_id, pricePeriodsTable.dmc_id],
    }).onDelete('cascade'),
    uniqueIndex('boarding_supplements_boarding_type_id').on(
      table.hotel_id,
      table.dmc_id,
      table.boarding_type_id,
      table.from_boarding_type_id,
      sql`coalesce(${table.period_id}, '00000000-0000-0000-0000-000000000000')`,
    ),
    index('boarding_supplements_by_partner').on(table.dmc_id),
    index('boarding_supplements_by_period').on(table.period_id),
    index('boarding_supplements_by_boarding_type').on(table.boarding_type_id),
    index('boarding_supplements_by_from_boarding_type').on(table.from_boarding_type_id),
  ],
);

declareVisibility(
  boardingSupplementsTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'period_id',
      'from_boarding_type_id',
      'boarding_type_id',
      'adult_minor',
      'child_minor',
      'is_free',
      'created_at',
      'updated_at',
    ],
  },
);
