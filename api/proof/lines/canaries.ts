import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { TestServer } from '../../testing/testServer';
import { system } from '../../src/db/actor';
import type { Visibility } from '../../src/db/visibility/visibility';
import type { EveryRow } from './oracle';

/** A value that occurs nowhere else; of numbers, one of seven digits that nobody would type. */
const canaryFor = (type: string, name: string): string | number | undefined => {
  if (type === 'string') return `canary of ${name}`;
  return type === 'number' ? 9_184_607 : undefined;
};

/** Fills the columns that are for staff alone with values that can be searched for in what partners get. */
export async function plantCanaries(server: TestServer, tables: Visibility[]): Promise<string[]> {
  const planted: string[] = [];
  for (const { table, columns } of tables)
    for (const column of columns.staff) {
      const name = `${getTableName(table)}.${column}`;
      const value = canaryFor(getTableColumns(table)[column]?.dataType ?? '', name);
      if (value === undefined) throw new Error(`No canary is known for ${name}.`);
      await server.database.withActor(system('proof'), (tx) =>
        tx.execute(sql`UPDATE ${table} SET ${sql.identifier(column)} = ${value}`),
      );
      planted.push(String(value));
    }
  return planted;
}

/** The values of all secret columns that are long enough not to occur by chance. */
export const secretsIn = (rows: EveryRow, tables: Visibility[]): string[] =>
  tables.flatMap(({ table, columns }) =>
    columns.secret.flatMap((column) =>
      (rows.get(getTableName(table)) ?? [])
        .map((row) => row[column])
        .filter((value): value is string => typeof value === 'string' && value.length >= 20),
    ),
  );
