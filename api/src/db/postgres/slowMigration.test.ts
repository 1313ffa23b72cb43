import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '../../../testing/engines';
import { createTestDatabase } from '../../../testing/testDatabase';
import { allVisibilities } from '../../modules/allTables';
import type { Engine } from '../engine';
import { prepareSchema } from '../prepareSchema';

const timeoutMs = 300;

let database: TestDatabase;
let serving: Engine;
let another: Engine;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
  serving = await database.open(timeoutMs);
  another = await database.open();
});
afterAll(async () => {
  await serving.close();
  await another.close();
  await database.remove();
});

test('a process waits for a migration of another one, longer than the timeout of requests', async () => {
  let isMigrating = () => {};
  const begun = new Promise<void>((settle) => (isMigrating = settle));
  const migration = another.transaction(async (connection) => {
    await connection.query('SELECT id FROM migration_lock FOR UPDATE');
    isMigrating();
    await pause(3 * timeoutMs);
  });
  await begun;
  const { url: databaseUrl } = database;
  await expect(
    prepareSchema(serving, allVisibilities, {
      databaseUrl,
      migrationDatabaseUrl: undefined,
      production: false,
    }),
  ).resolves.toBeUndefined();
  await migration;
});
