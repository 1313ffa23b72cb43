import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { weekdayChanges } from '@itinera/shared/contracts';
import { createdNow, id, minor } from '../../db/columns';
import { declareOfThings } from '../../db/visibility/ofThings';
import { declareVisibility } from '../../db/visibility/visibility';
import type { IdList } from '../../rest/entries/references';
import { boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { hotelsTable } from '../hotels/hotels.table';
import { hotelId, partnerId } from './columns';

export const weekdaySupplementsTable = pgTable(
  'weekday_supplements',
  {
    id: id(),
    hotel_id: hotelId(),
    dmc_id: partnerId().notNull(),
    name: text().notNull(),
    weekdays: integer().array().notNull(),
    change: text({ enum: weekdayChanges }).notNull(),
    amount_minor: minor().notNull(),
    percent_bp: integer().notNull(),
    room_type_ids: uuid().array().notNull(),
    boarding_type_ids: uuid().array().notNull(),
    stay_from: date({ mode: 'string' }),
    stay_to: date({ mode: 'string' }),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('weekday_supplements_by_hotel').on(table.hotel_id, table.dmc_id),
    index('weekday_supplements_by_partner').on(table.dmc_id),
  ],
);

declareVisibility(
  weekdaySupplementsTable,
  { kind: 'own', column: 'dmc_id', writes: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'name',
      'weekdays',
      'change',
      'amount_minor',
      'percent_bp',
      'room_type_ids',
      'boarding_type_ids',
      'stay_from',
      'stay_to',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);

export const weekdaySupplementIdLists: IdList[] = [
  { column: weekdaySupplementsTable.room_type_ids, of: roomTypesTable },
  { column: weekdaySupplementsTable.boarding_type_ids, of: boardingTypesTable },
];

declareOfThings(weekdaySupplementsTable, ['name']);
