import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id, minor } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from '../hotels/hotels.table';
import { boardingTypeId, hotelId, partnerId, roomTypeId } from './columns';
import { declareOfThings } from '../../db/visibility/ofThings';

const day = () => date({ mode: 'string' }).notNull();

export const specialPricesTable = pgTable(
  'special_prices',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId().notNull(),
    name: text().notNull(),
    room_type_id: roomTypeId(),
    boarding_type_id: boardingTypeId(),
    adult: integer(),
    children: integer(),
    stay_from: day(),
    stay_to: day(),
    booking_from: day(),
    booking_to: day(),
    min_nights: integer().notNull(),
    price_minor: minor().notNull(),
    is_free: boolean().notNull().default(false),
    combinable: boolean().notNull(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    check('special_prices_is_priced', sql`price_minor > 0 OR is_free`),
    index('special_prices_by_hotel').on(table.hotel_id, table.dmc_id),
    index('special_prices_by_partner').on(table.dmc_id),
    index('special_prices_by_room_type').on(table.room_type_id),
    index('special_prices_by_boarding_type').on(table.boarding_type_id),
  ],
);

declareVisibility(
  specialPricesTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'name',
      'room_type_id',
      'boarding_type_id',
      'adult',
      'children',
      'stay_from',
      'stay_to',
      'booking_from',
      'booking_to',
      'min_nights',
      'price_minor',
      'is_free',
      'combinable',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);

declareOfThings(specialPricesTable, ['name']);
