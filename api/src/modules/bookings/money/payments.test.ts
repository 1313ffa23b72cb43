import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { countedOf, dueWeeks, isSold, type Counted } from '@itinera/shared/bookings';
import { addDays } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { handMadeBooking } from '../../../../testing/handMadeBooking';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { bookingsTable } from '../bookings.table';
import { paymentsTable } from './payments.table';

const path = '/api/payments';

let server: TestServer;
let staff: Calls;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const bySystem = <T>(run: Parameters<typeof server.database.withActor<T>>[1]) =>
  server.database.withActor(system('test'), run);

async function paymentOf(bookingId: string): Promise<Entry> {
  const [payment] = await staff.list(`${path}?booking_id=${bookingId}`);
  if (!payment) throw new Error('The booking has no row of payments.');
  return payment;
}

/** A booking created so many days ago, with its row of payments. */
async function madeBefore(days: number): Promise<Entry> {
  const { id } = await handMadeBooking(staff, { sale_minor: 120_000, net_minor: 100_000 });
  await bySystem((tx) =>
    tx
      .update(bookingsTable)
      .set({ created: sql`now() - ${`${days} days`}::interval` })
      .where(eq(bookingsTable.id, id)),
  );
  return paymentOf(id);
}

test('each booking has one row with its amounts and the due date of its hotel', async () => {
  const booking = await handMadeBooking(staff, { sale_minor: 120_000, net_minor: 100_000 });
  const payment = await paymentOf(booking.id);
  const [link] = await staff.list(
    `/api/hotel-dmcs?hotel_id=${String(booking['hotel_id'])}&dmc_id=${String(booking['dmc_id'])}`,
  );
  expect(payment).toMatchObject({
    booking_ref: booking['ref'],
    booking_created: booking['created'],
    customer_name: 'Anna Berzina',
    hotel_name: booking['hotel_name'],
    total_minor: 120_000,
    received_minor: 0,
    balance_minor: 120_000,
    payment_status: 'unpaid',
    hotel_net_minor: 100_000,
    hotel_due_date: addDays(String(booking['check_in']), -Number(link?.['payment_terms_days'])),
    hotel_paid_date: null,
    transfer_due_date: null,
  });
  const read = await staff.one(`/api/bookings/${booking.id}`);
  expect(read).toMatchObject({ payment: { id: payment.id, etag: expect.any(String) }, instalments: [] });

  const again = await staff.post(path, { booking_id: booking.id });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ success: false, message: expect.any(String) });

  // Not even the program may delete any through the API's connection.
  await server.engine.transaction((connection) => connection.query('TRUNCATE payments'));
  const { id: _id, created_at: _c, updated_at: _u, ...copied } = payment;
  expect(await staff.make(path, { booking_id: booking.id })).toMatchObject(copied);
});

describe('a paid date', () => {
  test('is set and cleared, and is neither in the future nor before the creation of the booking', async () => {
    const { id } = await madeBefore(10);
    const dates = (hotel_paid_date: string | null) => staff.put(`${path}/${id}`, { hotel_paid_date });
    for (const [days, status] of [
      [0, 200],
      [-10, 200],
      [1, 400],
      [-11, 400],
    ] as const) {
      const answer = await dates(addDays(today(), days));
      expect([days, answer.statusCode]).toEqual([days, status]);
      if (status === 400) expect(refusedFields(answer)).toEqual(['hotel_paid_date']);
    }
    expect((await dates(null)).json()).toMatchObject({ result: { hotel_paid_date: null } });
  });

  test('is refused for a missing transfer, alone and in a batch', async () => {
    const payment = await madeBefore(1);
    const body = { transfer_paid_date: today() };
    const refused = await staff.put(`${path}/${payment.id}`, body);
    expect([refused.statusCode, refusedFields(refused)]).toEqual([400, ['transfer_paid_date']]);
    expect(refused.json().message).toContain('no transfer to pay for');
    const operations = [{ method: 'PUT', path: `${path}/${payment.id}`, body }];
    expect((await staff.post('/api/batch', { operations })).statusCode).toBe(400);
    await staff.make('/api/booking-transfers', {
      booking_id: payment['booking_id'],
      type: 'group',
      direction: 'both',
      price_type: 'per_transfer',
      pax: 2,
      net_minor: 1000,
      sale_minor: 2000,
    });
    expect((await staff.put(`${path}/${payment.id}`, body)).statusCode).toBe(200);
  });

  test('does not conflict with a change of the booking, nor vice versa', async () => {
    const payment = await madeBefore(1);
    const url = `${path}/${payment.id}`;
    const { etag } = (await staff.get(url)).headers;
    const { customer } = await staff.one(`/api/bookings/${String(payment['booking_id'])}`);
    await staff.change(`/api/booking-customers/${(customer as Entry).id}`, { name: 'Ilze Ozola' });
    const changed = await server.call(url, {
      method: 'PUT',
      token: await server.tokenOf('manager'),
      body: { hotel_paid_date: today() },
      headers: { 'if-match': String(etag) },
    });
    expect(changed.json()).toMatchObject({ result: { customer_name: 'Ilze Ozola' } });
    const [last] = await staff.list(`/api/history?entity=payments&id=${payment.id}`);
    expect(last?.['changes']).toEqual({ hotel_paid_date: { before: null, after: today() } });
  });
});

test('lists filter by paid, open and overdue; nothing is owed for unconfirmed bookings', async () => {
  const rows = [await madeBefore(30), await madeBefore(30), await madeBefore(30), await madeBefore(30)];
  const [paid, overdue, future, draft] = rows.map(({ id }) => id);
  const set = (id: string | undefined, values: object) =>
    bySystem((tx) =>
      tx
        .update(paymentsTable)
        .set({ booking_status: 'confirmed', ...values })
        .where(eq(paymentsTable.id, String(id))),
    );
  const yesterday = addDays(today(), -1);
  await set(paid, { hotel_due_date: yesterday, hotel_paid_date: yesterday, payment_status: 'paid' });
  await set(overdue, { hotel_due_date: yesterday });
  await set(future, { hotel_due_date: today() });
  await set(draft, { hotel_due_date: yesterday, booking_status: 'draft', payment_status: 'partially_paid' });
  const found = async (query: string) => {
    const ids = (await staff.list(`${path}?per_page=200&${query}`)).map(({ id }) => id);
    return [paid, overdue, future, draft].filter((id) => ids.includes(String(id)));
  };
  expect(await found('hotel_paid=yes')).toEqual([paid]);
  expect(await found('hotel_paid=no')).toEqual([overdue, future]);
  expect(await found('hotel_paid=overdue')).toEqual([overdue]);
  expect(await found('transfer_paid=no')).toEqual([]);
  await set(future, { hotel_due_date: addDays(today(), 7) });
  expect(await found('due_within_days=6')).toEqual([overdue]);
  expect(await found('due_within_days=7')).toEqual([overdue, future]);
  expect(await found('payment_status=unpaid,partially_paid')).toEqual([overdue, future, draft]);
  expect(await found(`booking_created_to=${today()}`)).toEqual([paid, overdue, future, draft]);
  expect(await found(`booking_created_from=${addDays(today(), 1)}`)).toEqual([]);
});

test('bookings are filtered by the days until departure, and by an overdue instalment', async () => {
  const days = [-1, 0, 7, 8];
  const made: Entry[] = [];
  for (const day of days)
    made.push(await handMadeBooking(staff, { sale_minor: 100, check_in: addDays(today(), day) }));
  const set = (index: number, values: Partial<typeof bookingsTable.$inferInsert>) =>
    bySystem((tx) =>
      tx
        .update(bookingsTable)
        .set(values)
        .where(eq(bookingsTable.id, String(made[index]?.id))),
    );
  const yesterday = addDays(today(), -1);
  await set(0, { status: 'confirmed', next_due_date: yesterday });
  await set(1, { status: 'confirmed', next_due_date: today() });
  await set(2, { status: 'draft', next_due_date: yesterday });
  await set(3, { status: 'confirmed', next_due_date: null });
  const found = async (query: string) => {
    const ids = (await staff.list(`/api/bookings?per_page=200&page=1&${query}`)).map(({ id }) => id);
    return days.filter((_day, index) => ids.includes(String(made[index]?.id)));
  };
  expect(await found('departs_within_days=0')).toEqual([0]);
  expect(await found('departs_within_days=7')).toEqual([0, 7]);
  expect(await found('is_overdue=true')).toEqual([-1]);
  expect(await found('is_overdue=false')).toEqual([0, 7, 8]);
});

/** What is owed to suppliers in a group of days, by plain code. */
const owedWithin = (rows: readonly Entry[], { from = '0', to = '9' }: { from?: string; to?: string }) =>
  rows
    .filter((row) => isSold(String(row['booking_status'])))
    .flatMap((row) =>
      ['hotel', 'transfer'].flatMap((supplier) => {
        const due = row[`${supplier}_due_date`];
        const isOwed = typeof due === 'string' && row[`${supplier}_paid_date`] === null;
        return isOwed && from <= due && due <= to ? [Number(row[`${supplier}_net_minor`])] : [];
      }),
    );

const dueGroups = (rows: readonly Entry[]) =>
  Object.fromEntries(
    Object.entries(dueWeeks(today())).flatMap(([week, days]) => {
      const owed = owedWithin(rows, days);
      return [
        [`${week}_minor`, owed.reduce((total, amount) => total + amount, 0)],
        [`${week}_suppliers`, owed.length],
      ];
    }),
  );

test('what is to be paid is grouped by weeks that end on Sunday, and sorted by the first day', async () => {
  const [later, next, soon, overdue] = [
    await madeBefore(30),
    await madeBefore(30),
    await madeBefore(30),
    await madeBefore(30),
  ];
  const { this_week, next_week } = dueWeeks(today());
  const set = (row: Entry | undefined, values: object) =>
    bySystem((tx) =>
      tx
        .update(paymentsTable)
        .set({ booking_status: 'confirmed', ...values })
        .where(eq(paymentsTable.id, String(row?.id))),
    );
  const note = 'Grouped by weeks';
  await set(later, { hotel_due_date: addDays(String(next_week.to), 1), note });
  await set(next, { hotel_due_date: next_week.from, note });
  await set(soon, { hotel_due_date: this_week.to, note });
  // Its hotel is paid, its transfer is not.
  await set(overdue, {
    hotel_due_date: addDays(today(), -9),
    hotel_paid_date: today(),
    transfer_due_date: addDays(today(), -1),
    transfer_net_minor: 700,
    note,
  });
  const sorted = await staff.list(`${path}?per_page=200&page=1&sort=supplier_due_date`);
  expect(sorted.filter((row) => row['note'] === note).map(({ id }) => id)).toEqual(
    [overdue, soon, next, later].map((row) => row?.id),
  );
  const { result } = (await staff.get(`${path}/sums`)).json<{ result: Entry[] }>();
  const expected = dueGroups(sorted.filter(({ currency }) => currency === 'EUR'));
  expect(result.find(({ currency }) => currency === 'EUR')).toMatchObject(expected);
  expect(Number(expected['overdue_suppliers'])).toBeGreaterThan(0);
});

test('cancelled bookings are summed apart: their fees, less what their suppliers were paid', async () => {
  const made = await handMadeBooking(staff, { sale_minor: 120_000, net_minor: 100_000, currency: 'CHF' });
  const read = async () => {
    const { result } = (await staff.get('/api/bookings/sums')).json<{ result: Entry[] }>();
    return result.find(({ currency }) => currency === 'CHF');
  };
  expect(await read()).toMatchObject({
    draft_minor: 120_000,
    cancelled_bookings: 0,
    cancelled_cost_minor: 0,
  });
  await bySystem((tx) =>
    tx
      .update(bookingsTable)
      .set({ status: 'cancelled', cancel_fee_minor: 50_000, outstanding_minor: 50_000 })
      .where(eq(bookingsTable.id, made.id)),
  );
  const { id } = await paymentOf(made.id);
  await bySystem((tx) =>
    tx
      .update(paymentsTable)
      .set({ booking_status: 'cancelled', hotel_paid_date: today() })
      .where(eq(paymentsTable.id, id)),
  );
  // Without a record, the hotel that is marked as paid has cost its net.
  expect(await read()).toMatchObject({
    draft_minor: 0,
    cancelled_bookings: 1,
    cancelled_fee_minor: 50_000,
    cancelled_cost_minor: 100_000,
    cancelled_left_minor: -50_000,
  });
  const move = async (direction: string, purpose: string, amount_minor: number) => {
    const moved = {
      booking_id: made.id,
      direction,
      purpose,
      method: 'cash',
      date: today(),
      amount_minor,
      currency: 'CHF',
    };
    expect((await staff.send('/api/transactions', moved)).statusCode).toBe(201);
  };
  await move('out', 'hotel', 30_000);
  await move('in', 'hotel', 5_000);
  await move('out', 'other', 1_000);
  await move('in', 'customer_payment', 20_000);
  expect(await read()).toMatchObject({ cancelled_cost_minor: 26_000, cancelled_left_minor: 24_000 });
});

test('the sums of a list are those of its rows, by currency', async () => {
  await handMadeBooking(staff, { sale_minor: 77, net_minor: 50, currency: 'USD' });
  for (const query of [
    '',
    'payment_status=unpaid,partially_paid',
    'q=berzina',
    'hotel_paid=no',
    'is_overdue=true',
  ]) {
    const sums = await staff.get(`${path}/sums?${query}`);
    const rows = await staff.list(`${path}?per_page=200&page=1&${query}`);
    const currencies = [...new Set(rows.map(({ currency }) => String(currency)))].toSorted();
    const expected = currencies.map((currency) => {
      const own = rows.filter((row) => row['currency'] === currency);
      const sumOf = (amount: (row: Entry) => number) => own.reduce((total, row) => total + amount(row), 0);
      const counted = (name: keyof Counted) =>
        sumOf(
          (row) =>
            countedOf({
              status: String(row['booking_status']),
              total_minor: Number(row['total_minor']),
              net_minor: 0,
              received_minor: Number(row['received_minor']),
              outstanding_minor: Number(row['balance_minor']),
            })[name],
        );
      const ifSold = (column: string) =>
        sumOf((row) => (isSold(String(row['booking_status'])) ? Number(row[column]) : 0));
      return {
        currency,
        bookings: own.length,
        total_minor: counted('total_minor'),
        received_minor: sumOf((row) => Number(row['received_minor'])),
        balance_minor: counted('outstanding_minor'),
        refundable_minor: counted('refundable_minor'),
        hotel_net_minor: ifSold('hotel_net_minor'),
        transfer_net_minor: ifSold('transfer_net_minor'),
        pending_minor: counted('pending_minor'),
        ...dueGroups(own),
      };
    });
    expect(currencies.length).toBeGreaterThan(0);
    expect(sums.json().result).toEqual(expected);
  }
  expect((await staff.get(`${path}/sums?page=1`)).statusCode).toBe(400);
});

test('partners see nothing of payments', async () => {
  const partner = await callsOf(server, 'partner');
  const { id } = await madeBefore(0);
  for (const url of [path, `${path}/${id}`, `${path}/sums`])
    expect((await partner.get(url)).statusCode).toBe(403);
  expect((await partner.put(`${path}/${id}`, { note: 'mine' })).statusCode).toBe(403);
});
