import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { hotelsTable } from '../hotels/hotels.table';
import { boardingTypeId, hotelId, partnerId, roomTypeId } from './columns';

/** Without a partner, a length of stay applies to all of them. */
export const stayLengthsTable = pgTable(
  'stay_lengths',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId(),
    room_type_id: roomTypeId(),
    boarding_type_id: boardingTypeId(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    weekdays: integer().array().notNull(),
    applies_to: text({ enum: ['arrival', 'through'] }).notNull(),
    min_nights: integer(),
    max_nights: integer(),
    reason: text(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('stay_lengths_by_hotel').on(table.hotel_id, table.dmc_id),
    index('stay_lengths_by_partner').on(table.dmc_id),
    index('stay_lengths_by_room_type').on(table.room_type_id),
    index('stay_lengths_by_boarding_type').on(table.boarding_type_id),
  ],
);

declareVisibility(
  stayLengthsTable,
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
      'min_nights',
      'max_nights',
      'reason',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);
