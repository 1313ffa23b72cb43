import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { matchesIds } from './matchesIds';

export type QueryValues = Record<string, unknown>;

/** Filters that are more than a comparison with a column, by their name in the contract. */
export type OwnFilters = Record<string, (value: unknown) => SQL | undefined>;

/** Parameters of the format, which select no rows. */
const presentation = ['with_data', 'with_tags', 'locale'];

/** Equal, or any of several entries (`anyOfIds` of the contracts). */
const compared = (column: PgColumn, value: unknown): SQL | undefined =>
  Array.isArray(value) ? matchesIds(column, value) : eq(column, value);

/**
 * The conditions of a list, from the filters of its contract: a filter with the name of a column compares
 * with it. A filter without an implementation keeps the server from starting.
 */
export function listFilters(path: string, declared: object, table: PgTable, own: OwnFilters = {}) {
  const columns = getTableColumns(table);
  const conditions = Object.keys(declared).flatMap((name) => {
    const column = columns[name];
    const condition = own[name] ?? (column && ((value: unknown) => compared(column, value)));
    if (condition) return [{ name, condition }];
    if (presentation.includes(name)) return [];
    throw new Error(`${path} declares the filter ${name}, and nothing applies it.`);
  });
  return (query: QueryValues): SQL | undefined =>
    and(
      ...conditions.map(({ name, condition }) =>
        query[name] === undefined ? undefined : condition(query[name]),
      ),
    );
}
