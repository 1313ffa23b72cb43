import type { PgTable } from 'drizzle-orm/pg-core';
import { Problem } from '../../http/problem';
import type { Transaction } from '../../db/database';
import { blockersOf, collectionOf, firstOf, type Named } from './uses';

/** How many users of an entry a refusal lists. */
const shownUsers = 5;

interface User extends Named {
  /** The last segment of the collection's path. */
  collection: string;
}

/** The first users of an entry, one more than are listed. */
async function findUsers(tx: Transaction, table: PgTable, id: string): Promise<User[]> {
  const users: User[] = [];
  for (const use of blockersOf(tx, table, id)) {
    if (users.length > shownUsers) continue;
    const first = await firstOf(tx, use, shownUsers + 1 - users.length);
    users.push(...first.map((user) => ({ collection: collectionOf(use.table), ...user })));
  }
  return users;
}

/** Refuses to delete a referenced entry, and lists the first references. Call it on the locked row. */
export async function refuseInUse(tx: Transaction, table: PgTable, id: string): Promise<void> {
  const found = await findUsers(tx, table, id);
  if (found.length === 0) return;
  const used_by = found.slice(0, shownUsers);
  const list = used_by.map(({ name }) => name).join(', ');
  const more = found.length > shownUsers ? ' and others' : '';
  throw new Problem('in_use', `This is used by ${list}${more}. Remove it there first.`, { used_by });
}
