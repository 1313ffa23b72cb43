import { arrayContains, eq, exists, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { defaultLocale } from '@itinera/shared/contracts';
import { Problem } from '../http/problem';
import type { Transaction } from './database';
import { nameOf } from './localNames';
import { alphabetical } from './ordering';
import { isEntryTable, namesOf, ownerOf, referencesTo, type EntryTable } from './references';

/** How many users of an entry a refusal names. */
const shownUsers = 5;

interface User {
  /** The last part of the path of its collection. */
  collection: string;
  id: string;
  name: string;
}

/** Columns that say what a row is called, the best first. */
const labels = ['name', 'number', 'email', 'last_name', 'file_name'];

function labelOf(table: EntryTable): SQL | PgColumn | undefined {
  const columns = getTableColumns(table);
  const label = labels.map((name) => columns[name]).find((column) => column !== undefined);
  if (label) return label;
  const names = namesOf(table);
  return names && nameOf(names, table.id, defaultLocale);
}

interface Users {
  table: EntryTable;
  label: SQL | PgColumn;
  where: SQL;
}

/** Rows without a name of their own, such as links, stand for what they belong to. */
function usersBehind(tx: Transaction, table: PgTable, where: SQL): Users | undefined {
  const label = isEntryTable(table) ? labelOf(table) : undefined;
  if (label && isEntryTable(table)) return { table, label, where };
  const owner = ownerOf(table);
  if (owner && isEntryTable(owner.to)) {
    const link = tx.select({ found: sql`1` }).from(table).where(sql`${owner.column} = ${owner.to.id} AND ${where}`);
    return usersBehind(tx, owner.to, exists(link));
  }
  return isEntryTable(table) ? { table, label: sql`${table.id}::text`, where } : undefined;
}

/** The first users of an entry, one more than are shown. `listedIn`: columns with lists of such ids. */
async function findUsers(tx: Transaction, table: PgTable, id: string, listedIn: PgColumn[]): Promise<User[]> {
  const uses = [
    ...referencesTo(table)
      .filter(({ cascades }) => !cascades)
      .map((reference) => usersBehind(tx, reference.table, eq(reference.column, id))),
    ...listedIn.map((column) => usersBehind(tx, column.table, arrayContains(column, [id]))),
  ];
  const users: User[] = [];
  for (const use of uses) {
    if (!use || users.length > shownUsers) continue;
    const rows = await tx
      .select({ id: sql<string>`${use.table.id}`, name: sql<string | null>`${use.label}` })
      .from(use.table)
      .where(use.where)
      .orderBy(alphabetical(sql`${use.label}`), use.table.id)
      .limit(shownUsers + 1 - users.length);
    const collection = getTableName(use.table).replaceAll('_', '-');
    users.push(...rows.map((row) => ({ collection, id: row.id, name: row.name ?? row.id })));
  }
  return users;
}

/** Refuses to remove what others refer to, and names the first of them. Call it on the locked row. */
export async function refuseInUse(tx: Transaction, table: PgTable, id: string, listedIn: PgColumn[] = []): Promise<void> {
  const found = await findUsers(tx, table, id, listedIn);
  if (found.length === 0) return;
  const used_by = found.slice(0, shownUsers);
  const list = used_by.map(({ name }) => name).join(', ');
  const more = found.length > shownUsers ? ' and others' : '';
  throw new Problem('in_use', `This is used by ${list}${more}. Remove it there first.`, { used_by });
}
