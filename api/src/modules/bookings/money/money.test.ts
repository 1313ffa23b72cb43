import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@itinera/shared/contracts';
import { owedFor, paymentStatusOf } from '@itinera/shared/bookings';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { handMadeBooking } from '../../../../testing/handMadeBooking';
import { idOf } from '../../../../testing/people';
import { announce, full, seed } from '../../../../testing/scale';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';

const path = '/api/transactions';
const runs = full ? 60 : 8;

let server: TestServer;
let staff: Calls;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const send: Calls['send'] = (url, body) => staff.send(url, body);

const paymentOf = (booking_id: string, more: object = {}) => ({
  booking_id,
  direction: 'in',
  purpose: 'customer_payment',
  method: 'cash',
  date: today(),
  amount_minor: 30_000,
  ...more,
});

async function paid(booking_id: string, more: object = {}): Promise<Entry> {
  const answer = await send(path, paymentOf(booking_id, more));
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json().result;
}

const voidIt = (id: string, reason = 'Entered twice') => send(`${path}/${id}/void`, { reason });

const newBooking = (sale_minor = 100_000) => handMadeBooking(staff, { sale_minor, net_minor: 80_000 });
const bookingNow = (id: string) => staff.one(`/api/bookings/${id}`);

describe('a transaction', () => {
  test('updates what the booking, its instalments and its row of payments have received, until it is voided', async () => {
    const { id } = await newBooking();
    const plan = await send(`/api/bookings/${id}/instalment-plan`, {});
    expect(plan.json().result).toMatchObject([{ amount_minor: 30_000 }, { amount_minor: 70_000 }]);
    const one = await paid(id, { amount_minor: 45_000 });
    expect(one).toMatchObject({ currency: 'EUR', booking_amount_minor: 45_000, manager_id: idOf('manager') });
    const half = {
      received_minor: 45_000,
      outstanding_minor: 55_000,
      payment_status: 'partially_paid',
      next_due_minor: 55_000,
      next_due_date: plan.json().result[1].due_date,
      instalments: [{ received_minor: 30_000 }, { received_minor: 15_000 }],
      payment: { received_minor: 45_000, balance_minor: 55_000, payment_status: 'partially_paid' },
    };
    expect(await bookingNow(id)).toMatchObject(half);
    const two = await paid(id, { amount_minor: 60_000 });
    expect(await bookingNow(id)).toMatchObject({
      payment_status: 'overpaid',
      outstanding_minor: -5000,
      next_due_date: null,
    });
    const voided = await voidIt(two.id);
    expect(voided.json().result).toMatchObject({
      void_reason: 'Entered twice',
      voided_at: expect.any(String),
    });
    expect(await bookingNow(id)).toMatchObject(half);
    expect((await voidIt(two.id)).statusCode).toBe(422);
    const history = await staff.list(`/api/history?entity=transactions&id=${two.id}`);
    expect(history.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  test('is never changed and never deleted', async () => {
    const { id } = await paid((await newBooking()).id);
    expect((await staff.put(`${path}/${id}`, { amount_minor: 1 })).statusCode).toBe(404);
    expect((await staff.remove(`${path}/${id}`)).statusCode).toBe(404);
    for (const operation of [
      { method: 'POST', path, body: paymentOf(id) },
      { method: 'DELETE', path: `${path}/${id}` },
    ]) {
      const answer = await send('/api/batch', { operations: [operation] });
      expect(answer.statusCode).toBe(400);
    }
  });

  test('is refused with a day in the future, a direction that contradicts its purpose, or no amount', async () => {
    const { id } = await newBooking();
    for (const [more, field] of [
      [{ date: addDays(today(), 1) }, 'date'],
      [{ direction: 'out' }, 'purpose'],
      [{ purpose: 'refund' }, 'purpose'],
      [{ amount_minor: 0 }, 'amount_minor'],
      [{ currency: 'USD' }, 'rate'],
      [{ rate: '0.9' }, 'rate'],
      [{ currency: 'USD', rate: '0.000001', amount_minor: 1 }, 'rate'],
      [{ currency: 'USD', rate: '0.9', rate_millionths: 800_000 }, 'rate'],
      [{ booking_id: idOf('manager') }, 'booking_id'],
    ] as const)
      expect([more, refusedFields(await send(path, paymentOf(id, more)))]).toEqual([more, [field]]);
    expect(await bookingNow(id)).toMatchObject({ received_minor: 0, transactions: [] });
  });

  test('in another currency is converted to that of the booking, rounded half up', async () => {
    const { id } = await newBooking();
    const foreign = await paid(id, { currency: 'USD', rate: '0.925001', amount_minor: 10_001 });
    expect(foreign['booking_amount_minor']).toBe(9251);
    expect(await bookingNow(id)).toMatchObject({ received_minor: 9251 });
  });

  test.each([
    { currency: 'JPY', rate: '0.006135', amount_minor: 10_000, own: 'EUR', expected: 6135 },
    { currency: 'KWD', rate: '3', amount_minor: 100_000, own: 'EUR', expected: 30_000 },
    { currency: 'EUR', rate: '163', amount_minor: 10_000, own: 'JPY', expected: 16_300 },
    { currency: 'VND', rate: '1/30512', amount_minor: 30_512_000, own: 'EUR', expected: 100_000 },
    { currency: 'JPY', rate_millionths: 6135, amount_minor: 10_000, own: 'EUR', expected: 6135 },
  ])('of $amount_minor minor units of $currency is $expected of $own', async ({ own, expected, ...more }) => {
    const { id } = await handMadeBooking(staff, { sale_minor: 100_000, net_minor: 80_000, currency: own });
    expect(await paid(id, more)).toMatchObject({ booking_amount_minor: expected });
    expect(await bookingNow(id)).toMatchObject({
      received_minor: expected,
      outstanding_minor: 100_000 - expected,
    });
    const refund = { ...more, direction: 'out', purpose: 'refund' };
    expect(await paid(id, refund)).toMatchObject({ booking_amount_minor: expected });
    expect(await bookingNow(id)).toMatchObject({ received_minor: 0, outstanding_minor: 100_000 });
  });

  test('has a number that is unique among those of its method, unless the other is voided', async () => {
    const { id } = await newBooking();
    const first = await paid(id, { number: 'R-100', method: 'card' });
    await paid(id, { number: 'R-100', method: 'online' });
    const again = await send(path, paymentOf(id, { number: 'R-100', method: 'card' }));
    expect(again.statusCode).toBe(409);
    expect(refusedFields(again)).toEqual(['number']);
    await voidIt(first.id);
    await paid(id, { number: 'R-100', method: 'card' });
  });
});

describe('instalments', () => {
  test('are added, changed and deleted, each time with their shares of what was received', async () => {
    const { id } = await newBooking();
    await paid(id, { amount_minor: 50_000 });
    const later = await staff.make('/api/instalments', {
      booking_id: id,
      label: 'Second',
      due_date: '2031-02-01',
      amount_minor: 60_000,
    });
    expect(later).toMatchObject({ received_minor: 50_000 });
    const first = await staff.make('/api/instalments', {
      booking_id: id,
      label: 'First',
      due_date: '2031-01-01',
      amount_minor: 40_000,
    });
    const shares = async () =>
      (await staff.list(`/api/instalments?booking_id=${id}`)).map(({ label, received_minor }) => [
        label,
        received_minor,
      ]);
    expect(await shares()).toEqual([
      ['First', 40_000],
      ['Second', 10_000],
    ]);
    await staff.change(`/api/instalments/${first.id}`, { due_date: '2031-03-01' });
    expect(await shares()).toEqual([
      ['Second', 50_000],
      ['First', 0],
    ]);
    await staff.remove(`/api/instalments/${later.id}`);
    expect(await shares()).toEqual([['First', 40_000]]);
    expect(await bookingNow(id)).toMatchObject({ next_due_date: null });
  });

  test('of a new plan replace the previous ones; nothing is planned if there is nothing to pay', async () => {
    const { id } = await newBooking();
    const one = await send(`/api/bookings/${id}/instalment-plan`, {});
    const two = await send(`/api/bookings/${id}/instalment-plan`, {});
    expect(two.json().result).toHaveLength(2);
    expect(two.json().result[0].id).not.toBe(one.json().result[0].id);
    const empty = await handMadeBooking(staff);
    expect((await send(`/api/bookings/${empty.id}/instalment-plan`, {})).statusCode).toBe(422);
    expect((await send(`/api/bookings/${idOf('manager')}/instalment-plan`, {})).statusCode).toBe(404);
  });
});

test('ten concurrent payments into one booking are all counted', async () => {
  const { id } = await newBooking();
  await Promise.all(Array.from({ length: 10 }, () => paid(id, { amount_minor: 1000 })));
  expect(await bookingNow(id)).toMatchObject({ received_minor: 10_000 });
});

const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    purpose: fc.constantFrom('customer_payment', 'refund', 'hotel', 'other'),
    amount_minor: fc.integer({ min: 1, max: 80_000 }),
  }),
  fc.record({ kind: fc.constant('void' as const), at: fc.nat(20) }),
);

test('after any sequence of transactions and voids, the sums equal those of a model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { id } = await newBooking();
      await send(`/api/bookings/${id}/instalment-plan`, {});
      const live: { id: string; purpose: string; amount_minor: number }[] = [];
      const sum = (wanted: string) =>
        live.reduce((total, { purpose, amount_minor }) => total + (purpose === wanted ? amount_minor : 0), 0);
      const received = () => sum('customer_payment') - sum('refund');
      for (const one of steps) {
        if (one.kind === 'add') {
          const { purpose, amount_minor } = one;
          const direction = purpose === 'customer_payment' ? 'in' : 'out';
          const answer = await send(path, paymentOf(id, { purpose, direction, amount_minor }));
          const isTooMuch = purpose === 'refund' && amount_minor > received();
          expect(answer.statusCode).toBe(isTooMuch ? 400 : 201);
          if (!isTooMuch) live.push({ id: answer.json().result.id, purpose, amount_minor });
        } else {
          const gone = live[one.at % Math.max(1, live.length)];
          if (!gone) continue;
          const isSpent = gone.purpose === 'customer_payment' && gone.amount_minor > received();
          expect((await voidIt(gone.id)).statusCode).toBe(isSpent ? 422 : 200);
          if (!isSpent) live.splice(live.indexOf(gone), 1);
        }
      }
      const refunded_minor = sum('refund');
      const received_minor = received();
      const owing = { status: 'draft', total_minor: 100_000, cancel_fee_minor: null } as const;
      const payment_status = paymentStatusOf(owing, { received_minor, refunded_minor });
      const balance_minor = owedFor(owing) - received_minor;
      const now = await bookingNow(id);
      expect(now).toMatchObject({
        received_minor,
        payment_status,
        outstanding_minor: balance_minor,
        payment: { received_minor, payment_status, balance_minor },
      });
      const shares = (now['instalments'] as { received_minor: number }[]).map((each) => each.received_minor);
      expect(shares).toEqual([
        Math.max(0, Math.min(30_000, received_minor)),
        Math.max(0, Math.min(70_000, received_minor - 30_000)),
      ]);
    }),
    { numRuns: runs, seed },
  );
  announce('sequences of transactions and voids compared with a model', runs);
});
