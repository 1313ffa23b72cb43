import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { defaultLocale, type EmbeddedName, type Locale } from '@itinera/shared/contracts';
import { entityTag } from './entityTag';
import type { Transaction } from '../../db/database';

/** A table of names per locale, and its column that says whose name it is. */
export interface LocalNames {
  table: PgTable & { id: PgColumn; locale: PgColumn; name: PgColumn };
  owner: PgColumn;
}

type ListedName = EmbeddedName & { etag?: string };

/** The asked locale first, then the default one, then any. */
const rank = (column: PgColumn, locale: Locale): SQL =>
  sql`CASE ${column} WHEN ${locale} THEN 0 WHEN ${defaultLocale} THEN 1 ELSE 2 END`;

/** The best name of each owner. */
export async function findNames(
  tx: Transaction,
  { table, owner }: LocalNames,
  ownerIds: string[],
  locale: Locale,
): Promise<Map<string, EmbeddedName>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await tx
    .select({
      ownerId: sql<string>`${owner}`,
      id: sql<string>`${table.id}`,
      locale: sql<Locale>`${table.locale}`,
      name: sql<string>`${table.name}`,
    })
    .from(table)
    .where(inArray(owner, ownerIds))
    .orderBy(rank(table.locale, locale));
  const names = new Map<string, EmbeddedName>();
  for (const { ownerId, ...name } of rows) if (!names.has(ownerId)) names.set(ownerId, name);
  return names;
}

/** All names of each owner, by locale; each with its ETag where a list is asked for tags. */
export async function findAllNames(
  tx: Transaction,
  { table, owner }: LocalNames,
  ownerIds: string[],
  withTags: boolean,
): Promise<Map<string, ListedName[]>> {
  const rows =
    ownerIds.length === 0
      ? []
      : await tx
          .select({
            ownerId: sql<string>`${owner}`,
            name: {
              id: sql<string>`${table.id}`,
              locale: sql<Locale>`${table.locale}`,
              name: sql<string>`${table.name}`,
            },
            row: getTableColumns(table),
          })
          .from(table)
          .where(inArray(owner, ownerIds))
          .orderBy(table.locale);
  const names = new Map<string, ListedName[]>(ownerIds.map((id) => [id, []]));
  for (const { ownerId, name, row } of rows)
    names.get(ownerId)?.push(withTags ? { ...name, etag: entityTag(row) } : name);
  return names;
}

/** Entries that have no name in a locale. */
export const lacksName = ({ table, owner }: LocalNames, id: PgColumn, locale: unknown): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${table} WHERE ${owner} = ${id} AND ${table.locale} = ${locale})`;

/** The best name as an expression, to sort and to search by. */
export const nameOf = ({ table, owner }: LocalNames, id: PgColumn, locale: Locale): SQL =>
  sql`(SELECT ${table.name} FROM ${table} WHERE ${owner} = ${id} ORDER BY ${rank(table.locale, locale)} LIMIT 1)`;
