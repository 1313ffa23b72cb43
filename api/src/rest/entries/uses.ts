import { arrayContains, eq, exists, getTableColumns, getTableName, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { defaultLocale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { alphabetical } from '../../db/ordering';
import { nameOf } from './localNames';
import {
  idListsOf,
  isEntryTable,
  isNames,
  namesOf,
  ownerOf,
  referencesFrom,
  referencesTo,
  type EntryTable,
  type Reference,
} from './references';

/** The rows of one table that depend on an entry, with their names. */
export interface Use {
  table: EntryTable;
  label: SQL | PgColumn;
  where: SQL;
}

export interface Named {
  id: string;
  name: string;
}

/** Columns that name a row, the best first. A nullable one names only some rows. */
const labels = ['name', 'label', 'ref', 'number', 'last_name', 'email', 'file_name'];

function labelOf(table: EntryTable): SQL | PgColumn | undefined {
  const columns = getTableColumns(table);
  const label = labels.map((name) => columns[name]).find((column) => column?.notNull);
  const { first_name, last_name } = columns;
  if (label && label === last_name) return sql`${first_name} || ' ' || ${last_name}`;
  if (label) return label;
  const names = namesOf(table);
  return names && nameOf(names, table.id, defaultLocale);
}

const idOf = ({ id }: EntryTable): SQL => sql`${id}::text`;

/** Rows without a name of their own, such as links or names, are labelled by what they belong to. */
function usersBehind(tx: Transaction, table: PgTable, where: SQL): Use | undefined {
  const label = isEntryTable(table) && !isNames(table) ? labelOf(table) : undefined;
  if (label && isEntryTable(table)) return { table, label, where };
  const owner = ownerOf(table);
  if (owner && isEntryTable(owner.to)) {
    const link = tx
      .select({ found: sql`1` })
      .from(table)
      .where(sql`${owner.column} = ${owner.to.id} AND ${where}`);
    return usersBehind(tx, owner.to, exists(link));
  }
  return isEntryTable(table) ? { table, label: idOf(table), where } : undefined;
}

/** Display name of a table's entries: what they reference besides their owner. */
function labelBeside({ table, to: owner }: Reference): SQL | undefined {
  for (const { to, column } of referencesFrom(table)) {
    const label = to !== owner && isEntryTable(to) ? labelOf(to) : undefined;
    if (label && isEntryTable(to)) return sql`(SELECT ${label} FROM ${to} WHERE ${to.id} = ${column})`;
  }
  return undefined;
}

/** One per table, however many of its columns reference the entry. */
function merged(uses: (Use | undefined)[]): Use[] {
  const byTable = new Map<EntryTable, Use>();
  for (const use of uses) {
    if (!use) continue;
    const known = byTable.get(use.table);
    byTable.set(use.table, { ...use, where: or(known?.where, use.where) ?? use.where });
  }
  return [...byTable.values()];
}

/** The references that prevent an entry's deletion. */
export const blockersOf = (tx: Transaction, table: PgTable, id: string): Use[] =>
  merged([
    ...referencesTo(table)
      .filter(({ blocks }) => blocks)
      .map((reference) => usersBehind(tx, reference.table, eq(reference.column, id))),
    ...idListsOf(table).map((column) => usersBehind(tx, column.table, arrayContains(column, [id]))),
  ]);

/** The rows that are deleted along with an entry, except its names. */
export const belongingsOf = (table: PgTable, id: string): Use[] =>
  merged(
    referencesTo(table).map((reference) => {
      const { table: part, column, cascades } = reference;
      if (!cascades || !isEntryTable(part) || isNames(part)) return undefined;
      return {
        table: part,
        label: labelOf(part) ?? labelBeside(reference) ?? idOf(part),
        where: eq(column, id),
      };
    }),
  );

/** The first rows, in the order of their names. */
export async function firstOf(tx: Transaction, { table, label, where }: Use, most: number): Promise<Named[]> {
  const rows = await tx
    .select({ id: sql<string>`${table.id}`, name: sql<string | null>`${label}` })
    .from(table)
    .where(where)
    .orderBy(alphabetical(sql`${label}`), table.id)
    .limit(most);
  return rows.map(({ id, name }) => ({ id, name: name ?? id }));
}

/** The entry of the row that meets a condition, in the format of refusals. */
export async function findHolder(
  tx: Transaction,
  table: PgTable,
  where: SQL,
): Promise<(Named & { path: string }) | undefined> {
  const use = usersBehind(tx, table, where);
  const [holder] = use ? await firstOf(tx, use, 1) : [];
  return use && holder && { path: `/api/${collectionOf(use.table)}`, ...holder };
}

/** The last segment of the path of a table's collection. */
export const collectionOf = (table: PgTable): string => getTableName(table).replaceAll('_', '-');
