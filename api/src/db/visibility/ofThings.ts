import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const declared = new Map<string, readonly string[]>();

/** Declares columns with names of things, codes and addresses of files: what looks like a person's name there is none. */
export function declareOfThings<T extends PgTable>(
  table: T,
  columns: readonly (keyof T['_']['columns'] & string)[],
): void {
  declared.set(getTableName(table), columns);
}

export const ofThings = (table: PgTable): readonly string[] => declared.get(getTableName(table)) ?? [];
