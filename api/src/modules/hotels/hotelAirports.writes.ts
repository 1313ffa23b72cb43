import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import { hotelAirportsTable as table } from './hotelAirports.table';
import { hotelsTable } from './hotels.table';
import { withTransferCurrency } from './transferCurrency';

type Link = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

/** Serialises changes of a hotel's links, or two could become the default. */
const lockHotel = (tx: Transaction, hotelId: string) =>
  tx.select({ id: hotelsTable.id }).from(hotelsTable).where(eq(hotelsTable.id, hotelId)).for('update');

const defaultLink = (hotelId: string) => and(eq(table.hotel_id, hotelId), eq(table.is_default, true));

async function prepareNew(tx: Transaction, values: Changes & { hotel_id: string }): Promise<Changes> {
  await lockHotel(tx, values.hotel_id);
  const isFirst = (await tx.$count(table, defaultLink(values.hotel_id))) === 0;
  if (!isFirst && !values.is_default) return values;
  await tx.update(table).set({ is_default: false }).where(defaultLink(values.hotel_id));
  return { ...values, is_default: true };
}

/** Exactly one airport of a hotel is its default: the first one, until another is selected. */
export async function prepareLink(
  tx: Transaction,
  wanted: Changes,
  before: Link | undefined,
): Promise<Changes> {
  const changes = await withTransferCurrency(tx, wanted, before);
  const { hotel_id, is_default } = changes;
  if (!before) return hotel_id === undefined ? changes : prepareNew(tx, { ...changes, hotel_id });
  if (hotel_id !== undefined && hotel_id !== before.hotel_id) {
    throw invalid({ hotel_id: 'A link can’t be moved to another hotel. Remove it and add one there.' });
  }
  if (before.is_default && is_default === false) {
    throw invalid({
      is_default: 'A hotel always has a default airport. Make another one the default instead.',
    });
  }
  if (is_default) {
    await lockHotel(tx, before.hotel_id);
    await tx
      .update(table)
      .set({ is_default: false })
      .where(and(defaultLink(before.hotel_id), ne(table.id, before.id)));
  }
  return changes;
}

/** The oldest link becomes the default when the default is removed. */
export async function removeLink(tx: Transaction, { id, hotel_id, is_default }: Link): Promise<void> {
  await lockHotel(tx, hotel_id);
  await tx.delete(table).where(eq(table.id, id));
  if (!is_default) return;
  const [next] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.hotel_id, hotel_id))
    .orderBy(table.created_at, table.id)
    .limit(1);
  if (next) await tx.update(table).set({ is_default: true }).where(eq(table.id, next.id));
}
