import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import type { TestDatabase } from '../../testing/engines';
import { createTestDatabase, engineName } from '../../testing/testDatabase';
import type { Engine } from './engine';
import { migrate } from './migrate';
import * as schema from './schema';
import { provePolicies } from './selfTest';

let database: TestDatabase;
let engines: Engine[];
beforeAll(async () => {
  database = await createTestDatabase('blank');
  const first = await database.open();
  // PGlite belongs to one process; on PostgreSQL every pool is what another process would be.
  const others = engineName() === 'postgres' ? await Promise.all([1, 2, 3, 4, 5].map(() => database.open())) : [];
  engines = [first, ...others];
}, 60_000);
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  await database.remove();
});

const first = (): Engine => {
  const [engine] = engines;
  if (!engine) throw new Error('no engine');
  return engine;
};

describe('the migrations', () => {
  test('are applied once, however many start at the same moment', async () => {
    const starters = engineName() === 'postgres' ? engines : [first(), first(), first()];
    const applied = (await Promise.all(starters.map((engine) => migrate(engine)))).flat();
    expect(applied.toSorted()).toEqual(['0000_tables.sql', '0001_row_level_security.sql']);
    expect(await migrate(first())).toEqual([]);
    await expect(provePolicies(first())).resolves.toBeUndefined();
  });

  test('make exactly the tables and columns that the program knows', async () => {
    const { rows } = await first().transaction((connection) =>
      connection.query(
        `SELECT table_name::text, column_name::text, is_nullable = 'NO' FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name NOT IN ('schema_migrations', 'migration_lock')`,
      ),
    );
    const known = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => [name, column.name, column.notNull || column.primary]);
      });
    const sorted = (list: unknown[]) => list.map((entry) => JSON.stringify(entry)).toSorted();
    expect(sorted(rows)).toEqual(sorted(known));
  });
});
