import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from '../hotels/hotels.table';
import { boardingTypeId, hotelId, partnerId, roomTypeId } from './columns';
import { pricePeriodsTable } from './pricePeriods.table';

export const basePricesTable = pgTable(
  'base_prices',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId().notNull(),
    period_id: uuid().notNull(),
    boarding_type_id: boardingTypeId().notNull(),
    room_type_id: roomTypeId(),
    price_minor: minor().notNull(),
    is_free: boolean().notNull().default(false),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    foreignKey({
      name: 'base_prices_period_id_fkey',
      columns: [table.period_id, table.hotel_id, table.dmc_id],
      foreignColumns: [pricePeriodsTable.id, pricePeriodsTable.hotel_id, pricePeriodsTable.dmc_id],
    }).onDelete('cascade'),
    uniqueIndex('base_prices_boarding_type_id').on(
      table.period_id,
      table.boarding_type_id,
      sql`coalesce(${table.room_type_id}, '00000000-0000-0000-0000-000000000000')`,
    ),
    check('base_prices_is_priced', sql`price_minor > 0 OR is_free`),
    index('base_prices_by_hotel').on(table.hotel_id, table.dmc_id),
    index('base_prices_by_partner').on(table.dmc_id),
    index('base_prices_by_boarding_type').on(table.boarding_type_id),
    index('base_prices_by_room_type').on(table.room_type_id),
  ],
);

declareVisibility(
  basePricesTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'period_id',
      'boarding_type_id',
      'room_type_id',
      'price_minor',
      'is_free',
      'created_at',
      'updated_at',
    ],
  },
);
