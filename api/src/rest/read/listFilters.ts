import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

export type QueryValues = Record<string, unknown>;

/** The filters that are not simply a column, by the name they have in the contract. */
export type OwnFilters = Record<string, (value: unknown) => SQL>;

/** What is said about the answer, not about which rows. */
const presentation = ['with_data', 'with_tags', 'locale'];

/**
 * The conditions of a list, from the filters that its contract declares: a filter with the name of a column
 * compares with it. One that nobody knows how to apply keeps the server from starting.
 */
export function listFilters(path: string, declared: object, table: PgTable, own: OwnFilters = {}) {
  const columns = getTableColumns(table);
  const conditions = Object.keys(declared).flatMap((name) => {
    const column = columns[name];
    const condition = own[name] ?? (column && ((value: unknown) => eq(column, value)));
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
