import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { emailOf, idOf, password, type Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { makeLink } from '../../accounts/passwordLinks';
import { readConfig } from '../../base/config';
import { system } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { knownDevicesTable, signInFailuresTable as failures } from '../../people/sessions.table';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const asTest = <T>(run: (tx: Transaction) => Promise<T>) => server.database.withActor(system('test'), run);
beforeEach(() => asTest((tx) => tx.delete(failures)));

const inBrowser = { 'sec-fetch-site': 'same-origin' };
let visits = 0;
/** One of twenty addresses, in turn. */
const anywhere = () => ({ 'x-forwarded-for': `198.51.100.${(visits += 1) % 20}` });

const signIn = (person: Person, secret: string, headers: Record<string, string> = {}) =>
  server.call('/api/auth/sign-in', {
    method: 'POST',
    body: { email: emailOf(person), password: secret },
    headers: { ...anywhere(), ...headers },
  });

const deviceIn = (answer: { headers: Record<string, unknown> }): string =>
  /__Host-device=[\w-]{43}/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';

/** Signs in once with a new browser, and returns its cookie, which makes it a known device. */
const deviceOf = async (person: Person): Promise<string> =>
  deviceIn(await signIn(person, password, inBrowser));

const onDevice = (cookie: string) => ({ ...inBrowser, cookie });

/** Number of guesses allowed in so many seconds: five at once, then one 2 s later, one 4 s after that, and so on. */
const allowedIn = (seconds: number): number => 5 + [2, 6, 14, 30].filter((since) => since <= seconds).length;

/** Sends wrong passwords concurrently; returns how many were evaluated instead of delayed, and the limit. */
async function failAll(person: Person, times: number, headers: Record<string, string> = {}) {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: times }, () => signIn(person, 'a wrong password', headers)),
  );
  const evaluated = answers.filter(({ statusCode }) => statusCode === 401).length;
  const putOff = answers.filter(({ statusCode }) => statusCode === 429).length;
  expect(evaluated + putOff).toBe(times);
  return { evaluated, allowed: allowedIn((performance.now() - began) / 1000) };
}

const later = (seconds: number) =>
  asTest((tx) =>
    tx.update(failures).set({
      since: sql`since - make_interval(secs => ${seconds})`,
      last: sql`last - make_interval(secs => ${seconds})`,
    }),
  );

/** Number of guesses that are evaluated in an hour if each is sent as soon as it is allowed. */
async function guessesInAnHour(headers: Record<string, string> = {}): Promise<number> {
  let evaluated = 0;
  for (let passed = 0; passed < 3600;) {
    const answer = await signIn('manager', 'a wrong password', headers);
    if (answer.statusCode === 401) evaluated += 1;
    else {
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      await later(seconds);
      passed += seconds;
    }
  }
  return evaluated;
}

describe('an attack on an account from everywhere', () => {
  test('has five guesses evaluated at once, however many are sent concurrently', async () => {
    const { evaluated, allowed } = await failAll('manager', 60);
    expect(evaluated).toBeGreaterThanOrEqual(5);
    expect(evaluated).toBeLessThanOrEqual(allowed);
  });

  test('has at most 60 guesses evaluated in an hour', async () => {
    const evaluated = await guessesInAnHour();
    expect(evaluated).toBeGreaterThan(5);
    expect(evaluated).toBeLessThanOrEqual(60);
  });

  test('does not prevent the owner from signing in on a known device', async () => {
    const device = await deviceOf('manager');
    await failAll('manager', 20);
    expect((await signIn('manager', password)).statusCode).toBe(429);
    expect((await signIn('manager', password, inBrowser)).statusCode).toBe(429);
    expect((await signIn('manager', password, onDevice(device))).statusCode).toBe(200);
    // The attack continues.
    expect((await signIn('manager', password)).statusCode).toBe(429);
  });

  test('nor do failures from the same address', async () => {
    const device = await deviceOf('manager');
    const office = { 'x-forwarded-for': '203.0.113.7' };
    for (const person of ['admin', 'operator', 'partner', 'partner2', 'pending', 'blocked'] as const)
      await failAll(person, 5, office);
    expect((await signIn('manager', password, office)).statusCode).toBe(429);
    expect((await signIn('manager', password, { ...office, ...onDevice(device) })).statusCode).toBe(200);
  });
});

describe('a known device', () => {
  test('does not wait for the guesses of strangers, from however many addresses', async () => {
    const device = await deviceOf('manager');
    let answered = 0;
    const flood = Array.from({ length: 40 }, async (_, index) => {
      const headers = { 'x-forwarded-for': `203.0.113.${index + 1}` };
      const body = { email: `nobody${index}@levant.example`, password: 'a wrong password' };
      await server.call('/api/auth/sign-in', { method: 'POST', body, headers });
      answered += 1;
    });
    expect((await signIn('manager', password, onDevice(device))).statusCode).toBe(200);
    expect(answered).toBeLessThan(20);
    await Promise.all(flood);
  });

  test('has a counter of its own, which slows down nobody else', async () => {
    const device = await deviceOf('manager');
    const { evaluated, allowed } = await failAll('manager', 30, onDevice(device));
    expect(evaluated).toBeLessThanOrEqual(allowed);
    expect((await signIn('manager', password, onDevice(device))).statusCode).toBe(429);
    expect((await signIn('manager', password)).statusCode).toBe(200);
  });

  test('has the same limits', async () => {
    const device = await deviceOf('manager');
    expect(await guessesInAnHour(onDevice(device))).toBeLessThanOrEqual(60);
  });

  test('is known only to the accounts that have signed in on it', async () => {
    const device = await deviceOf('operator');
    await failAll('manager', 5);
    expect((await signIn('manager', password, onDevice(device))).statusCode).toBe(429);
    expect((await signIn('manager', password, onDevice(`__Host-device=${'x'.repeat(43)}`))).statusCode).toBe(
      429,
    );
  });

  test('keeps its cookie through sign-out and further sign-ins, even of other accounts', async () => {
    const first = await signIn('manager', password, inBrowser);
    const device = deviceIn(first);
    const token = first.json().access_token;
    const out = await server.call('/api/auth/sign-out', { method: 'POST', token, headers: onDevice(device) });
    expect(out.headers['set-cookie']).toBeUndefined();
    for (const person of ['partner', 'manager'] as const)
      expect(deviceIn(await signIn(person, password, onDevice(device)))).toBe(device);
  });

  test('is stored as a hash only, and few per account', async () => {
    const devices = [];
    for (let made = 1; made <= 12; made += 1) devices.push(await deviceOf('admin'));
    const rows = await asTest((tx) => tx.select().from(knownDevicesTable));
    const stored = JSON.stringify(rows);
    for (const device of devices) expect(stored).not.toContain(device.split('=')[1]);
    expect(rows.filter(({ user_id: user }) => user === idOf('admin'))).toHaveLength(10);
    await failAll('admin', 5);
    expect((await signIn('admin', password, onDevice(devices[0] ?? ''))).statusCode).toBe(429);
    expect((await signIn('admin', password, onDevice(devices[11] ?? ''))).statusCode).toBe(200);
  });

  test('is the browser that sets a new password; earlier ones are forgotten', async () => {
    const before = await deviceOf('partner2');
    const link = await asTest((tx) =>
      makeLink(tx, { id: idOf('partner2'), role: 'dmc' }, 'recovery', readConfig({})),
    );
    const fresh = 'amber lighthouse quiet';
    const reset = await server.call('/api/auth/reset', {
      method: 'POST',
      body: { token: link.split('#t=')[1], password: fresh },
      headers: inBrowser,
    });
    expect(reset.statusCode).toBe(200);
    await failAll('partner2', 5);
    expect((await signIn('partner2', fresh, onDevice(before))).statusCode).toBe(429);
    expect((await signIn('partner2', fresh, onDevice(deviceIn(reset)))).statusCode).toBe(200);
  });
});

test('clients that are not browsers get no cookie', async () => {
  expect((await signIn('manager', password)).headers['set-cookie']).toBeUndefined();
});
