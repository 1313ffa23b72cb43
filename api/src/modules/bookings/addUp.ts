import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';

/** Sums of one currency. */
type Sum<A extends string> = { currency: string; bookings: number } & Record<A, number>;

/** Sums the amounts of a table's rows by currency. */
export async function addUp<A extends string>(
  tx: Transaction,
  table: PgTable & Record<'currency', PgColumn>,
  amounts: Readonly<Record<A, SQL>>,
  where: SQL | undefined,
): Promise<Sum<A>[]> {
  const added = Object.entries<SQL>(amounts).map(
    ([name, amount]) => sql`sum(${amount})::bigint AS ${sql.identifier(name)}`,
  );
  const columns = sql.join([sql`${table.currency}`, sql`count(*)::int AS bookings`, ...added], sql`, `);
  const rows = await tx.execute(
    sql`SELECT ${columns} FROM ${table} WHERE ${where ?? sql`true`} GROUP BY ${table.currency} ORDER BY ${table.currency}`,
  );
  // Each row has the selected columns.
  return rows as Sum<A>[];
}
