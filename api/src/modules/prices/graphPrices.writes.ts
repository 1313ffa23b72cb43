import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { graphPrices } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { selectByIds } from '../../rest/entries/embed';
import { invalid, notFound } from '../../http/problem';
import type { WriteContext } from '../../audit/writeContext';
import type { WriteParts } from '../../rest/write/operations';
import { hotelsOf } from '../hotels/hotels.filters';
import { hotelsTable } from '../hotels/hotels.table';
import { usersTable } from '../../people/users.table';
import { graphPricesTable as table } from './graphPrices.table';

type Parts = WriteParts<typeof table, typeof graphPrices>;
type Named = Partial<Pick<typeof table.$inferSelect, 'dmc_id' | 'hotel_id'>>;

/** The rows that this writer may change: a partner's own, for hotels that it offers today; undefined for staff, who may change all. */
const ownRows = ({ actor }: WriteContext) =>
  actor.kind === 'partner'
    ? and(eq(table.dmc_id, actor.id), inArray(table.hotel_id, hotelsOf(actor.id)))
    : undefined;

/** A partner writes its own prices, for hotels that it sees; staff write for any partner and hotel. */
async function checkNamed(
  tx: Transaction,
  { actor }: WriteContext,
  { dmc_id, hotel_id }: Named,
): Promise<void> {
  if (dmc_id !== undefined && actor.kind === 'partner' && dmc_id !== actor.id) throw notFound();
  if (dmc_id !== undefined && actor.kind !== 'partner') {
    const [user] = await selectByIds(tx, usersTable, [dmc_id]);
    if (user?.role !== 'dmc' || user.status === 'pending') {
      throw invalid({ dmc_id: 'Choose a partner: a user with the role dmc who is no longer pending.' });
    }
  }
  // The foreign key would accept a hotel that the partner must not know of.
  if (hotel_id !== undefined && (await selectByIds(tx, hotelsTable, [hotel_id])).length === 0) {
    throw invalid({ hotel_id: 'There is no such entry. Choose another one.' });
  }
}

/** New lines come last. */
async function nextOrder(tx: Transaction, { hotel_id, dmc_id }: Required<Named>): Promise<number> {
  const [last] = await tx
    .select({ order: sql<number>`coalesce(max(${table.order}), 0)` })
    .from(table)
    .where(and(eq(table.hotel_id, hotel_id), eq(table.dmc_id, dmc_id)));
  return (last?.order ?? 0) + 1;
}

export const graphPriceWrites: Pick<Parts, 'own' | 'create' | 'update' | 'remove' | 'prepareRestore'> = {
  own: ownRows,
  async create(tx, input, context) {
    await checkNamed(tx, context, input);
    const order = input.order ?? (await nextOrder(tx, input));
    const { adult = 0, children = 0, is_active = true } = { ...graphPrices.defaults, ...input };
    const [row] = await tx
      .insert(table)
      .values({ ...input, adult, children, is_active, order, id: uuidv7() })
      .returning();
    if (!row) throw new Error('The new line was not answered.');
    return row;
  },
  async update(tx, before, changes, context) {
    await checkNamed(tx, context, changes);
    const [row] = await tx
      .update(table)
      .set({ ...changes, updated_at: sql`now()` })
      .where(eq(table.id, before.id))
      .returning();
    if (!row) throw notFound();
    return row;
  },
  async remove(tx, before) {
    await tx.delete(table).where(eq(table.id, before.id));
  },
  async prepareRestore(tx, row, context) {
    await checkNamed(tx, context, row);
    return {};
  },
};
