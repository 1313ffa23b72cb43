import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { handMadeBooking } from '../../../../testing/handMadeBooking';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';

let server: TestServer;
let staff: Calls;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const send: Calls['send'] = (url, body) => staff.send(url, body);

const newBooking = () => handMadeBooking(staff, { sale_minor: 100_000, net_minor: 80_000 });
const bookingNow = (id: string) => staff.one(`/api/bookings/${id}`);
const partsOf = async (id: string) => {
  const booking = await bookingNow(id);
  const [price, [stay]] = [booking['price'] as Entry, booking['hotels'] as [Entry]];
  return { price, stay };
};
const priceNow = async (id: string) => (await partsOf(id)).price;

const discount = async (id: string, discount_minor: number) => {
  const price = await priceNow(id);
  return staff.put(`/api/booking-prices/${price.id}`, { discount_minor, discount_reason: 'Of the test' });
};

const flightOf = (booking_id: string) => ({
  booking_id,
  direction: 'outbound',
  flight_number: 'BT 681',
  departure_date: '2031-06-01',
  departure_time: '10:00',
  arrival_date: '2031-06-01',
  arrival_time: '12:00',
  net_minor: 10_000,
  sale_minor: 20_000,
});
const transferOf = (booking_id: string) => ({
  booking_id,
  type: 'private',
  direction: 'both',
  pax: 2,
  price_type: 'per_transfer',
  net_minor: 5000,
  sale_minor: 10_000,
});

describe('a discount', () => {
  test('is at most what all parts cost, to the last minor unit', async () => {
    const { id } = await newBooking();
    const tooMuch = await discount(id, 100_001);
    expect([tooMuch.statusCode, refusedFields(tooMuch)]).toEqual([400, ['discount_minor']]);
    expect(tooMuch.json().error).toMatchObject({ params: { most_minor: 100_000 } });
    expect(tooMuch.json().message).toContain('1\u00a0000,00');
    expect((await discount(id, 100_000)).statusCode).toBe(200);
    expect(await bookingNow(id)).toMatchObject({ total_minor: 0, outstanding_minor: 0 });
  });

  test('prevents removing or lowering parts below it: alone, in a batch, and by extras', async () => {
    const { id } = await newBooking();
    const airports = await staff.list('/api/airports?per_page=2&page=1');
    const [carrier] = await staff.list('/api/flight-carriers?per_page=1&page=1');
    const flight = await staff.make('/api/booking-flights', {
      ...flightOf(id),
      carrier_id: carrier?.id,
      origin_airport_id: airports[0]?.id,
      destination_airport_id: airports[1]?.id,
    });
    const transfer = await staff.make('/api/booking-transfers', transferOf(id));
    const { price, stay } = await partsOf(id);
    await staff.change(`/api/booking-prices/${price.id}`, { extra_sale_minor: 5000 });
    expect((await discount(id, 135_000)).statusCode).toBe(200);

    const lowered = { priced_by: 'hand', net_minor: 1, sale_minor: 99_999, price_reason: 'Of the test' };
    const refusals = [
      await staff.put(`/api/booking-hotels/${stay.id}`, lowered),
      await staff.remove(`/api/booking-hotels/${stay.id}`),
      await staff.remove(`/api/booking-flights/${flight.id}`),
      await staff.put(`/api/booking-flights/${flight.id}`, { sale_minor: 19_999 }),
      await staff.remove(`/api/booking-transfers/${transfer.id}`),
      await staff.put(`/api/booking-transfers/${transfer.id}`, { sale_minor: 9999 }),
      await staff.put(`/api/booking-prices/${price.id}`, { extra_sale_minor: 4999 }),
      await send('/api/batch', {
        operations: [{ method: 'DELETE', path: `/api/booking-hotels/${stay.id}` }],
      }),
    ];
    for (const refusal of refusals) {
      expect([refusal.statusCode, refusal.body]).toEqual([
        refusal === refusals[6] ? 400 : 422,
        expect.stringContaining('discount'),
      ]);
      expect(refusal.json().error.params).toMatchObject({ discount_minor: 135_000 });
    }
    expect(refusals[1]?.json().error.params).toMatchObject({ most_minor: 35_000 });
    expect(await bookingNow(id)).toMatchObject({ total_minor: 0 });
  });

  test('is lowered together with the part in one batch, and Undo restores both', async () => {
    const { id } = await newBooking();
    const { price, stay } = await partsOf(id);
    await staff.change(`/api/booking-prices/${price.id}`, { extra_sale_minor: 5000 });
    await discount(id, 50_000);
    const together = await send('/api/batch', {
      operations: [
        { method: 'PUT', path: `/api/booking-prices/${price.id}`, body: { discount_minor: 5000 } },
        { method: 'DELETE', path: `/api/booking-hotels/${stay.id}` },
      ],
    });
    expect(together.statusCode).toBe(200);
    expect(await bookingNow(id)).toMatchObject({ total_minor: 0 });
    const undone = await send('/api/batch', {
      operations: [
        { method: 'POST', path: '/api/booking-hotels', body: { id: stay.id } },
        { method: 'PUT', path: `/api/booking-prices/${price.id}`, body: { discount_minor: 50_000 } },
      ],
    });
    expect(undone.statusCode).toBe(200);
    expect(await bookingNow(id)).toMatchObject({ total_minor: 55_000 });
  });

  test('also prevents undoing an addition', async () => {
    const { id } = await newBooking();
    const transfer = await staff.make('/api/booking-transfers', transferOf(id));
    await discount(id, 105_000);
    expect((await staff.remove(`/api/booking-transfers/${transfer.id}`)).statusCode).toBe(422);
  });

  test('of a copy is at most what the copied parts cost', async () => {
    const { id } = await newBooking();
    await discount(id, 100_000);
    const copy = await send(`/api/bookings/${id}/duplicate`, {});
    expect(copy.statusCode).toBe(201);
    expect(copy.json().result).toMatchObject({ total_minor: 0 });
  });

  test('that was too high before does not prevent other writes, and can only be lowered', async () => {
    const { id } = await newBooking();
    const { price, stay } = await partsOf(id);
    await server.database.withActor(system('test'), async (tx) => {
      await tx.execute(
        `UPDATE booking_prices SET discount_minor = 150000, discount_reason = 'Old' WHERE id = '${price.id}'`,
      );
      await tx.execute(`UPDATE bookings SET total_minor = -50000, profit_minor = -130000 WHERE id = '${id}'`);
    });
    await staff.change(`/api/bookings/${id}`, { note_internal: 'Still editable' });
    await staff.change(`/api/booking-prices/${price.id}`, { extra_sale_minor: 10_000 });
    expect((await staff.remove(`/api/booking-hotels/${stay.id}`)).statusCode).toBe(422);
    expect((await discount(id, 160_000)).statusCode).toBe(400);
    expect((await discount(id, 140_000)).statusCode).toBe(400);
    expect((await discount(id, 110_000)).statusCode).toBe(200);
  });
});

const payment = (booking_id: string, amount_minor: number, more: object = {}) => ({
  booking_id,
  direction: 'in',
  purpose: 'customer_payment',
  method: 'cash',
  date: today(),
  amount_minor,
  ...more,
});
const refund = (booking_id: string, amount_minor: number, more: object = {}) =>
  payment(booking_id, amount_minor, { direction: 'out', purpose: 'refund', ...more });

const made = async (body: object): Promise<Entry> => {
  const answer = await send('/api/transactions', body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json().result;
};

describe('a refund', () => {
  test('is at most what was received; the refusal has the remaining amount', async () => {
    const { id } = await newBooking();
    const nothing = await send('/api/transactions', refund(id, 1));
    expect([nothing.statusCode, refusedFields(nothing)]).toEqual([400, ['amount_minor']]);
    await made(payment(id, 10_000));
    await made(refund(id, 4000));
    const tooMuch = await send('/api/transactions', refund(id, 6001));
    expect(refusedFields(tooMuch)).toEqual(['amount_minor']);
    expect(tooMuch.json().message).toContain('60,00');
    expect(tooMuch.json().error.params).toMatchObject({ left_minor: 6000 });
    await made(refund(id, 6000));
    expect(await bookingNow(id)).toMatchObject({ received_minor: 0 });
  });

  test('counts in the currency of the booking', async () => {
    const { id } = await newBooking();
    await made(payment(id, 10_000));
    const foreign = { currency: 'USD', rate_millionths: 2_000_000 };
    expect(refusedFields(await send('/api/transactions', refund(id, 5001, foreign)))).toEqual([
      'amount_minor',
    ]);
    await made(refund(id, 5000, foreign));
  });

  test('may be more with a reason, which is stored and in the history, and creates no debt', async () => {
    const { id } = await newBooking();
    await made(payment(id, 10_000));
    const goodwill = await made(refund(id, 15_000, { goodwill_reason: 'The pool was closed' }));
    expect(goodwill).toMatchObject({ goodwill_reason: 'The pool was closed' });
    const [entry] = await staff.list(`/api/history?entity=transactions&id=${goodwill.id}`);
    expect(JSON.stringify(entry)).toContain('The pool was closed');
    expect(await bookingNow(id)).toMatchObject({
      received_minor: -5000,
      outstanding_minor: 100_000,
      payment_status: 'unpaid',
    });
    expect(refusedFields(await send('/api/transactions', refund(id, 1)))).toEqual(['amount_minor']);
  });

  test('with a reason creates no debt of a cancelled booking, beyond its fee, in the report as well', async () => {
    const { id } = await newBooking();
    await made(refund(id, 15_000, { goodwill_reason: 'The pool was closed' }));
    const cancelled = { status: 'cancelled', reason: 'Illness', cancel_fee_minor: 2000 };
    expect((await send(`/api/bookings/${id}/status`, cancelled)).statusCode).toBe(200);
    expect(await bookingNow(id)).toMatchObject({ received_minor: -15_000, outstanding_minor: 2000 });
    const report = await staff.get('/api/reports/receivables?limit=10000');
    const { rows } = report.json<{ result: { rows: Record<string, unknown>[] } }>().result;
    expect(rows.find(({ group_id }) => group_id === id)).toMatchObject({ open_minor: 2000 });
  });

  test('is the only transaction with a goodwill reason', async () => {
    const { id } = await newBooking();
    const answer = await send('/api/transactions', payment(id, 100, { goodwill_reason: 'None' }));
    expect(refusedFields(answer)).toEqual(['goodwill_reason']);
  });

  test('prevents its payment from being voided', async () => {
    const { id } = await newBooking();
    const paid = await made(payment(id, 10_000));
    await made(payment(id, 2000));
    const back = await made(refund(id, 7000));
    const refused = await send(`/api/transactions/${paid.id}/void`, { reason: 'Bounced' });
    expect([refused.statusCode, refused.json().error.params]).toEqual([
      422,
      expect.objectContaining({ left_minor: 5000, currency: 'EUR' }),
    ]);
    expect(await bookingNow(id)).toMatchObject({ received_minor: 5000 });
    expect((await send(`/api/transactions/${back.id}/void`, { reason: 'Bounced' })).statusCode).toBe(200);
    expect((await send(`/api/transactions/${paid.id}/void`, { reason: 'Bounced' })).statusCode).toBe(200);
    expect(await bookingNow(id)).toMatchObject({ received_minor: 2000 });
    // Money that is gone anyway is recorded with a reason.
    await made(refund(id, 7000, { goodwill_reason: 'The cheque bounced' }));
    expect(await bookingNow(id)).toMatchObject({ received_minor: -5000 });
  });

  test('of an outdated form is refused with the amount received by now', async () => {
    const { id } = await newBooking();
    await made(payment(id, 10_000));
    const stale = refund(id, 1000, { expected_received_minor: 20_000 });
    const answer = await send('/api/transactions', stale);
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', params: { received_minor: 10_000 } }),
    ]);
    await made(refund(id, 1000, { expected_received_minor: 10_000 }));
  });
});

describe('a day with a wrong year', () => {
  test.each(['0001-01-01', '1900-05-01', '1999-12-31'])(
    '%s is refused in payments and in instalments',
    async (date) => {
      const { id } = await newBooking();
      const paid = await send('/api/transactions', payment(id, 100, { date }));
      expect([paid.statusCode, refusedFields(paid)]).toEqual([400, ['date']]);
      const planned = { booking_id: id, label: 'Deposit', due_date: date, amount_minor: 100 };
      const due = await staff.post('/api/instalments', planned);
      expect([due.statusCode, refusedFields(due)]).toEqual([400, ['due_date']]);
    },
  );
});
