import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { invalid, notFound } from '../../http/problem';
import { selectByIds } from '../../rest/entries/embed';
import type { EntryTable } from '../../rest/entries/references';
import { usersTable } from '../../people/users.table';
import { hotelsOf } from '../hotels/hotels.filters';
import { hotelsTable } from '../hotels/hotels.table';

/** Prices belong to a hotel and a partner. */
export type PriceTable = EntryTable & { hotel_id: PgColumn; dmc_id: PgColumn };

export interface Owner {
  hotel_id: string;
  dmc_id: string;
}

/** The rows that this writer may change: a partner's own, for hotels that it offers now; undefined for staff, who may change all. */
export const ownRows =
  (table: PriceTable) =>
  ({ actor }: WriteContext): SQL | undefined =>
    actor.kind === 'partner'
      ? and(eq(table.dmc_id, actor.id), inArray(table.hotel_id, hotelsOf(actor.id)))
      : undefined;

/** Refuses users who are no partners. */
export async function requirePartner(
  tx: Transaction,
  dmc_id: string,
): Promise<typeof usersTable.$inferSelect> {
  const [user] = await selectByIds(tx, usersTable, [dmc_id]);
  if (user?.role !== 'dmc' || user.status === 'pending')
    throw invalid({ dmc_id: 'Choose a partner: a user with the role dmc who is no longer pending.' });
  return user;
}

/** A partner writes its own prices, for hotels that it sees; staff write for any partner and hotel. */
export async function requireOwner(
  tx: Transaction,
  { actor }: WriteContext,
  { dmc_id, hotel_id }: Owner,
): Promise<void> {
  if (actor.kind === 'partner' && dmc_id !== actor.id) throw notFound();
  if (actor.kind !== 'partner') await requirePartner(tx, dmc_id);
  // The foreign key would accept a hotel that is hidden from the partner.
  if ((await selectByIds(tx, hotelsTable, [hotel_id])).length === 0) {
    throw invalid({ hotel_id: 'There is no such entry. Choose another one.' });
  }
}

/** Refuses another hotel or partner: prices, and bookings at them, belong to these. */
export function refuseMove({ actor }: WriteContext, before: Owner, changes: Partial<Owner>): void {
  const { hotel_id = before.hotel_id, dmc_id = before.dmc_id } = changes;
  if (actor.kind === 'partner' && dmc_id !== actor.id) throw notFound();
  if (hotel_id !== before.hotel_id)
    throw invalid({ hotel_id: 'This can’t be moved to another hotel. Remove it and add it there.' });
  if (dmc_id !== before.dmc_id)
    throw invalid({ dmc_id: 'This can’t be moved to another partner. Remove it and add it there.' });
}
