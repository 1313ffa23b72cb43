import { date, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { usersTable } from '../../people/users.table';
import { declareDerived } from '../../rest/entries/derived';
import { hotelsTable } from '../hotels/hotels.table';
import { allotmentsTable } from './allotments.table';

/**
 * Nights of allotments with a number of their own, or with rooms that bookings have. Hotel and partner are those of the allotment, so that
 * a search and the policies find them without a join. The counts are derived from the nights of stays, under a lock of the allotment.
 */
export const allotmentDaysTable = pgTable(
  'allotment_days',
  {
    id: id(),
    allotment_id: uuid()
      .notNull()
      .references(() => allotmentsTable.id, { onDelete: 'cascade' }),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    dmc_id: uuid().references(() => usersTable.id),
    day: date({ mode: 'string' }).notNull(),
    /** Null: as many as the allotment says. */
    rooms: integer(),
    sold: integer().notNull().default(0),
    held: integer().notNull().default(0),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('allotment_days_of_allotment').on(table.allotment_id, table.day),
    index('allotment_days_by_hotel').on(table.hotel_id, table.day),
    index('allotment_days_by_partner').on(table.dmc_id),
  ],
);

declareVisibility(
  allotmentDaysTable,
  { kind: 'ownOrCommon', column: 'dmc_id', parent: { table: hotelsTable, by: 'hotel_id' } },
  {
    open: [
      'id',
      'allotment_id',
      'hotel_id',
      'dmc_id',
      'day',
      'rooms',
      'sold',
      'held',
      'created_at',
      'updated_at',
    ],
  },
);

declareDerived(allotmentDaysTable, ['sold', 'held']);
