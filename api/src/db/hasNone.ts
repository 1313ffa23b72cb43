import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

interface Parts {
  from: PgTable;
  /** The column that refers to the row; never null. */
  owner: PgColumn;
  where?: SQL | undefined;
}

/**
 * Rows without any part. NOT IN, which reads the parts once into a hash table: with NOT EXISTS, a page of which few rows are found compares each
 * row with each part, because planners expect the page to be full soon.
 */
export const hasNone = (id: PgColumn, { from, owner, where = sql`true` }: Parts): SQL =>
  sql`${id} NOT IN (SELECT DISTINCT ${owner} FROM ${from} WHERE ${where})`;
