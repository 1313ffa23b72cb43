import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';

/** Of one currency. */
type Sum<A extends string> = { currency: string; bookings: number } & Record<A, number>;

/** What amounts of the rows of a table add up to, currency by currency. */
export async function addUp<A extends string>(
  tx: Transaction,
  table: PgTable & Record<'currency', PgColumn>,
  amounts: Readonly<Record<A, SQL>>,
  where: SQL | undefined,
): Promise<Sum<A>[]> {
  const added = Object.entries<SQL>(amounts).map(
    ([name, amount]) => sql`sum(${amount})::float8 AS ${sql.identifier(name)}`,
  );
  const columns = sql.join([sql`${table.currency}`, sql`count(*)::int AS bookings`, ...added], sql`, `);
  const rows = await tx.execute(
    sql`SELECT ${columns} FROM ${table} WHERE ${where ?? sql`true`} GROUP BY ${table.currency} ORDER BY ${table.currency}`,
  );
  // Each row is what was selected.
  return rows as Sum<A>[];
}
