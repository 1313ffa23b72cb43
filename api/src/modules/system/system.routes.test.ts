import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SystemState } from '@itinera/shared/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { engineName } from '../../../testing/testDatabase';
import { system } from '../../db/actor';
import { jobsTable } from '../../jobs/jobs.table';
import { backupsTable } from './backups.table';
import { restoresTable } from './restores.table';
import { survivalOf } from './survivalOf';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async () =>
  (await server.call('/api/system', { token: await server.tokenOf('operator') })).json().result;

test('reports versions, what the database survives, and the free space', async () => {
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
    last_restore: null,
    failed_rehearsal: null,
    jobs: expect.any(Array),
    policy_violations: [],
  });
});

test('reports the newest backup', async () => {
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

test('reports the last successful restore, and a later failed rehearsal', async () => {
  const restored = (day: number, problem: string | null = null) => ({
    id: `00000000-0000-7000-8000-00000000001${day}`,
    created_at: `2026-11-0${day}T10:00:00.000Z`,
    is_rehearsal: day !== 3,
    backup_created_at: problem === null ? '2026-11-01T01:00:00.000Z' : null,
    rows: problem === null ? day : null,
    files: problem === null ? 0 : null,
    problem,
  });
  const note = (...rows: ReturnType<typeof restored>[]) =>
    server.database.withActor(system('test'), (tx) => tx.insert(restoresTable).values(rows));
  await note(restored(3), restored(2, 'older'), restored(1));
  expect(await read()).toMatchObject({
    last_restore: { created_at: '2026-11-03T10:00:00.000Z', is_rehearsal: false, rows: 3 },
    failed_rehearsal: null,
  });
  // As recorded by an older release.
  await note(restored(4, '/var/backups/itinera/2026-11-04: the backup is damaged.'));
  expect(await read()).toMatchObject({
    last_restore: { created_at: '2026-11-03T10:00:00.000Z' },
    failed_rehearsal: {
      created_at: '2026-11-04T10:00:00.000Z',
      problem: '2026-11-04: the backup is damaged.',
    },
  });
  await note(restored(5));
  expect(await read()).toMatchObject({
    last_restore: { created_at: '2026-11-05T10:00:00.000Z', is_rehearsal: true },
    failed_rehearsal: null,
  });
});

test('reports when each job last succeeded, and which are late', async () => {
  const set = (name: string, ran_at: SQL | null, due_at = sql`now()`, failures = 0) =>
    server.database.withActor(system('test'), (tx) =>
      tx.insert(jobsTable).values({ name, ran_at, due_at, failures }),
    );
  await set('clean-up', sql`now() - interval '70 minutes'`);
  await set('seal-audit', sql`now() - interval '16 minutes'`, undefined, 3);
  await set('recovery', null, sql`now() - interval '1 minute'`);
  await set('notifications', sql`now() + interval '400 days'`);
  await set('of an older release', sql`now() - interval '400 days'`);
  const { jobs }: SystemState = await read();
  const late = Object.fromEntries(jobs.map(({ name, is_late }) => [name, is_late]));
  expect(late).toMatchObject({
    'clean-up': false,
    'seal-audit': true,
    recovery: false,
    notifications: true,
    // No process has announced this job.
    'block-seats': true,
  });
  expect(Object.keys(late)).not.toContain('of an older release');
  expect(jobs.find(({ name }) => name === 'seal-audit')).toMatchObject({ every_seconds: 30, failures: 3 });
  const ready = await server.call('/api/ready');
  expect(ready.json().result.jobs.late).toEqual(
    jobs.filter(({ is_late }) => is_late).map(({ name }) => name),
  );
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
