import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableConfig, PgColumn, PgTable, type Index } from 'drizzle-orm/pg-core';
import { is, SQL, StringChunk } from 'drizzle-orm';
import type { TestDatabase } from '../../testing/engines';
import { createTestDatabase, engineName } from '../../testing/testDatabase';
import { migrationsFolder } from './packaging';
import type { Engine } from './engine';
import { migrate } from './migrate';
import { allVisibilities } from '../modules/allTables';
import * as schema from '../modules/schema';
import { provePolicies } from './selfTest';

let database: TestDatabase;
let engines: Engine[];
beforeAll(async () => {
  database = await createTestDatabase('blank');
  const first = await database.open();
  // PGlite belongs to one process; on PostgreSQL each pool acts as another process.
  const others =
    engineName() === 'postgres' ? await Promise.all([1, 2, 3, 4, 5].map(() => database.open())) : [];
  engines = [first, ...others];
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  await database.remove();
});

/** A column's type as the database spells it. */
const typeOf = (column: PgColumn): string =>
  column
    .getSQLType()
    .replace(', ', ',')
    .replace(/^timestamptz\(3\)$/, 'timestamp(3) with time zone')
    .replace(/^bigserial$/, 'bigint');

/** The column of `alphabetical`; any other expression is not compared. */
const columnOf = (expression: SQL): PgColumn | undefined => {
  const parts = expression.queryChunks.flatMap((part) => (is(part, SQL) ? part.queryChunks : [part]));
  const isSorted = parts.some((part) => is(part, StringChunk) && part.value.join('').includes('COLLATE'));
  return isSorted ? parts.find((part) => is(part, PgColumn)) : undefined;
};

const nameIn = (column: object): string | undefined => {
  if (is(column, SQL)) return columnOf(column)?.name;
  return 'name' in column ? String(column.name) : undefined;
};

/** An index as the catalog of the database has it. */
const described = ({ table, name, unique, where, columns }: Index['config']) => [
  getTableConfig(table).name,
  name,
  unique,
  where !== undefined,
  columns.map((column) => nameIn(column) ?? 'expression'),
];

const first = (): Engine => {
  const [engine] = engines;
  if (!engine) throw new Error('no engine');
  return engine;
};

describe('the migrations', () => {
  test('are applied once, however many processes start at the same moment', async () => {
    const starters = engineName() === 'postgres' ? engines : [first(), first(), first()];
    const applied = (await Promise.all(starters.map((engine) => migrate(engine, allVisibilities)))).flat();
    expect(applied.toSorted()).toEqual((await readdir(migrationsFolder)).toSorted());
    expect(await migrate(first(), allVisibilities)).toEqual([]);
    await expect(provePolicies(first(), allVisibilities)).resolves.toBeUndefined();
  });

  test('create exactly the tables and columns of the schema in code', async () => {
    const { rows } = await first().transaction((connection) =>
      connection.query(
        `SELECT relname::text, attname::text, format_type(atttypid, atttypmod), attnotnull, atthasdef
           FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
          WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
            AND relname NOT IN ('schema_migrations', 'migration_lock')`,
      ),
    );
    const known = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => [
          name,
          column.name,
          typeOf(column),
          column.notNull || column.primary,
          column.hasDefault || column.generated !== undefined,
        ]);
      });
    const sorted = (list: unknown[]) => list.map((entry) => JSON.stringify(entry)).toSorted();
    expect(sorted(rows)).toEqual(sorted(known));
  });

  // One that a later migration makes again with other columns is still used, but reads the table as well.
  test('create exactly the indexes of the schema in code, with their columns', async () => {
    const { rows } = await first().transaction((connection) =>
      connection.query(
        `SELECT tables.relname::text, indexes.relname::text, indisunique, indpred IS NOT NULL,
                (SELECT json_agg(coalesce(attname::text, 'expression') ORDER BY place)
                   FROM unnest(indkey::int2[]) WITH ORDINALITY AS part(number, place)
                   LEFT JOIN pg_attribute ON attrelid = indrelid AND attnum = number AND attnum > 0)
           FROM pg_index
           JOIN pg_class tables ON tables.oid = indrelid JOIN pg_class indexes ON indexes.oid = indexrelid
          WHERE tables.relnamespace = 'public'::regnamespace AND tables.relname NOT IN ('schema_migrations', 'migration_lock')
            AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
      ),
    );
    const known = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) => getTableConfig(table).indexes.map(({ config }) => described(config)));
    const sorted = (list: unknown[]) => list.map((entry) => JSON.stringify(entry)).toSorted();
    expect(sorted(rows)).toEqual(sorted(known));
  });
});
