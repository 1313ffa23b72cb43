import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { Problem } from '../../http/problem';
import { basePricesTable as table } from './basePrices.table';
import { requireTypesOfHotel } from './typesOfHotel';

type Row = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

/** A period has one price per boarding, and one for each room that differs. */
export async function prepareBasePrice(
  tx: Transaction,
  changes: Changes,
  before: Row | undefined,
): Promise<Changes> {
  await requireTypesOfHotel(tx, changes, before);
  const { id, period_id, boarding_type_id, room_type_id = null } = { ...before, ...changes };
  if (period_id === undefined || boarding_type_id === undefined) return changes;
  const same = and(
    eq(table.period_id, period_id),
    eq(table.boarding_type_id, boarding_type_id),
    room_type_id === null ? isNull(table.room_type_id) : eq(table.room_type_id, room_type_id),
    id === undefined ? undefined : ne(table.id, id),
  );
  if ((await tx.$count(table, same)) === 0) return changes;
  const advice =
    room_type_id === null
      ? 'This boarding has a base price in the period already. Change that one.'
      : 'This boarding has a base price for the room in the period already. Change that one.';
  throw new Problem('duplicate', advice, {
    fields: { boarding_type_id: advice },
    params: { field: 'boarding_type_id', value: boarding_type_id },
  });
}
