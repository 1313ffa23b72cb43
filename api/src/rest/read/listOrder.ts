import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '@itinera/shared/contracts';
import { allNamesOf, nameOf } from '../entries/localNames';
import { alphabetical } from '../../db/ordering';
import { namesOf, type EntryTable } from '../entries/references';

export type Sortables = Record<string, PgColumn | SQL>;

/** The columns of a contract's sorts: those of the same name, and additional ones of the caller. */
export function sortablesOf(
  path: string,
  sorts: readonly string[],
  table: EntryTable,
  own: Sortables = {},
): Sortables {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    sorts.map((field) => {
      const sortable = own[field] ?? columns[field];
      if (!sortable) throw new Error(`${path} declares the sort ${field}, but nothing implements it.`);
      return [field, sortable];
    }),
  );
}

/** Display name of an entry in a locale. */
export function namesIn(table: EntryTable, locale: Locale): (PgColumn | SQL)[] {
  const { name } = getTableColumns(table);
  const names = namesOf(table);
  return [...(names ? [nameOf(names, table.id, locale)] : []), ...(name ? [name] : [])];
}

/** The searched columns: the names of an entry in all languages. */
export function searchedNames(table: EntryTable): (PgColumn | SQL)[] {
  const { name } = getTableColumns(table);
  const names = namesOf(table);
  return [...(names ? [allNamesOf(names, table.id)] : []), ...(name ? [name] : [])];
}

/** The default order: by `order`, then by name. */
export function naturalOrder(table: EntryTable, locale: Locale): (PgColumn | SQL)[] {
  const { order } = getTableColumns(table);
  return [...(order ? [order] : []), ...namesIn(table, locale).map((name) => alphabetical(name)), table.id];
}
