import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TestServer } from '../../testing/testServer';
import { system, type Actor } from '../../src/db/actor';
import { becomeActor } from '../../src/db/database';
import type { Visibility } from '../../src/db/visibility/visibility';
import { keyOf, type EveryRow, type Row } from './oracle';

/**
 * The rows of a table that the policies show to an actor. The program sees all of them; the login of a PostgreSQL server would see none,
 * because the policies apply to the owner of the tables as well.
 */
export const rowsShownTo = (server: TestServer, table: PgTable, actor: Actor): Promise<Row[]> =>
  server.engine.transaction(async (connection) => {
    becomeActor(connection, actor);
    const { rows } = await connection.query(
      `SELECT to_json(entry)::text FROM "${getTableName(table)}" entry`,
    );
    return rows.map(([text]): Row => JSON.parse(String(text)));
  });

export const keysShownTo = async (server: TestServer, table: PgTable, actor: Actor): Promise<string[]> =>
  (await rowsShownTo(server, table, actor)).map((row) => keyOf(table, row)).toSorted();

export async function everyRow(server: TestServer, tables: Visibility[]): Promise<EveryRow> {
  const found = new Map<string, Row[]>();
  for (const { table } of tables)
    found.set(getTableName(table), await rowsShownTo(server, table, system('proof')));
  return found;
}
