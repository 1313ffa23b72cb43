import { getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database';

/** Puts a row back with its former id, as the log tells it: the `restore` of a collection that owns nothing else. */
export const restoreRow =
  <T extends PgTable>(table: T) =>
  async (tx: Transaction, entry: Record<string, unknown>): Promise<InferSelectModel<T>> => {
    const values = Object.fromEntries(Object.keys(getTableColumns(table)).map((column) => [column, entry[column]]));
    const rows = await tx.insert(table).values(values as InferInsertModel<T>).returning();
    const [restored] = rows as InferSelectModel<T>[];
    if (!restored) throw new Error('The restored row was not answered.');
    return restored;
  };
