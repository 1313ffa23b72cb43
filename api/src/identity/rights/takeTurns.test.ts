import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authPaths, countsPath, hotels, type Answer } from '@itinera/shared/contracts';
import type { Turn } from '@itinera/shared/server';
import { emailOf, idOf, password } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { turnOf } from '../../db/turnOf';

let server: TestServer;
const turns: (Turn | undefined)[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const { engine } = server;
  const transaction = engine.transaction.bind(engine);
  engine.transaction = (run, turn) => {
    turns.push(turn);
    return transaction(run, turn);
  };
});
afterAll(() => server.stop());

/** The different turns of a call's transactions. */
async function turnsOf(run: () => Promise<unknown>): Promise<unknown[]> {
  turns.length = 0;
  await run();
  return [...new Set(turns.map((turn) => JSON.stringify(turn)))].map((turn) => JSON.parse(turn));
}

const read = async (path: string) => server.call(path, { token: await server.tokenOf('manager') });
const manager = { key: idOf('manager'), weight: 1, rank: 'ordinary' };

test('all transactions of a call are turns of its person, with the weight of its route', async () => {
  await server.tokenOf('manager');
  // The session is read as the program, but for this person.
  expect(await turnsOf(() => read(`${hotels.path}?page=1&per_page=1`))).toEqual([manager]);
  expect(await turnsOf(() => read('/api/reports/cash'))).toEqual([{ ...manager, weight: 5 }]);
  const token = await server.tokenOf('admin');
  expect(await turnsOf(() => server.call('/api/audit', { token }))).toEqual([
    { ...manager, key: idOf('admin') },
  ]);
});

test('a batch weighs as much as its operations', async () => {
  const operation = {
    method: 'POST',
    path: '/api/saved-views',
    body: { list: 'hotels', name: 'V', query: {} },
  };
  const body = { dry_run: true, operations: [operation, operation, operation] };
  const token = await server.tokenOf('manager');
  const found = await turnsOf(() => server.call('/api/batch', { method: 'POST', token, body }));
  expect(found.at(-1)).toEqual({ ...manager, weight: 3 });
});

test('people who are signed in come before strangers and before what is polled', async () => {
  const signIn = () =>
    server.call(authPaths.signIn, { method: 'POST', body: { email: emailOf('operator'), password } });
  let refresh_token = '';
  const stranger = { key: '127.0.0.1', weight: 1, rank: 'background' };
  const signedIn = await turnsOf(async () => {
    const answer: Answer<unknown> & { refresh_token: string } = (await signIn()).json();
    ({ refresh_token } = answer);
  });
  expect(signedIn).toEqual([stranger]);
  expect(
    await turnsOf(() => server.call(`${authPaths.refresh}?token=${refresh_token}`, { method: 'POST' })),
  ).toEqual([{ ...stranger, rank: 'ordinary' }]);
  expect(await turnsOf(() => read(`${countsPath}?of=${hotels.path}`))).toEqual([
    { ...manager, rank: 'background', timeoutMs: 4000 },
  ]);
});

test('what decides whether the process gets calls is urgent, like the work of the program itself', async () => {
  expect(await turnsOf(() => server.call('/api/ready'))).toMatchObject([{ rank: 'urgent' }]);
  expect(turnOf(system('scheduler'))).toEqual({ key: 'scheduler', rank: 'urgent' });
});
