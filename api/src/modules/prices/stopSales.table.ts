import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from '../hotels/hotels.table';
import { boardingTypeId, hotelId, partnerId, roomTypeId } from './columns';

/** Without a partner, a stop sale applies to all of them. */
export const stopSalesTable = pgTable(
  'stop_sales',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId(),
    room_type_id: roomTypeId(),
    boarding_type_id: boardingTypeId(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    weekdays: integer().array().notNull().default([]),
    applies_to: text({ enum: ['stay', 'arrival'] }).notNull(),
    reason: text(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('stop_sales_by_hotel').on(table.hotel_id, table.dmc_id),
    index('stop_sales_by_partner').on(table.dmc_id),
    index('stop_sales_by_room_type').on(table.room_type_id),
    index('stop_sales_by_boarding_type').on(table.boarding_type_id),
  ],
);

declareVisibility(
  stopSalesTable,
  { kind: 'ownOrCommon', column: 'dmc_id', parent: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'room_type_id',
      'boarding_type_id',
      'start_date',
      'end_date',
      'weekdays',
      'applies_to',
      'reason',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);
