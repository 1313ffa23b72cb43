import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { errorAnswer, listAnswer, outbox, profileAnswer, tokens, type Mail } from '@itinera/shared/contracts';
import { emailOf, idOf, password } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { readConfig } from '../base/config';
import { system } from '../db/actor';
import { cleanUp } from '../app/cleanUp';
import { usersTable } from '../people/users.table';
import { passwordLinksTable, recoveryRequestsTable } from '../people/accounts.table';
import { answerRecoveries } from './recovery';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fresh = 'amber lighthouse quiet';
const asTest = <T>(run: Parameters<TestServer['database']['withActor']>[1]) =>
  server.database.withActor(system('test'), run) as Promise<T>;

let addresses = 0;
/** Each call comes from another address, so that no limit is reached by accident. */
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}` });

const post = (url: string, body: object, headers: Record<string, string> = elsewhere()) =>
  server.call(url, { method: 'POST', body, headers });

const signUp = (email: string, secret = fresh, headers?: Record<string, string>) =>
  post('/api/auth/sign-up', { email, password: secret }, headers);

const signIn = (email: string, secret: string) => post('/api/auth/sign-in', { email, password: secret });

const recover = (email: string, headers: Record<string, string> = elsewhere()) =>
  server.call(`/api/auth/recovery?email=${encodeURIComponent(email)}`, { headers });

const work = () => answerRecoveries(server.database, system('recovery'), readConfig({}));

const reset = (token: string, secret: string) => post('/api/auth/reset', { token, password: secret });

async function mailsTo(recipient: string): Promise<Mail[]> {
  const answer = await server.call(`/api/outbox?recipient=${recipient}`, {
    token: await server.tokenOf('admin'),
  });
  return listAnswer(outbox.entity).parse(answer.json()).result;
}

async function linkTo(recipient: string): Promise<string> {
  const [mail] = await mailsTo(recipient);
  return /#t=([\w-]{43})$/m.exec(mail?.body ?? '')?.[1] ?? '';
}

describe('signing up', () => {
  test('creates a pending partner who sees nothing yet', async () => {
    const { access_token } = tokens.parse((await signUp('new@levant.example')).json());
    const profile = profileAnswer.parse(
      (await server.call('/api/users/profile', { token: access_token })).json(),
    );
    expect(profile.result).toMatchObject({
      role: 'dmc',
      status: 'pending',
      email: 'new@levant.example',
      first_name: null,
    });
    for (const url of ['/api/hotels', '/api/countries', '/api/hotel-dmcs', '/api/users', '/api/outbox']) {
      expect((await server.call(url, { token: access_token })).statusCode).toBe(403);
    }
    const [mail] = await mailsTo('new@levant.example');
    expect(mail).toMatchObject({ kind: 'registered', status: 'waiting' });
  });

  test('answers a taken address like a free one, and sends a mail only to its owner', async () => {
    const [free, taken] = [await signUp('free@levant.example'), await signUp(emailOf('manager'))];
    const shape = async (answer: typeof free) => {
      const { date: _, ...headers } = answer.headers;
      const body = tokens.parse(answer.json());
      const seen = await server.call('/api/users/profile', { token: body.access_token });
      const { email: __, id: ___, ...profile } = profileAnswer.parse(seen.json()).result;
      const refused = await server.call('/api/hotels', { token: body.access_token });
      const renewed = await server.call(`/api/auth/refresh?token=${body.refresh_token}`, { method: 'POST' });
      return {
        status: answer.statusCode,
        headers,
        keys: Object.keys(body),
        profile,
        refusal: refused.json().message,
        renewed: renewed.statusCode,
      };
    };
    expect(await shape(taken)).toEqual(await shape(free));
    expect(
      profileAnswer.parse(
        (await server.call('/api/users/profile', { token: taken.json().access_token })).json(),
      ).result.email,
    ).toBe(emailOf('manager'));
    expect((await mailsTo(emailOf('manager')))[0]).toMatchObject({ kind: 'addressTaken' });
    // The owner's account has not changed, and the parked registration can't be used to sign in.
    expect((await signIn(emailOf('manager'), fresh)).statusCode).toBe(401);
    expect((await signIn(emailOf('manager'), password)).statusCode).toBe(200);
    const listed = await server.call('/api/users?per_page=200&q=manager@itinera.example', {
      token: await server.tokenOf('admin'),
    });
    expect(listed.json().total).toBe(1);
  });

  test('parks all but one of several simultaneous registrations with one new address', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp('race@levant.example')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const rows = await asTest<{ status: string }[]>((tx) =>
      tx
        .select({ status: usersTable.status })
        .from(usersTable)
        .where(eq(usersTable.email, 'race@levant.example')),
    );
    expect(rows.map(({ status }) => status).toSorted()).toEqual([
      'parked',
      'parked',
      'parked',
      'parked',
      'pending',
    ]);
    await asTest((tx) =>
      tx
        .update(usersTable)
        .set({ created_at: sql`now() - interval '2 days'` })
        .where(eq(usersTable.email, 'race@levant.example')),
    );
    await cleanUp(server.database, system('test'));
    expect(await asTest((tx) => tx.$count(usersTable, eq(usersTable.email, 'race@levant.example')))).toBe(1);
  });

  test.each([
    ['short', 'eleven char', /at least 12/],
    ['endless', 'x1'.repeat(65), /at most 128/],
    ['common', 'Password-2026!', /easy to guess/],
    ['the product', 'itinera-admin-1', /easy to guess/],
    ['the own name', 'ursula.okafor1', /easy to guess/],
  ])('refuses a password that is %s', async (_, secret, advice) => {
    const answer = await signUp('ursula.okafor@levant.example', secret);
    expect(answer.statusCode).toBe(400);
    expect(errorAnswer.parse(answer.json()).error.fields?.['password']).toMatch(advice);
  });

  test('counts characters instead of bytes, and normalises Unicode in passwords', async () => {
    const composed = 'cafe\u0301 на берегу \u{1F3D6}';
    expect((await signUp('unicode@levant.example', composed)).statusCode).toBe(200);
    expect((await signIn('unicode@levant.example', composed.normalize('NFC'))).statusCode).toBe(200);
  });

  test('is rate limited by address', async () => {
    const headers = elsewhere();
    for (let turn = 1; turn <= 10; turn += 1)
      expect((await signUp(`many${turn}@levant.example`, fresh, headers)).statusCode).toBe(200);
    const refused = await signUp('many11@levant.example', fresh, headers);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is rate limited by network for IPv6, where a client has unlimited addresses', async () => {
    const from = (turn: number) => ({ 'x-forwarded-for': `2001:db8:1:1::${turn}` });
    for (let turn = 1; turn <= 10; turn += 1)
      expect((await signUp(`six${turn}@levant.example`, fresh, from(turn))).statusCode).toBe(200);
    expect((await signUp('six11@levant.example', fresh, from(11))).statusCode).toBe(429);
  });

  test.each(['a@b.example\r\nBcc: all@x.example', 'a@b.example, c@d.example', 'a@b.example\u0000'])(
    'refuses the address %j',
    async (email) => {
      for (const answer of [await signUp(email), await recover(email)]) {
        expect(answer.statusCode).toBe(400);
        expect(errorAnswer.parse(answer.json()).error.fields).toHaveProperty('email');
      }
    },
  );
});

describe('recovery', () => {
  test('answers a known, an unknown and a blocked address alike; only the known one gets a mail', async () => {
    const people = [emailOf('partner2'), 'nobody@levant.example', emailOf('blocked')];
    const answers = await Promise.all(people.map((email) => recover(email)));
    const shapes = answers.map(({ statusCode, body, headers: { date: _, ...headers } }) => ({
      statusCode,
      body,
      headers,
    }));
    expect(shapes[0]).toMatchObject({ statusCode: 200, body: '{"success":true,"result":null}' });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    expect(await mailsTo(emailOf('partner2'))).toEqual([]);
    await work();
    expect((await mailsTo(emailOf('partner2'))).map(({ kind }) => kind)).toEqual(['recovery']);
    for (const email of people.slice(1)) expect(await mailsTo(email)).toEqual([]);
  });

  test('sends a link to the right shell to the stored address, at most once a minute', async () => {
    await recover('  OPERATOR@itinera.example ', { ...elsewhere(), host: 'evil.example' });
    await work();
    await recover(emailOf('operator'));
    await work();
    const mails = await mailsTo(emailOf('operator'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toMatch(/\nhttp:\/\/localhost:3000\/auth\/restore-password#t=[\w-]{43}\n/);
    expect((await mailsTo(emailOf('partner2')))[0]?.body).toMatch(
      /\nhttp:\/\/partner\.localhost:3001\/auth\/restore-password#t=/,
    );
    await asTest((tx) =>
      tx.update(recoveryRequestsTable).set({ requested_at: sql`now() - interval '61 seconds'` }),
    );
    await recover(emailOf('operator'));
    await work();
    expect(await mailsTo(emailOf('operator'))).toHaveLength(2);
  });

  test('ignores requests of other sites', async () => {
    expect(
      (await recover(emailOf('admin'), { ...elsewhere(), 'sec-fetch-site': 'cross-site' })).statusCode,
    ).toBe(200);
    await work();
    expect(await mailsTo(emailOf('admin'))).toEqual([]);
  });

  test('accepts a new password once, ends all sessions, and writes to the owner', async () => {
    const before = tokens.parse((await signIn(emailOf('partner2'), password)).json());
    const token = await linkTo(emailOf('partner2'));
    expect((await reset(token, 'Password-2026!')).statusCode).toBe(400);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token, fresh)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect((await server.call('/api/users/profile', { token: before.access_token })).statusCode).toBe(401);
    expect((await signIn(emailOf('partner2'), password)).statusCode).toBe(401);
    expect((await signIn(emailOf('partner2'), fresh)).statusCode).toBe(200);
    expect((await mailsTo(emailOf('partner2')))[0]).toMatchObject({ kind: 'passwordChanged' });
  });

  test('stores only the hash of a token, and deletes expired ones', async () => {
    const token = await linkTo(emailOf('operator'));
    const links = await asTest<object[]>((tx) => tx.select().from(passwordLinksTable));
    expect(JSON.stringify(links)).not.toContain(token);
    await asTest((tx) =>
      tx
        .update(passwordLinksTable)
        .set({ expires_at: sql`now() - interval '1 second'` })
        .where(eq(passwordLinksTable.user_id, idOf('operator'))),
    );
    const refused = await reset(token, fresh);
    expect(refused.statusCode).toBe(400);
    expect(errorAnswer.parse(refused.json()).error.fields).toEqual({
      token: expect.stringContaining('expired'),
    });
    expect((await reset('x'.repeat(43), fresh)).json().message).toBe(refused.json().message);
  });
});

test.each([
  ['invite', /by invitation only/],
  ['off', /closed/],
] as const)('registration can be switched to %s', async (signup, advice) => {
  const closed = await startTestServer('migrated', undefined, undefined, { signup });
  const answer = await closed.call('/api/auth/sign-up', {
    method: 'POST',
    body: { email: 'a@b.example', password: fresh },
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().message).toMatch(advice);
  await closed.stop();
});
