import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  accountSession,
  answer,
  draftKey,
  errorAnswer,
  tokens,
  type AccountSession,
} from '@itinera/shared/contracts';
import * as z from 'zod/mini';
import { eq } from 'drizzle-orm';
import { emailOf, idOf, password, type Person } from '../../testing/people';
import { startTestServer, type Call, type TestServer } from '../../testing/testServer';
import { system } from '../db/actor';
import { mailsTable } from '../people/mails.table';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fresh = 'amber lighthouse quiet';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn(person: Person, secret = password, headers: Record<string, string> = {}) {
  const reply = await server.call('/api/auth/sign-in', {
    method: 'POST',
    body: { email: emailOf(person), password: secret },
    headers,
  });
  return { status: reply.statusCode, token: String(reply.json().access_token) };
}

const call = (path: string, token: string, more: Call = {}) =>
  server.call(`/api/auth/${path}`, { token, ...more });
const isIn = async (token: string) => (await server.call('/api/users/profile', { token })).statusCode === 200;
const sessionsOf = async (token: string): Promise<AccountSession[]> =>
  answer(z.array(accountSession)).parse((await call('sessions', token)).json()).result;
const change = (token: string, current_password: string, next: string) =>
  call('password', token, { method: 'POST', body: { current_password, password: next } });

test('everybody lists the own sessions, ends one or all others, and never those of another user', async () => {
  const here = await signIn('partner', password, { 'user-agent': firefox });
  const [there, elsewhere] = [await signIn('partner'), await signIn('partner')];
  const other = await signIn('manager');
  const seen = await sessionsOf(here.token);
  expect(seen).toHaveLength(3);
  const own = seen.filter(({ is_current }) => is_current);
  expect(own).toMatchObject([{ device: 'Firefox on Windows', ip: expect.any(String) }]);
  const [foreign] = await sessionsOf(other.token);
  const end = (id = '') => call(`sessions/${id}`, here.token, { method: 'DELETE' });
  expect((await end(foreign?.id)).statusCode).toBe(404);
  expect(await isIn(other.token)).toBe(true);

  const [{ id: idOfThere = '' } = {}] = (await sessionsOf(there.token)).filter((one) => one.is_current);
  expect((await end(idOfThere)).statusCode).toBe(200);
  expect((await end(idOfThere)).statusCode).toBe(404);
  expect(await Promise.all([here, there, elsewhere].map(({ token }) => isIn(token)))).toEqual([
    true,
    false,
    true,
  ]);
  expect((await call('sessions', here.token, { method: 'DELETE' })).statusCode).toBe(200);
  expect(await Promise.all([here, elsewhere, other].map(({ token }) => isIn(token)))).toEqual([
    true,
    false,
    true,
  ]);
});

test('a session has a draft key of its own, which is gone when the session ends', async () => {
  const keyOf = async (token: string) =>
    answer(draftKey).parse((await call('draft-key', token)).json()).result;
  const credentials = { email: emailOf('manager'), password };
  const begun = await server.call('/api/auth/sign-in', { method: 'POST', body: credentials });
  const { access_token, refresh_token } = tokens.parse(begun.json());
  const { key } = await keyOf(access_token);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);

  const renewed = await server.call(`/api/auth/refresh?token=${refresh_token}`, { method: 'POST' });
  const { access_token: later } = tokens.parse(renewed.json());
  expect(await keyOf(later)).toEqual({ key });
  expect(await keyOf((await signIn('manager')).token)).not.toEqual({ key });

  await call('sign-out', later, { method: 'POST' });
  expect((await call('draft-key', later)).statusCode).toBe(401);
});

test('changing the own password requires the current one, ends the other sessions, and sends a mail', async () => {
  const here = await signIn('operator');
  const there = await signIn('operator');
  expect((await change(here.token, password, fresh)).statusCode).toBe(200);
  expect(await isIn(here.token)).toBe(true);
  expect(await isIn(there.token)).toBe(false);
  expect((await signIn('operator')).status).toBe(401);
  expect((await signIn('operator', fresh)).status).toBe(200);
  // As after a lost answer: carried out once, with one mail.
  expect((await change(here.token, password, fresh)).statusCode).toBe(200);
  const admin = await signIn('admin');
  const mails = await server.call(`/api/outbox?recipient=${emailOf('operator')}`, { token: admin.token });
  expect(mails.json().result).toMatchObject([{ kind: 'passwordChanged' }]);
});

test.each([
  ['a wrong current password', 'not this one', fresh, 'current_password'],
  ['the same password again', password, password, 'password'],
  ['a short one', password, 'short', 'password'],
  ['one that is easy to guess', password, 'partner2itinera', 'password'],
])('is refused for %s', async (_, current, next, field) => {
  const { token } = await signIn('partner2');
  const reply = await change(token, current, next);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(errorAnswer.parse(reply.json()).error.fields ?? {})).toEqual([field]);
  expect((await signIn('partner2')).status).toBe(200);
});

test('an open session allows only few guesses at its password', async () => {
  const { token } = await signIn('manager');
  for (let turn = 1; turn <= 5; turn += 1) expect((await change(token, 'wrong', fresh)).statusCode).toBe(400);
  expect((await change(token, password, fresh)).statusCode).toBe(429);
  // These attempts don't delay anybody's sign-in.
  expect((await signIn('manager')).status).toBe(200);
});

test('the own address changes with the password and the code from the new one, and no other way', async () => {
  const next = 'admin.new@itinera.example';
  const here = await signIn('admin');
  const there = await signIn('admin');
  const id = idOf('admin');
  const mailsTo = async (recipient: string) =>
    server.database.withActor(system('test'), (tx) =>
      tx
        .select({ kind: mailsTable.kind, body: mailsTable.body })
        .from(mailsTable)
        .where(eq(mailsTable.recipient, recipient)),
    );
  const emailNow = async () =>
    (await server.call('/api/users/profile', { token: here.token })).json().result.email;
  const post = async (path: string, body: object) => {
    const reply = await call(path, here.token, { method: 'POST', body });
    return { status: reply.statusCode, fields: Object.keys(reply.json().error?.fields ?? {}) };
  };
  const put = await server.call(`/api/users/${id}`, {
    method: 'PUT',
    token: here.token,
    body: { email: next },
  });
  expect([put.statusCode, Object.keys(put.json().error.fields)]).toEqual([422, ['email']]);
  const ask = (email: string, current_password = password) => post('email', { email, current_password });
  expect(await ask(next, 'a wrong password')).toEqual({ status: 400, fields: ['current_password'] });
  // An address of another account is answered alike, and gets no mail.
  expect((await ask(emailOf('manager'))).status).toBe(200);
  expect(await mailsTo(emailOf('manager'))).toEqual([]);
  expect((await ask(next)).status).toBe(200);
  const [mail] = await mailsTo(next);
  const code = /\b\d{8}\b/.exec(mail?.body ?? '')?.[0] ?? '';
  const wrong = code === '00000000' ? '11111111' : '00000000';
  expect(await post('email/confirm', { code: wrong })).toEqual({ status: 400, fields: ['code'] });
  expect(await emailNow()).toBe(emailOf('admin'));
  expect((await post('email/confirm', { code })).status).toBe(200);
  // The answer may have been lost.
  expect((await post('email/confirm', { code })).status).toBe(200);
  expect(await emailNow()).toBe(next);
  expect([await isIn(here.token), await isIn(there.token)]).toEqual([true, false]);
  expect(await mailsTo(emailOf('admin'))).toMatchObject([{ kind: 'addressChanged' }]);
});

test('a code for a new address is worth nothing after five wrong ones, and mails to one person are limited', async () => {
  const { token } = await signIn('partner2');
  const ask = () =>
    call('email', token, {
      method: 'POST',
      body: { email: 'm.new@itinera.example', current_password: password },
    });
  expect((await ask()).statusCode).toBe(200);
  const [mail] = await server.database.withActor(system('test'), (tx) =>
    tx
      .select({ body: mailsTable.body })
      .from(mailsTable)
      .where(eq(mailsTable.recipient, 'm.new@itinera.example')),
  );
  const code = /\b\d{8}\b/.exec(mail?.body ?? '')?.[0] ?? '';
  const confirm = async (digits: string) =>
    (await call('email/confirm', token, { method: 'POST', body: { code: digits } })).statusCode;
  const wrong = code === '00000000' ? '11111111' : '00000000';
  for (let turn = 1; turn <= 5; turn += 1) expect(await confirm(wrong)).toBe(400);
  expect(await confirm(code)).toBe(400);
  for (let turn = 2; turn <= 5; turn += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});
