import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from '../hotels/hotels.table';
import { hotelId, partnerId, roomTypeId } from './columns';

/** Without a partner the days are blocked for all of them. */
export const blockedCheckoutsTable = pgTable(
  'blocked_checkouts',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId(),
    room_type_id: roomTypeId(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    weekdays: integer().array().notNull(),
    reason: text(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('blocked_checkouts_by_hotel').on(table.hotel_id, table.dmc_id),
    index('blocked_checkouts_by_partner').on(table.dmc_id),
    index('blocked_checkouts_by_room_type').on(table.room_type_id),
  ],
);

declareVisibility(
  blockedCheckoutsTable,
  { kind: 'ownOrCommon', column: 'dmc_id', parent: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'room_type_id',
      'start_date',
      'end_date',
      'weekdays',
      'reason',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);
