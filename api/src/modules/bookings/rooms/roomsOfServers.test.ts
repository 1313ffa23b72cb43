import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Calls, Entry } from '../../../../testing/calls';
import type { TestDatabase } from '../../../../testing/engines';
import { hotelWithPrices } from '../../../../testing/hotelWithTerms';
import { emailOf, password } from '../../../../testing/people';
import { serverBundle, startProcess, type ServerProcess } from '../../../../testing/serverProcess';
import { createTestDatabase, engineName } from '../../../../testing/testDatabase';

const bookersEach = 8;

let testDatabase: TestDatabase;
let dataDir: string;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase('demo');
  dataDir = testDatabase.directory
    ? dirname(testDatabase.directory)
    : await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await testDatabase.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function asManager(address: string) {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as { result: never; message?: string } };
  };
  const { body } = await send('POST', '/api/auth/sign-in', { email: emailOf('manager'), password });
  const { access_token } = body as unknown as { access_token: string };
  return (method: string, path: string, sent?: object) => send(method, path, sent, access_token);
}

test('of bookers on several servers who book the last room at once, one gets it', async () => {
  const url: Record<string, string> = testDatabase.url ? { DATABASE_URL: testDatabase.url } : {};
  // The embedded database allows one server, PostgreSQL two.
  servers = Array.from({ length: engineName() === 'postgres' ? 2 : 1 }, () =>
    startProcess(serverBundle(), { DATA_DIR: dataDir, ...url }),
  );
  const calls = await Promise.all(servers.map(async ({ ready }) => asManager(await ready)));
  const [first] = calls;
  if (!first) throw new Error('No server has started.');
  const made = async (path: string, body: unknown): Promise<Entry> =>
    (await first('POST', path, Object(body))).body.result;
  const staff: Pick<Calls, 'list' | 'make'> = {
    list: async (path) => (await first('GET', path)).body.result,
    make: made,
  };
  const { owner, stay } = await hotelWithPrices(staff as Calls);
  const nights = { start_date: stay.check_in, end_date: stay.check_out };
  const allotment = await made('/api/allotments', { ...owner, ...nights, name: 'Last room', rooms: 1 });
  expect(allotment).toMatchObject({ rooms: 1, kind: 'soft' });

  const booking = { dmc_id: owner.dmc_id, customer: { name: 'Anna Berzina' }, hotels: [stay] };
  const answers = await Promise.all(
    calls.flatMap((call) =>
      Array.from({ length: bookersEach }, () => call('POST', '/api/bookings', booking)),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(
    ({ status, body }) => status === 422 && body.message?.includes('No rooms left'),
  );
  expect(refused).toHaveLength(answers.length - 1);
});
