import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { allotmentKinds } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { declareOfThings } from '../../db/visibility/ofThings';
import { declareVisibility } from '../../db/visibility/visibility';
import { usersTable } from '../../people/users.table';
import type { IdList } from '../../rest/entries/references';
import { roomTypesTable } from '../classification/stays.table';
import { hotelsTable } from '../hotels/hotels.table';

/** Without a partner, all partners share the rooms. */
export const allotmentsTable = pgTable(
  'allotments',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    dmc_id: uuid().references(() => usersTable.id),
    name: text().notNull(),
    room_type_ids: uuid().array().notNull(),
    kind: text({ enum: allotmentKinds }).notNull(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    rooms: integer().notNull(),
    release_days: integer().notNull(),
    when_sold_out: text({ enum: ['stop', 'on_request'] }).notNull(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    index('allotments_by_hotel').on(table.hotel_id, table.dmc_id),
    index('allotments_by_partner').on(table.dmc_id),
  ],
);

declareVisibility(
  allotmentsTable,
  { kind: 'ownOrCommon', column: 'dmc_id', parent: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'hotel_id',
      'dmc_id',
      'name',
      'room_type_ids',
      'kind',
      'start_date',
      'end_date',
      'rooms',
      'release_days',
      'when_sold_out',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);

export const allotmentIdLists: IdList[] = [{ column: allotmentsTable.room_type_ids, of: roomTypesTable }];

declareOfThings(allotmentsTable, ['name']);
