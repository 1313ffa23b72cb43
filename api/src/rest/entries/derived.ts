import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const derived = new Map<string, ReadonlySet<string>>();

/**
 * Declares the columns of a table that the program computes from other tables. They change without a change of the entry, so they are
 * neither part of its ETag nor of the audit log.
 */
export function declareDerived<T extends PgTable>(
  table: T,
  columns: readonly (keyof T['_']['columns'] & string)[],
): void {
  derived.set(getTableName(table), new Set(columns));
}

export const columnNames = <C extends object>(columns: C) => Object.keys(columns) as (keyof C & string)[];

/** A row without derived columns. */
export function withoutDerived<R extends Record<string, unknown>>(table: PgTable, row: R): R {
  const columns = derived.get(getTableName(table));
  if (!columns) return row;
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.has(column))) as R;
}

export const hasDerived = (table: PgTable): boolean => derived.has(getTableName(table));
