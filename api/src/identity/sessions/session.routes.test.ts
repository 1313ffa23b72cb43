import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { errorAnswer, profileAnswer, tokens, type Tokens } from '@itinera/shared/contracts';
import { emailOf, idOf, password, type Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { usersTable } from '../../people/users.table';
import { refreshTokensTable, sessionsTable } from '../../people/sessions.table';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const inBrowser = { 'sec-fetch-site': 'same-origin' };

const trySignIn = (email: string, secret: string, headers: Record<string, string> = {}) =>
  server.call('/api/auth/sign-in', { method: 'POST', body: { email, password: secret }, headers });

interface Visitor extends Tokens {
  cookie: string;
}

async function signIn(person: Person, headers: Record<string, string> = {}): Promise<Visitor> {
  const answer = await trySignIn(emailOf(person), password, headers);
  const [cookie] = String(answer.headers['set-cookie'] ?? '').split(';', 1);
  return { ...tokens.parse(answer.json()), cookie: cookie ?? '' };
}

const refresh = (token: string, cookie = '') =>
  server.call(`/api/auth/refresh?token=${token}`, { method: 'POST', headers: { cookie } });

const profile = (token: string) => server.call('/api/users/profile', { token });

/** Ages a token, as if it had been used that many seconds ago. */
const ageUse = (seconds: number) =>
  server.database.withActor(system('test'), (tx) =>
    tx.update(refreshTokensTable).set({ used_at: sql`used_at - make_interval(secs => ${seconds})` }),
  );

describe('signing in', () => {
  test('returns tokens that open the profile', async () => {
    const { access_token, expires_in } = await signIn('partner');
    expect(expires_in).toBe(600);
    const answer = profileAnswer.parse((await profile(access_token)).json());
    expect(answer).toMatchObject({
      id: idOf('partner'),
      role: 'dmc',
      result: { company_name: 'Levant Sun Travel' },
    });
  });

  test('accepts the address in any case', async () => {
    expect((await trySignIn('  Admin@Itinera.Example ', password)).statusCode).toBe(200);
  });

  test('answers a wrong password, an unknown address and a blocked account alike', async () => {
    const answers = await Promise.all([
      trySignIn(emailOf('manager'), 'wrong'),
      trySignIn('nobody@itinera.example', password),
      trySignIn(emailOf('blocked'), password),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(errorAnswer.parse(answer.json()).message).toBe(
        'The e-mail address or the password is wrong. Check both and try again.',
      );
    }
  });

  test('stores neither password nor token', async () => {
    const { refresh_token } = await signIn('operator', inBrowser);
    const rows = await server.database.withActor(system('test'), async (tx) => [
      ...(await tx.select().from(usersTable)),
      ...(await tx.select().from(sessionsTable)),
      ...(await tx.select().from(refreshTokensTable)),
    ]);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(refresh_token);
    expect(stored).not.toContain(password);
  });
});

describe('refreshing', () => {
  test('works without a cookie for clients that are not browsers', async () => {
    const first = await signIn('admin');
    expect(first.cookie).toBe('');
    const second = tokens.parse((await refresh(first.refresh_token)).json());
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await profile(second.access_token)).statusCode).toBe(200);
  });

  test('is bound to the browser by a cookie that scripts cannot read', async () => {
    const answer = await trySignIn(emailOf('admin'), password, inBrowser);
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-rtb=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { refresh_token } = tokens.parse(answer.json());
    expect((await refresh(refresh_token)).statusCode).toBe(401);
    expect((await refresh(refresh_token, '__Host-rtb=stolen')).statusCode).toBe(401);
    const [cookie] = String(answer.headers['set-cookie']).split(';', 1);
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(200);
  });

  test('still works after a failed sign-in or registration in the same browser', async () => {
    const { refresh_token, cookie } = await signIn('admin', inBrowser);
    const register = (body: object) =>
      server.call('/api/auth/sign-up', { method: 'POST', body, headers: inBrowser });
    const failures = [
      await trySignIn(emailOf('admin'), 'wrong', { ...inBrowser, cookie }),
      await register({ email: 'new@levant.example', password: 'Password-2026!' }),
    ];
    for (const { headers } of failures) expect(headers['set-cookie']).toBeUndefined();
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(200);
  });

  test('keeps the key of snapshots while the rights are the same, and gives another after each change of them', async () => {
    let { refresh_token, snapshot_key } = await signIn('operator');
    const other = await signIn('operator');
    expect(Buffer.from(snapshot_key ?? '', 'base64url')).toHaveLength(32);
    expect(other.snapshot_key).not.toBe(snapshot_key);
    const keyAfter = async (change?: (tx: Transaction) => Promise<unknown>) => {
      if (change) await server.database.withActor(system('test'), change);
      const before = snapshot_key;
      ({ refresh_token, snapshot_key } = tokens.parse((await refresh(refresh_token)).json()));
      return snapshot_key === before ? 'same' : 'another';
    };
    const ofOperator = eq(usersTable.id, idOf('operator'));
    expect(await keyAfter()).toBe('same');
    expect(await keyAfter((tx) => tx.update(usersTable).set({ role: 'manager' }).where(ofOperator))).toBe(
      'another',
    );
    expect(await keyAfter()).toBe('same');
    expect(await keyAfter((tx) => tx.update(usersTable).set({ role: 'operator' }).where(ofOperator))).toBe(
      'another',
    );
    expect(
      await keyAfter((tx) => tx.execute(sql`UPDATE staff_settings SET updated_at = now() + interval '1 s'`)),
    ).toBe('another');
    expect(
      await keyAfter((tx) =>
        tx.execute(sql`INSERT INTO custom_fields (id, entity, key, label, type, options, required, "order",
            show_in_list, show_in_filter, show_in_form, visible_roles, editable_roles, is_active)
          VALUES (gen_random_uuid(), 'bookings', 'vip', 'VIP', 'text', '[]', false, 1,
            true, true, true, '{operator}', '{operator}', true)`),
      ),
    ).toBe('another');
  });

  test('gives fifty concurrent requests with one token exactly one successor', async () => {
    const { refresh_token, cookie } = await signIn('admin', inBrowser);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token, cookie)));
    // The embedded database has one session: on a busy machine, the last ones are sent away.
    const answered = answers.filter(({ statusCode }) => statusCode !== 503);
    const successors = new Set(answered.map((answer) => tokens.parse(answer.json()).refresh_token));
    expect(successors.size).toBe(1);
  });

  test('without the cookie, lets one of fifty concurrent requests through and ends the session', async () => {
    const { refresh_token } = await signIn('admin');
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)));
    const [winner, ...others] = answers.filter((answer) => answer.statusCode === 200);
    expect(others).toEqual([]);
    const successor = tokens.parse(winner?.json());
    expect((await refresh(successor.refresh_token)).statusCode).toBe(401);
    expect((await profile(successor.access_token)).statusCode).toBe(401);
  });

  test('repeats an answer for ten seconds, and treats later reuse as theft', async () => {
    const { refresh_token, cookie } = await signIn('manager', inBrowser);
    const first = tokens.parse((await refresh(refresh_token, cookie)).json());
    const next = tokens.parse((await refresh(first.refresh_token, cookie)).json());
    await ageUse(9);
    const again = tokens.parse((await refresh(refresh_token, cookie)).json());
    expect(again.refresh_token).toBe(first.refresh_token);
    await ageUse(2);
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(401);
    expect((await refresh(next.refresh_token, cookie)).statusCode).toBe(401);
    expect((await profile(again.access_token)).statusCode).toBe(401);
  });

  test('repeats a lost answer until its token is used or expires', async () => {
    const { refresh_token, cookie } = await signIn('manager', inBrowser);
    const lost = tokens.parse((await refresh(refresh_token, cookie)).json());
    await ageUse(20 * 60);
    const again = tokens.parse((await refresh(refresh_token, cookie)).json());
    expect(again.refresh_token).toBe(lost.refresh_token);
    await server.database.withActor(system('test'), (tx) =>
      tx.update(refreshTokensTable).set({ expires_at: sql`now() - interval '1 second'` }),
    );
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(401);
  });

  test('does not let a thief without the cookie end the session of the owner', async () => {
    const { refresh_token, cookie } = await signIn('manager', inBrowser);
    await refresh(refresh_token, cookie);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
    expect((await refresh(refresh_token, cookie)).statusCode).toBe(200);
  });

  test('refuses expired, unknown and malformed tokens', async () => {
    const { refresh_token } = await signIn('manager');
    await server.database.withActor(system('test'), (tx) =>
      tx.update(refreshTokensTable).set({ expires_at: sql`now() - interval '1 second'` }),
    );
    expect((await refresh(refresh_token)).statusCode).toBe(401);
    expect((await refresh('never-given')).statusCode).toBe(401);
    expect((await refresh('')).statusCode).toBe(400);
  });
});

describe('from the next request on', () => {
  test('a signed-out session has ended, and signing out again succeeds', async () => {
    const { access_token, refresh_token } = await signIn('manager');
    for (let turn = 1; turn <= 2; turn += 1) {
      const answer = await server.call('/api/auth/sign-out', { method: 'POST', token: access_token });
      expect(answer.statusCode).toBe(200);
    }
    expect((await profile(access_token)).statusCode).toBe(401);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  test('signing out deletes the binding cookie of the session, and not that of a later one', async () => {
    const begin = async () => {
      const answer = await server.call('/api/auth/sign-in', {
        method: 'POST',
        body: { email: emailOf('manager'), password },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      const cookie = answer.cookies.find(({ name }) => name === '__Host-rtb')?.value ?? '';
      return { token: tokens.parse(answer.json()).access_token, cookie: `__Host-rtb=${cookie}` };
    };
    const [first, later] = [await begin(), await begin()];
    const signOut = async (token: string, cookie: string) => {
      const answer = await server.call('/api/auth/sign-out', { method: 'POST', token, headers: { cookie } });
      return answer.cookies.map(({ name, value, maxAge, expires }) => ({
        name,
        value,
        isOver: maxAge === 0 || expires?.getTime() === 0,
      }));
    };
    expect(await signOut(first.token, later.cookie)).toEqual([]);
    expect(await signOut(later.token, later.cookie)).toEqual([
      { name: '__Host-rtb', value: '', isOver: true },
    ]);
  });

  test('a changed role and a changed status apply', async () => {
    const { access_token } = await signIn('operator');
    const change = (values: Partial<typeof usersTable.$inferInsert>) =>
      server.database.withActor(system('test'), (tx) =>
        tx
          .update(usersTable)
          .set(values)
          .where(eq(usersTable.id, idOf('operator'))),
      );
    const users = () => server.call('/api/users', { token: access_token });
    expect((await users()).statusCode).toBe(200);
    await change({ role: 'dmc' });
    expect((await users()).statusCode).toBe(403);
    await change({ role: 'operator', status: 'blocked' });
    expect((await users()).statusCode).toBe(403);
    expect((await profile(access_token)).statusCode).toBe(200);
    await change({ status: 'active' });
    expect((await users()).statusCode).toBe(200);
  });
});

describe('failed attempts', () => {
  const failedTimes = async (times: number, email: string, headers: Record<string, string>) => {
    for (let turn = 1; turn <= times; turn += 1)
      expect((await trySignIn(email, 'wrong', headers)).statusCode).toBe(401);
  };
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('slow an account down after five, and a correct password still succeeds after the delay', async () => {
    const email = emailOf('partner2');
    await failedTimes(5, email, from('192.0.2.1'));
    const refused = await trySignIn(email, password, from('192.0.2.2'));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorAnswer.parse(refused.json()).message).toMatch(/Try again in \d+ s\.$/);
    await new Promise((resolve) => setTimeout(resolve, Number(refused.headers['retry-after']) * 1000 + 100));
    expect((await trySignIn(email, password, from('192.0.2.1'))).statusCode).toBe(200);
    await failedTimes(5, email, from('192.0.2.1'));
  });

  test('count by address, unlike successful ones', async () => {
    for (let turn = 1; turn <= 3; turn += 1)
      expect((await trySignIn(emailOf('admin'), password, from('192.0.2.9'))).statusCode).toBe(200);
    for (let turn = 1; turn <= 30; turn += 1) {
      expect((await trySignIn(`guess${turn}@itinera.example`, 'wrong', from('192.0.2.9'))).statusCode).toBe(
        401,
      );
    }
    expect((await trySignIn(emailOf('admin'), password, from('192.0.2.9'))).statusCode).toBe(429);
    expect((await trySignIn(emailOf('admin'), password, from('192.0.2.10'))).statusCode).toBe(200);
  });

  test('of one address delay no other address, and are refused at once beyond the limit of the queue', async () => {
    const ended: number[] = [];
    const flood = Array.from({ length: 140 }, async (_, guess) => {
      const { statusCode } = await trySignIn(`flood${guess}@itinera.example`, 'wrong', from('192.0.2.20'));
      ended.push(statusCode);
    });
    const evaluated = () => ended.filter((status) => status === 401).length;
    expect((await trySignIn(emailOf('operator'), password, from('192.0.2.21'))).statusCode).toBe(200);
    expect(evaluated()).toBeLessThan(15);
    await Promise.all(flood);
    expect(ended.slice(0, 30).filter((status) => status === 429).length).toBeGreaterThan(15);
  });
});
