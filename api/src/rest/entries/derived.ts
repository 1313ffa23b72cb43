import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const derived = new Map<string, ReadonlySet<string>>();

/**
 * Names the columns of a table that the program works out from other tables. They change without anybody changing the entry, so
 * they are part neither of its ETag nor of what the audit log says about it.
 */
export function declareDerived<T extends PgTable>(
  table: T,
  columns: readonly (keyof T['_']['columns'] & string)[],
): void {
  derived.set(getTableName(table), new Set(columns));
}

export const columnNames = <C extends object>(columns: C) => Object.keys(columns) as (keyof C & string)[];

/** A row with only what somebody has written. */
export function withoutDerived<R extends Record<string, unknown>>(table: PgTable, row: R): R {
  const columns = derived.get(getTableName(table));
  if (!columns) return row;
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.has(column))) as R;
}

export const hasDerived = (table: PgTable): boolean => derived.has(getTableName(table));
