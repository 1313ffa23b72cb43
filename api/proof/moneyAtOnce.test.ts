import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callsOf, type Calls, type Entry } from '../testing/calls';
import { handMadeBooking } from '../testing/handMadeBooking';
import { startTestServer, type TestServer } from '../testing/testServer';
import { today } from '../src/base/today';

let server: TestServer;
let staff: Calls;
let tokens: string[];

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  tokens = [await server.tokenOf('manager'), await server.tokenOf('operator')];
});
afterAll(() => server.stop());

/** Eight concurrent requests, of two people in turn. */
const atOnce = (
  request: (turn: number) => { method: 'POST' | 'PUT' | 'DELETE'; url: string; body?: object },
) =>
  Promise.all(
    Array.from({ length: 8 }, (_, turn) => {
      const { url, ...asked } = request(turn);
      return server.call(url, {
        ...asked,
        token: tokens[turn % 2] ?? '',
        headers: { 'idempotency-key': randomUUID() },
      });
    }),
  );

const newBooking = () => handMadeBooking(staff, { sale_minor: 100_000, net_minor: 80_000 });
const receivedOf = async (id: string) => (await staff.one(`/api/bookings/${id}`))['received_minor'];

const moved = (booking_id: string, purpose: 'customer_payment' | 'refund', amount_minor: number) => ({
  method: 'POST' as const,
  url: '/api/transactions',
  body: {
    booking_id,
    direction: purpose === 'refund' ? 'out' : 'in',
    purpose,
    method: 'cash',
    date: today(),
    amount_minor,
  },
});

async function paid(id: string): Promise<Entry> {
  const { url, method, body } = moved(id, 'customer_payment', 10_000);
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await server.call(url, { method, body, token: tokens[0] ?? '', headers });
  expect(answer.statusCode).toBe(201);
  return answer.json().result;
}

test('concurrent refunds succeed as long as there is money', async () => {
  const { id } = await newBooking();
  await paid(id);
  const answers = await atOnce(() => moved(id, 'refund', 4000));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(codes).toEqual([201, 201, 400, 400, 400, 400, 400, 400]);
  expect(await receivedOf(id)).toBe(2000);
});

test('a refund and the void of its payment never both succeed', async () => {
  const { id } = await newBooking();
  const payment = await paid(id);
  const answers = await atOnce((turn) =>
    turn % 2 === 0
      ? moved(id, 'refund', 6000)
      : { method: 'POST', url: `/api/transactions/${payment.id}/void`, body: { reason: 'Entered twice' } },
  );
  const done = answers.filter(({ statusCode }) => statusCode < 300);
  expect(done).toHaveLength(1);
  expect([0, 4000]).toContain(await receivedOf(id));
});

test('concurrent discounts and removals of parts leave no total below zero', async () => {
  const { id } = await newBooking();
  const transfer = await staff.make('/api/booking-transfers', {
    booking_id: id,
    type: 'private',
    direction: 'both',
    pax: 2,
    price_type: 'per_transfer',
    net_minor: 5000,
    sale_minor: 10_000,
  });
  const before = await staff.one(`/api/bookings/${id}`);
  const [price, [stay]] = [before['price'] as Entry, before['hotels'] as [Entry]];
  const answers = await atOnce((turn) => {
    if (turn === 3) return { method: 'DELETE', url: `/api/booking-hotels/${stay.id}` };
    if (turn === 5) return { method: 'DELETE', url: `/api/booking-transfers/${transfer.id}` };
    const body = { discount_minor: 10_000 * (turn + 3), discount_reason: `Of writer ${turn}` };
    return { method: 'PUT', url: `/api/booking-prices/${price.id}`, body };
  });
  for (const { statusCode } of answers) expect([200, 400, 422]).toContain(statusCode);
  const after = await staff.one(`/api/bookings/${id}`);
  expect(Number(after['total_minor'])).toBeGreaterThanOrEqual(0);
});
