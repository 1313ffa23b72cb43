import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { selectByIds } from '../../rest/entries/embed';
import { invalid } from '../../http/problem';
import { usersTable } from '../../people/users.table';
import { keepCurrency } from './keepCurrency';
import { hotelDmcsTable as table } from './hotelDmcs.table';

type Link = typeof table.$inferSelect;
type Changes = Partial<typeof table.$inferInsert>;

/** A user whose registration is pending is no partner yet. */
async function requirePartner(tx: Transaction, dmcId: string): Promise<void> {
  const [user] = await selectByIds(tx, usersTable, [dmcId]);
  if (user?.role === 'dmc' && user.status !== 'pending') return;
  throw invalid({ dmc_id: 'Choose a partner: a user with the role dmc who is no longer pending.' });
}

/** A hotel has at most one default partner, and a contract ends after it begins. */
export async function prepareDmcLink(
  tx: Transaction,
  changes: Changes,
  before: Link | undefined,
): Promise<Changes> {
  const { id, hotel_id, contract_from, contract_to } = { ...before, ...changes };
  if (changes.dmc_id !== undefined && changes.dmc_id !== before?.dmc_id)
    await requirePartner(tx, changes.dmc_id);
  const { currency = 'EUR', dmc_id } = { ...before, ...changes };
  if (hotel_id !== undefined && dmc_id !== undefined)
    await keepCurrency(tx, { hotel_id, dmc_id }, currency, before?.currency);
  if (contract_from && contract_to && contract_to < contract_from) {
    throw invalid({ contract_to: 'The contract must not end before it begins.' });
  }
  if (changes.is_default && hotel_id !== undefined) {
    const others = and(
      eq(table.hotel_id, hotel_id),
      eq(table.is_default, true),
      id === undefined ? undefined : ne(table.id, id),
    );
    await tx.update(table).set({ is_default: false }).where(others);
  }
  return changes;
}
