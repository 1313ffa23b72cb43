import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancellationTerms, settingsPath } from '@itinera/shared/contracts';
import { callsOf, type Calls, type Entry } from '../../../../testing/calls';
import {
  flexible,
  hotelWithPrices,
  makeTerms,
  percent,
  step,
  type StayWithTerms,
} from '../../../../testing/hotelWithTerms';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';

const dmc_id = idOf('partner');
const [week, twoDays] = ['2028-06-03T09:00:00.000Z', '2028-06-08T09:00:00.000Z'];

let server: TestServer;
let staff: Calls;
let stay: StayWithTerms;
let owner: { hotel_id: string; dmc_id: string };
let terms: Entry;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  ({ stay, owner } = await hotelWithPrices(staff));
  terms = await makeTerms(staff, owner);
  await staff.change(settingsPath, {
    exchange_rates: [{ from: 'EUR', to: 'USD', rate: '1.25', valid_from: '2026-01-01' }],
  });
});
afterAll(() => server.stop());

const booked = async (more: object = {}, currency = 'EUR'): Promise<Entry> => {
  const customer = { name: 'Anna Berzina', email: 'anna@mail.example' };
  const made = await staff.make('/api/bookings', {
    dmc_id,
    currency,
    customer,
    hotels: [{ ...stay, ...more }],
  });
  const [sold] = await staff.list(`/api/booking-hotels?booking_id=${made.id}`);
  if (!sold) throw new Error('The booking has no stay.');
  return sold;
};
const hand = (net_minor: number, sale_minor: number) => ({
  priced_by: 'hand',
  net_minor,
  sale_minor,
  price_reason: 'Agreed',
});
const changeTerms = (changes: object) => staff.change(`${cancellationTerms.path}/${terms.id}`, changes);
const costs = (stages: unknown) => (stages as { cost_minor: number }[]).map(({ cost_minor }) => cost_minor);

test('a booked stay keeps its terms for all rooms, until it gets another price', async () => {
  const sold = await booked({ rooms: 2 });
  expect(sold).toMatchObject({
    net_minor: 60_000,
    cancellation: {
      terms_id: terms.id,
      name: 'Flexible',
      time_zone: 'Asia/Tokyo',
      steps: flexible,
      no_show: null,
      stages: [
        { from: null, cost_minor: 0 },
        { from: week, cost_minor: 20_000 },
        { from: twoDays, cost_minor: 60_000 },
      ],
    },
    customer_cancellation: [
      { from: null, cost_minor: 0 },
      { from: week, cost_minor: 22_000 },
      { from: twoDays, cost_minor: 66_000 },
    ],
  });
  await changeTerms({ name: 'Strict', steps: [step(null, percent(10_000))] });
  const path = `/api/booking-hotels/${sold.id}`;
  expect(await staff.change(path, { room_note: 'Quiet' })).toMatchObject({
    cancellation: sold['cancellation'],
    customer_cancellation: sold['customer_cancellation'],
  });
  const copy = (await staff.post(`/api/bookings/${String(sold['booking_id'])}/duplicate`, {})).json().result;
  const [copied] = await staff.list(`/api/booking-hotels?booking_id=${copy.id}`);
  expect(copied).toMatchObject({ cancellation: { name: 'Strict' } });
  await staff.post(`/api/bookings/${String(sold['booking_id'])}/recalculate`, { apply: true });
  expect(await staff.one(path)).toMatchObject({
    cancellation: { name: 'Strict', stages: [{ from: null, cost_minor: 60_000 }] },
  });
  await changeTerms({ name: 'Flexible', steps: flexible });
});

test('customers pay as many days earlier, and as much more, as the settings say, but never more than their price', async () => {
  await staff.change(settingsPath, { customer_terms_days: 2, customer_terms_margin_bp: 1_000 });
  expect((await booked())['customer_cancellation']).toEqual([
    { from: null, cost_minor: 0 },
    { from: '2028-06-01T09:00:00.000Z', cost_minor: 12_100 },
    { from: '2028-06-06T09:00:00.000Z', cost_minor: 33_000 },
  ]);
  await staff.change(settingsPath, { customer_terms_days: 0, customer_terms_margin_bp: 0 });
});

test('of a price by hand, nights are equal parts', async () => {
  const sold = await booked(hand(20_000, 25_000));
  expect(sold).toMatchObject({ quote: null, cancellation: { name: 'Flexible' } });
  expect(costs(Object(sold['cancellation']).stages)).toEqual([0, 6_667, 20_000]);
  expect(costs(sold['customer_cancellation'])).toEqual([0, 8_334, 25_000]);
});

test('in another currency, costs are the same share of the price, and amounts are converted at the frozen rate', async () => {
  await changeTerms({
    steps: [step(7, { kind: 'amount_per_room', value: 4_000 }), step(2, percent(10_000))],
    no_show: { kind: 'amount_per_stay', value: 8_000 },
  });
  const sold = await booked({ rooms: 2 }, 'USD');
  expect(sold).toMatchObject({
    net_minor: 75_000,
    cancellation: {
      steps: [{ kind: 'amount_per_room', value: 5_000 }, { value: 10_000 }],
      no_show: { value: 10_000 },
    },
  });
  expect(costs(Object(sold['cancellation']).stages)).toEqual([0, 10_000, 75_000, 10_000]);
  expect(costs(sold['customer_cancellation'])).toEqual([0, 11_000, 82_500, 11_000]);

  const byHand = await booked({ rooms: 2, ...hand(50_000, 60_000) }, 'USD');
  expect(costs(Object(byHand['cancellation']).stages)).toEqual([0, 10_000, 50_000, 10_000]);
  expect(costs(byHand['customer_cancellation'])).toEqual([0, 12_000, 60_000, 12_000]);
});

test('without terms, or a rate for their amounts, it is charged by hand', async () => {
  const none = { cancellation: null, customer_cancellation: null };
  const inPounds = () => booked(hand(20_000, 25_000), 'GBP');
  expect(await inPounds()).toMatchObject(none);
  await changeTerms({ steps: flexible, no_show: null });
  expect(await inPounds()).toMatchObject({ cancellation: { name: 'Flexible' } });
  await changeTerms({ is_active: false });
  expect(await booked()).toMatchObject(none);
  await changeTerms({ is_active: true });
});
