import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays } from '@itinera/shared/contracts';
import { callsOf, type Calls, type Entry } from '../../../../testing/calls';
import { handMadeBooking } from '../../../../testing/handMadeBooking';
import { announce, full, seed } from '../../../../testing/scale';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { bookingsTable } from '../bookings.table';
import { instalmentsTable } from './instalments.table';
import { paymentsTable } from './payments.table';

let server: TestServer;
let staff: Calls;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const send: Calls['send'] = (url, body) => staff.send(url, body);
const bookingNow = (id: string) => staff.one(`/api/bookings/${id}`);

/** A confirmed booking of 1000.00 that departs in a hundred days, with a plan of 300 and 700. */
async function confirmed(sale_minor = 100_000): Promise<string> {
  const { id } = await handMadeBooking(staff, { sale_minor, net_minor: 80_000 });
  const [traveller] = await staff.list('/api/travellers?per_page=1&page=1');
  await staff.make('/api/booking-travellers', { booking_id: id, traveller_id: traveller?.id, is_lead: true });
  const answer = await send(`/api/bookings/${id}/status`, { status: 'confirmed', reason: 'Names follow' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return id;
}

async function extra(id: string, extra_sale_minor: number, discount_minor = 0): Promise<void> {
  const price = (await bookingNow(id))['price'] as Entry;
  await staff.change(`/api/booking-prices/${price.id}`, {
    extra_sale_minor,
    discount_minor,
    discount_reason: discount_minor > 0 ? 'Of the test' : null,
  });
}

async function pay(booking_id: string, amount_minor: number): Promise<void> {
  const answer = await send('/api/transactions', {
    booking_id,
    direction: 'in',
    purpose: 'customer_payment',
    method: 'cash',
    date: today(),
    amount_minor,
  });
  expect(answer.statusCode).toBe(201);
}

interface Line {
  due_date: string;
  amount_minor: number;
  due_minor: number;
  received_minor: number;
}
const planOf = (booking: Entry) => booking['instalments'] as (Line & { id: string })[];

/** The open amount of a booking in the report. */
async function openInReport(id: string): Promise<number> {
  const rows = await staff.get('/api/reports/receivables?limit=10000');
  const { result } = rows.json<{ result: { rows: Record<string, unknown>[] } }>();
  return Number(result.rows.find(({ group_id }) => group_id === id)?.['open_minor'] ?? 0);
}

async function expectAllDue(id: string): Promise<void> {
  const booking = await bookingNow(id);
  const outstanding = Math.max(0, Number(booking['outstanding_minor']));
  const plan = planOf(booking);
  const missing = plan.reduce((sum, { due_minor, received_minor }) => sum + due_minor - received_minor, 0);
  const rest = Math.min(Number(booking['rest_minor']), outstanding);
  expect({ missing: missing + rest }).toEqual({ missing: outstanding });
  expect(await openInReport(id)).toBe(outstanding);
  expect(booking['next_due_date'] === null).toBe(outstanding === 0);
  expect(booking['rest_due_date'] === null).toBe(booking['rest_minor'] === 0);
  expect(booking['payment']).toMatchObject({
    next_due_date: booking['next_due_date'],
    next_due_minor: booking['next_due_minor'],
  });
}

describe('the amount owed beyond the plan', () => {
  test('is due with the balance, and follows the total', async () => {
    const id = await confirmed();
    expect(await bookingNow(id)).toMatchObject({ rest_minor: 0, rest_due_date: null });
    await extra(id, 20_000);
    const after = await bookingNow(id);
    expect(after).toMatchObject({
      rest_minor: 20_000,
      rest_due_date: addDays(String(after['departure_date']), -14),
    });
    await expectAllDue(id);
    await pay(id, 110_000);
    expect(await bookingNow(id)).toMatchObject({ next_due_minor: 10_000 });
    await extra(id, 0);
    expect(await bookingNow(id)).toMatchObject({ rest_minor: 0, next_due_date: null });
    await expectAllDue(id);
  });

  test('is a cent when three thirds do not add up to the whole', async () => {
    const id = await confirmed(10_000);
    for (const { id: planned } of planOf(await bookingNow(id)))
      await staff.remove(`/api/instalments/${planned}`);
    expect(await bookingNow(id)).toMatchObject({ rest_minor: 10_000 });
    for (const [order, label] of ['One', 'Two', 'Three'].entries())
      await staff.make('/api/instalments', {
        booking_id: id,
        label,
        order,
        due_date: addDays(today(), order),
        amount_minor: 3333,
      });
    await pay(id, 9999);
    expect(await bookingNow(id)).toMatchObject({ rest_minor: 1, next_due_minor: 1 });
    await expectAllDue(id);
  });

  test('that arises after the balance was due is due at once, and overdue from the next day on', async () => {
    const { id } = { id: await confirmed() };
    await pay(id, 100_000);
    const [stay] = (await bookingNow(id))['hotels'] as [Entry];
    const soon = addDays(today(), 5);
    await staff.change(`/api/booking-hotels/${stay.id}`, { check_in: soon, check_out: addDays(soon, 7) });
    await extra(id, 5000);
    const last = planOf(await bookingNow(id)).at(-1)?.due_date ?? '';
    expect(await bookingNow(id)).toMatchObject({ rest_due_date: last > today() ? last : today() });
  });

  test('is announced and filtered by when it is overdue', async () => {
    const id = await confirmed();
    for (const { id: planned } of planOf(await bookingNow(id)))
      await staff.remove(`/api/instalments/${planned}`);
    await server.database.withActor(system('test'), (tx) =>
      tx.update(bookingsTable).set({ rest_since: '2026-01-01' }).where(eq(bookingsTable.id, id)),
    );
    const [stay] = (await bookingNow(id))['hotels'] as [Entry];
    const gone = addDays(today(), -4);
    await staff.change(`/api/booking-hotels/${stay.id}`, {
      check_in: gone,
      check_out: addDays(gone, 7),
      override_reason: 'Of the test',
    });
    expect(await bookingNow(id)).toMatchObject({ next_due_date: addDays(gone, -14) });
    const ids = async (path: string, key: string) => (await staff.list(path)).map((row) => row[key]);
    expect(await ids('/api/bookings?is_overdue=true&per_page=200', 'id')).toContain(id);
    expect(await ids('/api/payments?customer_overdue=true&per_page=200', 'booking_id')).toContain(id);
    expect(await ids('/api/payments?customer_overdue=false&per_page=200', 'booking_id')).not.toContain(id);
  });
});

test('when the plan exceeds the total, the last instalments are not due, and are due again when it rises', async () => {
  const id = await confirmed();
  const before = await bookingNow(id);
  await extra(id, 0, 80_000);
  const after = await bookingNow(id);
  expect(planOf(after).map(({ amount_minor, due_minor }) => [amount_minor, due_minor])).toEqual([
    [30_000, 20_000],
    [70_000, 0],
  ]);
  await expectAllDue(id);
  await extra(id, 0);
  expect((await bookingNow(id))['instalments']).toEqual(before['instalments']);
});

test('only the fee of a cancelled booking is due; reopened and confirmed, its plan is due again', async () => {
  const id = await confirmed();
  await extra(id, 20_000);
  await send(`/api/bookings/${id}/status`, { status: 'cancelled', reason: 'Ill', cancel_fee_minor: 5000 });
  expect(await bookingNow(id)).toMatchObject({ rest_minor: 0, rest_due_date: null, next_due_date: null });
  expect(await openInReport(id)).toBe(5000);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('extra' as const), amount: fc.nat(50_000) }),
  fc.record({ kind: fc.constant('discount' as const), amount: fc.nat(100_000) }),
  fc.record({ kind: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({
    kind: fc.constant('plan' as const),
    amount: fc.nat(60_000),
    days: fc.integer({ min: -30, max: 120 }),
  }),
  fc.record({ kind: fc.constant('unplan' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('again' as const) }),
);
const runs = full ? 40 : 6;

test('after any sequence of extras, discounts, payments and plans, what is outstanding is due on some day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 7 }), async (steps) => {
      const id = await confirmed();
      for (const one of steps) {
        if (one.kind === 'extra') await extra(id, one.amount);
        if (one.kind === 'discount') await extra(id, 0, one.amount);
        if (one.kind === 'pay') await pay(id, one.amount);
        if (one.kind === 'again') await send(`/api/bookings/${id}/instalment-plan`, {});
        if (one.kind === 'plan')
          await staff.make('/api/instalments', {
            booking_id: id,
            label: 'Own',
            due_date: addDays(today(), one.days),
            amount_minor: one.amount,
          });
        if (one.kind === 'unplan') {
          const plan = planOf(await bookingNow(id));
          const gone = plan[one.at % Math.max(1, plan.length)];
          if (gone) await staff.remove(`/api/instalments/${gone.id}`);
        }
        await expectAllDue(id);
      }
    }),
    { numRuns: runs, seed },
  );
  announce('sequences of changes after which what is outstanding is due', runs);
});

test('the migration gives an older database the same due dates', async () => {
  const short = await confirmed();
  await extra(short, 20_000);
  await pay(short, 40_000);
  const paid = await confirmed();
  await pay(paid, 100_000);
  await extra(paid, 5000);
  const long = await confirmed();
  await extra(long, 0, 50_000);
  const unplanned = await confirmed();
  for (const { id } of planOf(await bookingNow(unplanned))) await staff.remove(`/api/instalments/${id}`);
  const all = [short, paid, long, unplanned];
  const shown = () =>
    Promise.all(
      all.map(async (id) => {
        const { rest_minor, rest_due_date, next_due_date, next_due_minor, payment, instalments } =
          await bookingNow(id);
        const { next_due_date: day, next_due_minor: amount } = payment as Entry;
        return { rest_minor, rest_due_date, next_due_date, next_due_minor, day, amount, instalments };
      }),
    );
  const before = await shown();

  const file = new URL('../../../../migrations/0053_owed_on_a_day.sql', import.meta.url);
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  const filling = statements.filter((statement) => /UPDATE |FORCE ROW/.test(statement));
  expect(filling).toHaveLength(13);
  await server.database.withActor(system('test'), async (tx) => {
    await tx.update(instalmentsTable).set({ due_minor: 0 });
    await tx.update(bookingsTable).set({ rest_minor: 0, rest_since: null, rest_due_date: null });
    // The older computation: only by what is planned.
    await tx
      .update(bookingsTable)
      .set({ next_due_date: null, next_due_minor: null })
      .where(inArray(bookingsTable.id, [paid, unplanned]));
    await tx.update(paymentsTable).set({ next_due_date: null, next_due_minor: null });
  });
  await server.engine.transaction(async (connection) => {
    for (const statement of filling) await connection.query(statement);
  });
  expect(await shown()).toEqual(before);
});
