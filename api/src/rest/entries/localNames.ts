import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { defaultLocale, type Locale } from '@itinera/shared/contracts';
import { hasNone } from '../../db/hasNone';

/** A table of names per locale, and its column that references the named entry. */
export interface LocalNames {
  table: PgTable & { id: PgColumn; locale: PgColumn; name: PgColumn };
  owner: PgColumn;
}

/** The requested locale first, then the default one, then any. */
const rank = (column: PgColumn, locale: Locale): SQL =>
  sql`CASE ${column} WHEN ${locale} THEN 0 WHEN ${defaultLocale} THEN 1 ELSE 2 END`;

/** Entries without a name in a locale. */
export const lacksName = ({ table, owner }: LocalNames, id: PgColumn, locale: unknown): SQL =>
  hasNone(id, { from: table, owner, where: sql`${table.locale} = ${locale}` });

const negated = (condition: SQL, isMeant: unknown): SQL =>
  isMeant === true ? condition : sql`NOT ${condition}`;

/** Entries that share a name of a language with another one, except for accents, case and composition. */
export const hasAlikeName = ({ table, owner }: LocalNames, id: PgColumn, isMeant: unknown): SQL => {
  const folded = sql`${table.locale}, fold(${table.name})`;
  const several = sql`SELECT ${folded} FROM ${table} GROUP BY ${folded} HAVING count(DISTINCT ${owner}) > 1`;
  return negated(sql`(${id} IN (SELECT ${owner} FROM ${table} WHERE (${folded}) IN (${several})))`, isMeant);
};

/** The same for entries with one name, in a column of their own. */
export const isNamedAlike = (table: PgTable, name: PgColumn, isMeant: unknown): SQL =>
  negated(
    sql`(fold(${name}) IN (SELECT fold(${name}) FROM ${table} GROUP BY fold(${name}) HAVING count(*) > 1))`,
    isMeant,
  );

/** The names in all languages as one text, for searching. */
export const allNamesOf = ({ table, owner }: LocalNames, id: PgColumn): SQL =>
  sql`(SELECT string_agg(${table.name}, ' ') FROM ${table} WHERE ${owner} = ${id})`;

/** The best name as an expression, for sorting. */
export const nameOf = ({ table, owner }: LocalNames, id: PgColumn, locale: Locale): SQL =>
  sql`(SELECT ${table.name} FROM ${table} WHERE ${owner} = ${id} ORDER BY ${rank(table.locale, locale)} LIMIT 1)`;
