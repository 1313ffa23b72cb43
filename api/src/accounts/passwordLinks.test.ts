import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { emailOf, idOf } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { readConfig } from '../base/config';
import { system } from '../db/actor';
import type { Transaction } from '../db/database';
import { passwordLinksTable, recoveryRequestsTable } from '../people/accounts.table';
import { usersTable } from '../people/users.table';
import { makeLink } from './passwordLinks';
import { answerRecoveries } from './recovery';

const config = readConfig({});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const asTest = <T>(run: (tx: Transaction) => Promise<T>) => server.database.withActor(system('test'), run);
const ownLinks = eq(passwordLinksTable.user_id, idOf('operator'));

beforeEach(() => asTest((tx) => tx.delete(passwordLinksTable)));

const linkFor = async (kind: 'invitation' | 'recovery'): Promise<string> => {
  const link = await asTest((tx) => makeLink(tx, { id: idOf('operator'), role: 'operator' }, kind, config));
  return link.split('#t=')[1] ?? '';
};

const reset = async (token: string) =>
  (
    await server.call('/api/auth/reset', {
      method: 'POST',
      body: { token, password: 'amber lighthouse quiet' },
    })
  ).statusCode;

/** Requests a recovery as anybody could who knows the address, and lets a minute pass. */
async function recoverAsStranger(): Promise<void> {
  await asTest((tx) =>
    tx.update(recoveryRequestsTable).set({ requested_at: sql`now() - interval '61 seconds'` }),
  );
  await server.call(`/api/auth/recovery?email=${emailOf('operator')}`);
  await answerRecoveries(server.database, system('recovery'), config);
}

test.each(['invitation', 'recovery'] as const)(
  'a link of the kind %s survives all recovery requests that strangers can make in its lifetime',
  async (kind) => {
    const token = await linkFor(kind);
    for (let minute = 1; minute <= 10; minute += 1) await recoverAsStranger();
    expect(await reset(token)).toBe(200);
  },
);

test('using one link invalidates all others of the account', async () => {
  const tokens = [await linkFor('invitation'), await linkFor('recovery'), await linkFor('recovery')];
  const answers = await Promise.all(tokens.map(reset));
  expect(answers.toSorted()).toEqual([200, 400, 400]);
  expect(await asTest((tx) => tx.$count(passwordLinksTable, ownLinks))).toBe(0);
});

test('only the newest links of a kind are kept per account', async () => {
  const first = await linkFor('invitation');
  for (let made = 1; made <= 20; made += 1) await linkFor('recovery');
  const newest = await linkFor('recovery');
  expect(await asTest((tx) => tx.$count(passwordLinksTable, ownLinks))).toBe(13);
  expect(await reset('x'.repeat(43))).toBe(400);
  await asTest((tx) =>
    tx
      .update(usersTable)
      .set({ status: 'blocked' })
      .where(eq(usersTable.id, idOf('operator'))),
  );
  expect(await reset(newest)).toBe(400);
  await asTest((tx) =>
    tx
      .update(usersTable)
      .set({ status: 'active' })
      .where(eq(usersTable.id, idOf('operator'))),
  );
  expect(await reset(first)).toBe(200);
});
