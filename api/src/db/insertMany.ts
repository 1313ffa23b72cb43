import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database';

/**
 * Inserts any number of whole rows as one JSON parameter: a statement has a limited number of parameters, and with thousands both drivers
 * take seconds. A column that a row does not name is null, whatever its default.
 */
export async function insertMany(tx: Transaction, table: PgTable, rows: readonly object[]): Promise<void> {
  const names = Object.values(getTableColumns(table)).flatMap(({ name, generated }) =>
    generated ? [] : [sql.identifier(name)],
  );
  const columns = sql.join(names, sql`, `);
  await tx.execute(
    sql`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(rows)}::json)`,
  );
}
