import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { authPaths, errorAnswer, secondFactorPaths, tokens, users } from '@itinera/shared/contracts';
import { emailOf, password, type Person } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { system } from '../db/actor';
import { codeAt } from '../identity/secondFactor/authenticator';
import { recoveryCodesTable, secondFactorsTable } from '../people/secondFactors.table';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const post = (path: string, body: object, token?: string) =>
  server.call(path, { method: 'POST', body, ...(token !== undefined && { token }) });
const signIn = (person: Person, secret = password) =>
  post(authPaths.signIn, { email: emailOf(person), password: secret });
const tokenIn = (reply: { json(): unknown }) => tokens.parse(reply.json()).access_token;
const fieldsIn = (reply: { json(): unknown }) =>
  Object.keys(errorAnswer.parse(reply.json()).error.fields ?? {});
const ticketIn = (reply: { json(): unknown }) =>
  String(errorAnswer.parse(reply.json()).error.params?.['ticket']);
const step = (ticket: string, code: string) => post(secondFactorPaths.step, { ticket, code });

/** Deletes the last used time step, as if half a minute had passed. */
const waitForTheNextCode = () =>
  server.database.withActor(system('test'), (tx) => tx.update(secondFactorsTable).set({ last_step: null }));

async function setUp(person: Person) {
  const token = tokenIn(await signIn(person));
  const begun = await post(secondFactorPaths.own, { current_password: password }, token);
  const { secret, address, recovery_codes } = begun.json().result;
  const code = codeAt(secret);
  expect((await post(secondFactorPaths.confirm, { code }, token)).statusCode).toBe(200);
  return { token, secret, address, code, recoveryCodes: recovery_codes as string[] };
}
const mailsTo = async (person: Person): Promise<string[]> => {
  const token = await server.tokenOf('admin');
  const reply = await server.call(`/api/outbox?recipient=${emailOf(person)}`, { token });
  return reply.json().result.map(({ kind }: { kind: string }) => kind);
};

test('it is set up with the password and a first code, is required at sign-in, and accepts each code once', async () => {
  const token = tokenIn(await signIn('operator'));
  const refused = await post(secondFactorPaths.own, { current_password: 'wrong' }, token);
  expect(fieldsIn(refused)).toEqual(['current_password']);
  const begun = await post(secondFactorPaths.own, { current_password: password }, token);
  const { secret, address, recovery_codes } = begun.json().result;
  expect(address).toMatch(/^otpauth:\/\/totp\/Itinera/);
  expect(new Set(recovery_codes).size).toBe(10);
  // Not required at sign-in until a code has confirmed it.
  expect((await signIn('operator')).statusCode).toBe(200);
  const wrong = await post(secondFactorPaths.confirm, { code: '000000' }, token);
  expect(fieldsIn(wrong)).toEqual(['code']);
  const first = codeAt(secret);
  for (const _ of ['at first', 'after a lost answer'])
    expect((await post(secondFactorPaths.confirm, { code: first }, token)).statusCode).toBe(200);
  expect(await mailsTo('operator')).toEqual(['secondFactorOn']);

  const asked = await signIn('operator');
  expect(asked.statusCode).toBe(401);
  expect(asked.json().error.code).toBe('second_factor');
  expect(asked.headers['set-cookie']).toBeUndefined();
  const ticket = ticketIn(asked);
  // A bystander may have seen the code that confirmed it.
  expect(fieldsIn(await step(ticket, first))).toEqual(['code']);
  const next = codeAt(secret, Date.now() + 30_000);
  const welcome = await step(ticket, ` ${next.slice(0, 3)} ${next.slice(3)}`);
  const own = tokenIn(welcome);
  expect((await server.call(authPaths.profile, { token: own })).statusCode).toBe(200);
  // Neither ticket nor code can be used twice.
  expect((await step(ticket, next)).statusCode).toBe(401);
  expect((await step(ticketIn(await signIn('operator')), next)).statusCode).toBe(400);
  const state = await server.call(secondFactorPaths.own, { token: own });
  expect(state.json().result).toEqual({ since: expect.any(String), recovery_codes_left: 10 });
  // The stored values reveal neither the secret nor a recovery code.
  const stored = await server.database.withActor(system('test'), async (tx) => [
    ...(await tx.select().from(secondFactorsTable)),
    ...(await tx.select().from(recoveryCodesTable)),
  ]);
  for (const text of [
    secret,
    ...recovery_codes,
    ...recovery_codes.map((code: string) => code.replaceAll('-', '')),
  ])
    expect(JSON.stringify(stored)).not.toContain(text);
});

test('without the app, a recovery code signs in once; password and code turn the factor off', async () => {
  const { recoveryCodes, secret } = await setUp('partner');
  const [first = '', second = ''] = recoveryCodes;
  const token = tokenIn(await step(ticketIn(await signIn('partner')), first.toUpperCase()));
  expect((await step(ticketIn(await signIn('partner')), first)).statusCode).toBe(400);
  const state = await server.call(secondFactorPaths.own, { token });
  expect(state.json().result.recovery_codes_left).toBe(9);
  // An existing factor is not replaced, which would lock the owner out.
  expect((await post(secondFactorPaths.own, { current_password: password }, token)).statusCode).toBe(422);

  const off = (current_password: string, code: string) =>
    post(secondFactorPaths.turnOff, { current_password, code }, token);
  expect(fieldsIn(await off('wrong', second))).toEqual(['current_password']);
  expect(fieldsIn(await off(password, first))).toEqual(['code']);
  await waitForTheNextCode();
  expect((await off(password, codeAt(secret))).statusCode).toBe(200);
  expect((await off(password, second)).statusCode).toBe(200);
  expect(await mailsTo('partner')).toEqual(['secondFactorOff', 'secondFactorOn']);
  expect((await signIn('partner')).statusCode).toBe(200);
});

test('staff reset the factor of a person who has lost it; the log names the actor, and all sessions end', async () => {
  const { token } = await setUp('partner2');
  const admin = await server.tokenOf('admin');
  const [user] = (await server.call(`${users.path}?q=${emailOf('partner2')}`, { token: admin })).json()
    .result;
  expect(user).toMatchObject({ has_second_factor: true });
  const path = `${users.path}/${user.id}/reset_second_factor`;
  expect((await server.call(path, { method: 'POST', token: admin })).json().result).toMatchObject({
    has_second_factor: false,
  });
  expect((await server.call(path, { method: 'POST', token: admin })).statusCode).toBe(422);
  expect((await server.call(authPaths.profile, { token })).statusCode).toBe(401);
  expect((await signIn('partner2')).statusCode).toBe(200);
  expect(await mailsTo('partner2')).toEqual(['secondFactorReset', 'secondFactorOn']);
  const events = await server.call(`${users.path}/${user.id}/events`, { token: admin });
  expect(events.json().result).toContainEqual(
    expect.objectContaining({
      action: 'reset_second_factor',
      by: expect.objectContaining({ name: expect.any(String) }),
    }),
  );
});

test('codes can’t be guessed, and a ticket is invalid after a change of the password', async () => {
  await setUp('manager');
  const ticket = ticketIn(await signIn('manager'));
  for (let turn = 1; turn <= 5; turn += 1) expect((await step(ticket, '000000')).statusCode).toBe(400);
  expect((await step(ticket, '000000')).statusCode).toBe(429);
});

test('where the company requires a second factor, staff without one must set it up first', async () => {
  const admin = await server.tokenOf('admin');
  const put = (staff_second_factor: boolean) =>
    server.call('/api/settings', { method: 'PUT', token: admin, body: { staff_second_factor } });
  expect((await put(true)).statusCode).toBe(200);
  const refused = await server.call(users.path, { token: admin });
  expect(refused.statusCode).toBe(403);
  const profile = await server.call(authPaths.profile, { token: admin });
  expect(profile.json().result).toMatchObject({ needs_second_factor: true });
  const partner = await server.call(authPaths.profile, { token: tokenIn(await signIn('partner2')) });
  expect(partner.json().result).toMatchObject({ needs_second_factor: false });
  const { token } = await setUp('admin');
  expect((await server.call(users.path, { token })).statusCode).toBe(200);
  expect((await server.call(users.path, { token: admin })).statusCode).toBe(200);
  expect((await put(false)).statusCode).toBe(200);
});
