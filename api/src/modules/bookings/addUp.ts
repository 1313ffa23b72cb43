import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database';

/** Sums of one currency. */
type Sum<A extends string> = { currency: string; bookings: number } & Record<A, number>;

/** Sums the amounts of a table's rows by currency, in one statement; `beside` selects a row of other amounts by currency. */
export async function addUp<A extends string, B extends string = never>(
  tx: Transaction,
  table: PgTable & Record<'currency', PgColumn>,
  amounts: Readonly<Record<A, SQL>>,
  where: SQL | undefined,
  beside?: { from: SQL; amounts: Readonly<Record<B, SQL>> },
): Promise<Sum<A | B>[]> {
  const added = Object.entries<SQL>(amounts).map(
    ([name, amount]) => sql`sum(${amount})::bigint AS ${sql.identifier(name)}`,
  );
  const columns = sql.join(
    [sql`${table.currency} AS currency`, sql`count(*)::int AS bookings`, ...added],
    sql`, `,
  );
  const sums = sql`SELECT ${columns} FROM ${table} WHERE ${where ?? sql`true`} GROUP BY ${table.currency}`;
  const others = Object.entries<SQL>(beside?.amounts ?? {}).map(
    ([name, amount]) => sql`, (${amount})::bigint AS ${sql.identifier(name)}`,
  );
  const rows = await tx.execute(
    sql`SELECT sums.*${sql.join(others)} FROM (${sums}) sums${beside ? sql` LEFT JOIN (${beside.from}) beside USING (currency)` : sql``} ORDER BY currency`,
  );
  // Each row has the selected columns.
  return rows as Sum<A | B>[];
}
