import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { transactions } from '@itinera/shared/contracts';
import { valid } from '../testing/arbitraries';
import { callsOf, refusedFields, type Calls } from '../testing/calls';
import { handMadeBooking } from '../testing/handMadeBooking';
import { knownIds } from '../testing/knownIds';
import { idOf } from '../testing/people';
import { routeTable, type KnownRoute } from '../testing/routeTable';
import { announce, seed } from '../testing/scale';
import { startTestServer, type TestServer } from '../testing/testServer';
import { today } from '../src/base/today';

let server: TestServer;
let routes: KnownRoute[];
let staff: Calls;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  routes = await routeTable(server.app);
  staff = await callsOf(server, 'admin');
  token = await server.tokenOf('admin');
});
afterAll(() => server.stop());

const callOf = ({ method, url }: KnownRoute) => `${method} ${url}`;

const payment = async () => ({
  booking_id: (await handMadeBooking(staff, { sale_minor: 100_000 })).id,
  direction: 'in',
  purpose: 'customer_payment',
  method: 'cash',
  date: today(),
  amount_minor: 30_000,
});

test('every write that moves or plans money is declared as money, and there is no other way to change it', () => {
  const money = routes.filter(({ isMoney }) => isMoney).map(callOf);
  expect(money).toEqual(
    expect.arrayContaining([
      'POST /api/transactions',
      'POST /api/transactions/:id/void',
      'POST /api/bookings/:id/instalment-plan',
    ]),
  );
  const written = routes.filter(
    ({ method, url }) => ['POST', 'PUT', 'DELETE'].includes(method) && url.startsWith(transactions.path),
  );
  expect(money).toEqual(expect.arrayContaining(written.map(callOf)));
});

test('every write of money is refused without an Idempotency-Key, with the reason', async () => {
  const { id } = await staff.make('/api/bookings', {
    dmc_id: idOf('partner'),
    customer: { name: 'Nobody' },
  });
  const ids = await knownIds(server, routes, token);
  let tried = 0;
  for (const { method, url, body = {} } of routes.filter(({ isMoney }) => isMoney))
    for (const input of fc.sample(valid(body, ids), { numRuns: 5, seed })) {
      const answer = await server.call(url.replace(':id', id), { method, token, body: input });
      const asked = { method, url, status: answer.statusCode };
      expect(asked).toEqual({ method, url, status: 400 });
      const fields = refusedFields(answer);
      // A random body may violate its contract, which is reported first.
      if (fields.includes('Idempotency-Key')) tried += 1;
    }
  expect(tried).toBeGreaterThanOrEqual(10);
  announce('writes of money without a key', tried);
});

test('the same POST sent five times concurrently under one key makes one transaction', async () => {
  const body = await payment();
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => server.call(transactions.path, { method: 'POST', token, body, headers });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(await staff.list(`${transactions.path}?booking_id=${body.booking_id}`)).toHaveLength(1);
  expect(await staff.one(`/api/bookings/${body.booking_id}`)).toMatchObject({ received_minor: 30_000 });
});
