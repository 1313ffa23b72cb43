import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import type { EntryTable } from '../../rest/entries/references';
import { invalid } from '../../http/problem';
import { boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { inStep, type ChildAges } from './childAges';
import type { HotelRow, hotelsTable } from './hotels.table';

type Changes = Partial<typeof hotelsTable.$inferInsert>;

/** Ids in a list have no foreign key: they are looked up, and locked against deletion until the hotel is written. */
async function requireAll(
  tx: Transaction,
  field: string,
  table: EntryTable,
  ids: string[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).for('share');
  const found = new Set<unknown>(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing >= 0) throw invalid({ [`${field}.${missing}`]: 'There is no such entry. Choose another one.' });
}

const noChildren: ChildAges = { child_age: null, child_age_limits: [] };

/** Checks that need the whole hotel. */
export async function prepareHotel(
  tx: Transaction,
  changes: Changes,
  before: HotelRow | undefined,
): Promise<Changes> {
  await requireAll(tx, 'room_type_id', roomTypesTable, changes.room_type_id);
  await requireAll(tx, 'boarding_type_id', boardingTypesTable, changes.boarding_type_id);
  const { latitude = null, longitude = null } = { ...before, ...changes };
  if ((latitude === null) !== (longitude === null)) {
    throw invalid({
      [latitude === null ? 'latitude' : 'longitude']: 'Give both latitude and longitude, or neither.',
    });
  }
  return inStep(changes, before ?? noChildren);
}
