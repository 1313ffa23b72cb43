import { inArray, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';

/** The distinct ids that rows refer to by a key. */
export const idsIn = <K extends string>(rows: Partial<Record<K, string | null>>[], key: K): string[] => [
  ...new Set(rows.map((row) => row[key]).filter((id) => typeof id === 'string')),
];

export const byId = <R extends { id: string }>(rows: R[]): Map<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

export async function selectByIds<T extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  table: T,
  ids: string[],
): Promise<InferSelectModel<T>[]> {
  if (ids.length === 0) return [];
  return (await tx
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, ids))) as InferSelectModel<T>[];
}
