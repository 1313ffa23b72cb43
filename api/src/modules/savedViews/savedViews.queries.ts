import { and, eq, inArray, or, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { SavedView } from '@itinera/shared/contracts';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { byId, idsIn, selectByIds } from '../../rest/entries/embed';
import { personName } from '../../people/personName';
import { usersTable } from '../../people/users.table';
import { savedViewDefaultsTable as defaults, savedViewsTable as table } from './savedViews.table';

export type SavedViewRow = InferSelectModel<typeof table>;

/** A person who can have saved views. */
export type Person = Exclude<Actor, { kind: 'system' }>;

export function personOf(actor: Actor): Person {
  if (actor.kind === 'system') throw new Error('The program keeps no views.');
  return actor;
}

/** The person's own views and, for staff, those that colleagues share. */
export const visibleTo = ({ id, kind }: Person): SQL | undefined =>
  or(eq(table.owner_id, id), kind === 'staff' ? eq(table.is_shared, true) : undefined);

async function chosenAmong(tx: Transaction, person: Person, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: defaults.view_id })
    .from(defaults)
    .where(and(eq(defaults.user_id, person.id), inArray(defaults.view_id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** The views as one person sees them. */
export async function seenBy(tx: Transaction, rows: SavedViewRow[], person: Person): Promise<SavedView[]> {
  if (rows.length === 0) return [];
  const owners = byId(await selectByIds(tx, usersTable, idsIn(rows, 'owner_id')));
  const chosen = await chosenAmong(tx, person, idsIn(rows, 'id'));
  return rows.map(({ owner_id, ...row }) => {
    const owner = owners.get(owner_id);
    return {
      ...row,
      is_default: chosen.has(row.id),
      is_mine: owner_id === person.id,
      owner: { id: owner_id, name: (owner && personName(owner)) ?? '' },
    };
  });
}
