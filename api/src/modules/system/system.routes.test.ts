import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { engineName } from '../../../testing/testDatabase';
import { system } from '../../db/actor';
import { backupsTable } from './backups.table';
import { survivalOf } from './survivalOf';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async () =>
  (await server.call('/api/system', { token: await server.tokenOf('operator') })).json().result;

test('says what runs, what the database survives, and the room that is left', async () => {
  expect(await read()).toEqual({
    api: { version: '1.2.3', commit: 'abc', node: process.versions.node, started_at: expect.any(String) },
    database: {
      engine: engineName() === 'pglite' ? 'PGlite' : 'PostgreSQL',
      version: expect.stringMatching(/^\d+/),
      survives: expect.any(String),
      size_bytes: expect.any(Number),
    },
    free_bytes: expect.any(Number),
    last_backup: null,
  });
});

test('knows the newest backup', async () => {
  const made = (day: number) => ({
    id: `00000000-0000-7000-8000-00000000000${day}`,
    created_at: `2026-11-0${day}T10:00:00.000Z`,
    version: '1.2.3',
    rows: day,
    files: 0,
    missing_files: 0,
  });
  await server.database.withActor(system('test'), (tx) =>
    tx.insert(backupsTable).values([made(2), made(3), made(1)]),
  );
  expect((await read()).last_backup).toMatchObject({ created_at: '2026-11-03T10:00:00.000Z', rows: 3 });
});

test.each([
  ['PostgreSQL', 'on', 'on', 'power_failure'],
  ['PostgreSQL', 'on', 'local', 'power_failure'],
  ['PostgreSQL', 'on', 'off', 'killed_process'],
  ['PostgreSQL', 'off', 'on', 'killed_process'],
  ['PGlite', 'on', 'on', 'killed_process'],
] as const)(
  'a commit of %s with fsync %s and synchronous_commit %s survives a %s',
  (engine, fsync, commit, worst) => {
    expect(survivalOf(engine, { fsync, commit })).toBe(worst);
  },
);
