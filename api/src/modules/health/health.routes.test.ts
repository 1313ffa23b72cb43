import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { system } from '../../db/actor';
import { jobsTable } from '../../jobs/jobs.table';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('migrated');
});
afterAll(() => server.stop());

test('live has the build, and needs no authentication', async () => {
  const answer = await server.call('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    success: true,
    result: { name: 'itinera-api', version: '1.2.3', commit: 'abc' },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('ready depends on the database, live does not', async () => {
  const ready = await server.call('/api/ready');
  expect(ready.json()).toEqual({
    success: true,
    result: {
      database: 'answers',
      jobs: { last_ran_at: null, late: expect.arrayContaining(['seal-audit']) },
    },
  });
  await server.database.withActor(system('test'), (tx) =>
    tx.insert(jobsTable).values({ name: 'seal-audit', due_at: sql`now()`, ran_at: sql`now()`, failures: 0 }),
  );
  expect((await server.call('/api/ready')).json().result.jobs).toEqual({
    last_ran_at: expect.any(String),
    late: expect.not.arrayContaining(['seal-audit']),
  });
  await server.engine.close();
  const answer = await server.call('/api/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json().error.code).toBe('unavailable');
  expect((await server.call('/api/health')).statusCode).toBe(200);
});
