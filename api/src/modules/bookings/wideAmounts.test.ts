import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { highestAmount } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { handMadeBooking } from '../../../testing/handMadeBooking';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const send: Calls['send'] = (url, body) => staff.send(url, body);

const messageOf = (answer: Awaited<ReturnType<typeof send>>): string =>
  answer.json().error.message.replaceAll('\u00a0', ' ');

test('a group in rupiahs is sold, paid and listed exactly, and more than the highest amount is refused with the limit', async () => {
  const [net_minor, sale_minor] = [highestAmount - 7, highestAmount - 3];
  const { id } = await handMadeBooking(staff, { net_minor, sale_minor, currency: 'RUB' });
  const { price } = (await staff.one(`/api/bookings/${id}`)) as Entry & { price: Entry };
  const extras = (extra_sale_minor: number) =>
    staff.put(`/api/booking-prices/${price.id}`, { extra_sale_minor });
  const tooHigh = await extras(highestAmount + 1);
  expect(refusedFields(tooHigh)).toEqual(['extra_sale_minor']);
  expect(messageOf(tooHigh)).toMatch(`Enter ${highestAmount} or less.`);
  const beyond = await extras(4);
  expect([beyond.statusCode, messageOf(beyond)]).toEqual([
    422,
    expect.stringMatching(
      /^The total of this booking would be 10 000 000 000,01 RUB, and an amount is 10 000 000 000,00 RUB at most\./,
    ),
  ]);
  expect((await extras(3)).statusCode).toBe(200);
  expect((await send(`/api/bookings/${id}/instalment-plan`, {})).statusCode).toBe(200);

  const payment = {
    booking_id: id,
    direction: 'in',
    purpose: 'customer_payment',
    method: 'bank_transfer',
    date: today(),
    currency: 'RUB',
  };
  const tooMuch = await send('/api/transactions', { ...payment, amount_minor: highestAmount + 1 });
  expect(refusedFields(tooMuch)).toEqual(['amount_minor']);
  const paid = await send('/api/transactions', { ...payment, amount_minor: highestAmount - 1 });
  expect(paid.statusCode).toBe(201);
  const summary = {
    total_minor: highestAmount,
    net_minor,
    profit_minor: 7,
    received_minor: highestAmount - 1,
  };
  expect(await staff.one(`/api/bookings/${id}`)).toMatchObject({ ...summary, outstanding_minor: 1 });
  expect(await staff.list(`/api/payments?booking_id=${id}`)).toEqual([
    expect.objectContaining({ total_minor: highestAmount, balance_minor: 1 }),
  ]);
  const planned = await staff.list(`/api/instalments?booking_id=${id}`);
  expect(planned.reduce((sum, { amount_minor }) => sum + Number(amount_minor), 0)).toBe(highestAmount);
});

test('the highest bookings are added up exactly', async () => {
  for (let n = 0; n < 3; n += 1) {
    const { id } = await handMadeBooking(staff, { sale_minor: highestAmount - n, currency: 'KES' });
    expect((await send(`/api/bookings/${id}/status`, { status: 'on_request' })).statusCode).toBe(200);
  }
  const sums = await staff.list('/api/bookings/sums');
  expect(sums.find(({ currency }) => currency === 'KES')).toMatchObject({
    bookings: 3,
    pending_minor: 3 * highestAmount - 3,
  });
});

test('a stay that prices make dearer than the highest amount is quoted, and refused when it is booked', async () => {
  const { id } = await handMadeBooking(staff, { sale_minor: 1 });
  const { hotels, dmc_id } = (await staff.one(`/api/bookings/${id}`)) as Entry & { hotels: [Entry] };
  const { hotel_id, room_type_id, boarding_type_id, check_in, check_out } = hotels[0];
  await staff.make('/api/special-prices', {
    hotel_id,
    dmc_id,
    name: 'Gold',
    stay_from: check_in,
    stay_to: check_out,
    booking_from: today(),
    booking_to: check_out,
    price_minor: highestAmount,
  });
  const stay = { hotel_id, room_type_id, boarding_type_id, check_in, check_out, adults: 2 };
  const quote = await staff.post('/api/quotes', { ...stay, dmc_id });
  expect(quote.json().result).toMatchObject({ net_minor: 7 * highestAmount });
  const booked = await staff.post('/api/booking-hotels', {
    ...stay,
    booking_id: id,
    override_reason: 'Of the test',
  });
  expect([booked.statusCode, messageOf(booked)]).toEqual([
    422,
    expect.stringMatching(
      /^The price of this stay would be 7\d \d00 000 000,00 EUR, and an amount is 10 000 000 000,00 EUR at most\./,
    ),
  ]);
});
