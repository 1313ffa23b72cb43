import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TestServer } from '../../testing/testServer';
import { system } from '../../src/db/actor';
import type { Visibility } from '../../src/db/visibility/visibility';
import { referencesFrom } from '../../src/rest/entries/references';
import { derivedId } from '../../src/seed/derivedId';
import type { EveryRow } from './oracle';

/**
 * Excludes keys, whose rows are checked by their ids, and columns with only two values. A generated column contains the canaries of others.
 */
const hasCanary = (table: PgTable, column: PgColumn): boolean =>
  column.dataType !== 'boolean' &&
  !column.generated &&
  !referencesFrom(table).some((reference) => reference.column === column);

/** A unique value, and the text to search for; for numbers, one of seven improbable digits. */
function canaryFor(column: PgColumn, name: string): { value: string | number; text: string } | undefined {
  const text = `canary of ${name}`;
  switch (column.getSQLType()) {
    case 'text':
      return { value: text, text };
    case 'text[]':
      return { value: `{"${text}"}`, text };
    case 'jsonb':
      return { value: JSON.stringify({ canary: text }), text };
    case 'integer':
    case 'bigint':
      return { value: 9_184_607, text: '9184607' };
    case 'timestamptz(3)':
    case 'date':
      return { value: '1899-12-30', text: '1899-12-30' };
    case 'uuid':
      return { value: derivedId(text), text: derivedId(text) };
    default:
      return undefined;
  }
}

/** Fills the columns for staff with values to search for in partners' answers. */
export async function plantCanaries(server: TestServer, tables: Visibility[]): Promise<string[]> {
  const planted: string[] = [];
  for (const { table, columns } of tables)
    for (const column of columns.staff) {
      const name = `${getTableName(table)}.${column}`;
      const definition = getTableColumns(table)[column];
      if (!definition || !hasCanary(table, definition)) continue;
      const canary = canaryFor(definition, name);
      if (canary === undefined) throw new Error(`No canary is known for ${name}.`);
      await server.database.withActor(system('proof'), (tx) =>
        tx.execute(sql`UPDATE ${table} SET ${sql.identifier(column)} = ${canary.value}`),
      );
      planted.push(canary.text);
    }
  return planted;
}

/** The values of all secret columns that are too long to occur by accident. */
export const secretsIn = (rows: EveryRow, tables: Visibility[]): string[] =>
  tables.flatMap(({ table, columns }) =>
    columns.secret.flatMap((column) =>
      (rows.get(getTableName(table)) ?? [])
        .map((row) => row[column])
        .filter((value): value is string => typeof value === 'string' && value.length >= 20),
    ),
  );
