import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authPaths, batchPath, savedViewsPath } from '@itinera/shared/contracts';
import { emailOf, idOf, password } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { system, type Actor } from './actor';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const heavy = {
  dry_run: true,
  operations: Array.from({ length: 100 }, (_, number) => ({
    method: 'POST',
    path: savedViewsPath,
    body: { list: 'hotels', name: `View ${number}`, query: {} },
  })),
};

const signIn = () =>
  server.call(authPaths.signIn, { method: 'POST', body: { email: emailOf('operator'), password } });
const read = async () =>
  server.call('/api/countries?page=1&per_page=5', { token: await server.tokenOf('admin') });

test('a request does not wait for all earlier requests of another person', async () => {
  const begun: string[] = [];
  const transaction = (name: string, actor: Actor) =>
    server.database.withActor(actor, async (tx) => {
      begun.push(name);
      await tx.execute('SELECT 1');
    });
  const staff = { kind: 'staff', id: idOf('admin') } as const;
  const greedy = { kind: 'partner', id: idOf('partner') } as const;
  // Opens the connections of the pool, because opening takes longer than the transactions of a whole queue.
  await Promise.all(Array.from({ length: 10 }, () => transaction('before', system('test'))));
  begun.length = 0;
  await Promise.all([
    ...Array.from({ length: 30 }, () => transaction('greedy', greedy)),
    transaction('staff', staff),
    transaction('sign-in', system('sign-in')),
  ]);
  // In order of arrival, both would be behind all thirty. The order among running transactions depends on the machine.
  expect(begun).toHaveLength(32);
  expect(begun.indexOf('sign-in')).toBeLessThan(15);
  expect(begun.indexOf('staff')).toBeLessThan(15);
});

test('a person with too many waiting requests is refused at once, with Retry-After, and delays nobody else', async () => {
  const [token] = await Promise.all([server.tokenOf('partner'), server.tokenOf('admin')]);
  const batch = () => server.call(batchPath, { method: 'POST', token, body: heavy });
  const batches = Array.from({ length: 30 }, batch);
  const others = await Promise.all([read(), read(), signIn()]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const answers = await Promise.all(batches);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({ error: { code: 'too_many' } });
    expect(answer.headers['retry-after']).toBe('2');
  }
});
