import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '../../../testing/engines';
import { placeDemoPictures } from '../../../testing/demoPictures';
import { serverBundle, startProcess, type ServerProcess } from '../../../testing/serverProcess';
import { createTestDatabase } from '../../../testing/testDatabase';
import { migrationsFolder } from '../packaging';
import { allTables } from '../../modules/allTables';
import { storageFolder } from '../../storage/diskStorage';

/** The list of migrations and their lock, which are not part of the schema in code. */
const bookkeeping = 2;

let bundle: string;
let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  bundle = serverBundle();
  database = await createTestDatabase('blank');
  dataDir = await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  // Enough pictures are missing that the servers compete for creating them.
  await placeDemoPictures(storageFolder(dataDir), 12);
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.remove();
  await rm(dataDir, { recursive: true, force: true });
});

test('four servers that start at once on an empty PostgreSQL prepare it once and all serve', async () => {
  const environment = { DATABASE_URL: database.url ?? '', DATA_DIR: dataDir, SEED: 'demo' };
  servers = [1, 2, 3, 4].map(() => startProcess(bundle, environment));
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  for (const address of addresses) expect((await fetch(`${address}/api/ready`)).status).toBe(200);

  const engine = await database.open();
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  const { rows } = await engine.transaction((connection) =>
    connection.query(
      'SELECT (SELECT count(*)::int FROM schema_migrations), (SELECT count(*)::int FROM pg_tables WHERE schemaname = $1)',
      ['public'],
    ),
  );
  await engine.close();
  expect(rows).toEqual([[migrations.length, allTables.length + bookkeeping]]);
  const stored = await readdir(join(dataDir, 'storage'));
  expect(stored).toContain('documents');
  const files = stored.filter((name) => name !== 'documents');
  expect(files.filter((name) => !/^[\w-]{22}(\.thumb)?\.webp$/.test(name))).toEqual([]);
  expect(files).toHaveLength(2 * 384);

  for (const { child } of servers) child.kill('SIGTERM');
  expect((await Promise.all(servers.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([
    0, 0, 0, 0,
  ]);
});
