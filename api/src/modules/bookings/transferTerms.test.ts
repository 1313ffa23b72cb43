import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { batchPath, settingsPath, type BookingCancellation } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { flexible, hotelWithPrices, makeTerms, type StayWithTerms } from '../../../testing/hotelWithTerms';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

const [links, transfers, bookings] = ['/api/hotel-airports', '/api/booking-transfers', '/api/bookings'];
/** Two weeks and two days before the arrival on 10 June, at six in the evening in Tokyo. */
const [first, second] = ['2028-05-27T09:00:00.000Z', '2028-06-08T09:00:00.000Z'];
const steps = [
  { days_before: 14, hour: 18, kind: 'amount_per_person', value: 500 },
  { days_before: 2, hour: 18, kind: 'percent', value: 10_000 },
];
const strict = [{ days_before: null, hour: 0, kind: 'percent', value: 10_000 }];

let server: TestServer;
let staff: Calls;
let stay: StayWithTerms;
let link: Entry;
let code: unknown;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const { owner, stay: priced } = await hotelWithPrices(staff);
  stay = priced;
  await makeTerms(staff, owner, { steps: flexible });
  const [airport] = await staff.list('/api/airports');
  code = airport?.['iata_code'];
  link = await staff.make(links, {
    hotel_id: stay.hotel_id,
    airport_id: airport?.id,
    transfer_price_minor: 1_500,
    transfer_currency: 'EUR',
    transfer_price_type: 'per_person',
    cancellation_steps: steps,
  });
  await staff.change(settingsPath, {
    exchange_rates: [{ from: 'EUR', to: 'USD', rate: '1.25', valid_from: '2026-01-01' }],
  });
});
afterAll(() => server.stop());

/** A booking of two guests with its transfer, both ways for 60.00. */
const booked = (more: object = {}, ride: object = {}): Promise<Entry> =>
  staff.make(bookings, {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    hotels: [stay],
    transfer: { type: 'private', pax: 2, airport_id: link['airport_id'], ...ride },
    ...more,
  });
const transferOf = async ({ id }: Entry): Promise<Entry> => {
  const [transfer] = await staff.list(`${transfers}?booking_id=${id}`);
  if (!transfer) throw new Error('The booking has no transfer.');
  return transfer;
};
const sold = async (more: object = {}, ride: object = {}) => transferOf(await booked(more, ride));
const stayOf = async ({ id }: Entry) => (await staff.list(`/api/booking-hotels?booking_id=${id}`))[0];
const stages = (...costs: number[]) =>
  costs.map((cost_minor, index) => ({ from: [null, first, second][index], cost_minor }));
const changeTerms = (cancellation_steps: unknown) =>
  staff.change(`${links}/${link.id}`, { cancellation_steps });
const byHand = { cancellation: null, customer_cancellation: null };
const costs = async (id: string, at: string, calls = staff): Promise<BookingCancellation> => {
  const answer = await calls.get(`${bookings}/${id}/cancellation?at=${at}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().result;
};
const request = async ({ id }: Entry) => {
  const answer = await staff.post(`${bookings}/${id}/status`, { status: 'on_request' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
};

test('a transfer has no terms unless they are entered, and charges are of it or of its passengers', async () => {
  const { owner } = await hotelWithPrices(staff);
  const plain = await staff.make(links, { hotel_id: owner.hotel_id, airport_id: link['airport_id'] });
  expect(plain).toMatchObject({ cancellation_steps: null });
  const refused = async (cancellation_steps: unknown) =>
    refusedFields(await staff.put(`${links}/${plain.id}`, { cancellation_steps }));
  expect(await refused([steps[0], steps[0]])).toEqual(['cancellation_steps']);
  expect(await refused([{ ...steps[0], kind: 'nights' }])).toEqual(['cancellation_steps.0.kind']);
  expect(await refused([{ ...steps[1], value: 10_001 }])).toEqual(['cancellation_steps.0.value']);
  // An amount is in some currency, also without a price.
  const amount = { days_before: 3, hour: 12, kind: 'amount_per_stay', value: 900 };
  expect(await staff.change(`${links}/${plain.id}`, { cancellation_steps: [amount] })).toMatchObject({
    cancellation_steps: [amount],
    transfer_currency: 'EUR',
  });
  const inDollars = (more: object) =>
    staff.put(`${links}/${plain.id}`, { transfer_currency: 'USD', ...more });
  expect(refusedFields(await inDollars({}))).toEqual(['cancellation_steps']);
  const other = { ...amount, value: 1_000 };
  expect((await inDollars({ cancellation_steps: [other] })).statusCode).toBe(200);
});

test('a sold transfer keeps its terms until it is sold differently, or its guests arrive on another day', async () => {
  const transfer = await sold();
  const terms = { terms_id: link.id, name: code, time_zone: 'Asia/Tokyo', steps, no_show: null };
  expect(transfer).toMatchObject({
    net_minor: 6_000,
    cancellation: { ...terms, stages: stages(0, 1_000, 6_000) },
    customer_cancellation: stages(0, 1_000, 6_000),
  });
  await changeTerms(strict);
  const change = (changes: object) => staff.change(`${transfers}/${transfer.id}`, changes);
  expect(await change({ note: 'Child seat', provider: 'Taxi', pax: 2 })).toMatchObject({
    cancellation: { steps },
    customer_cancellation: stages(0, 1_000, 6_000),
  });
  expect(await change({ sale_minor: 7_500 })).toMatchObject({
    cancellation: { stages: [{ from: null, cost_minor: 6_000 }] },
    customer_cancellation: [{ from: null, cost_minor: 7_500 }],
  });
  await changeTerms(steps);
  const later = { check_in: '2028-06-11', check_out: '2028-06-14' };
  const first_stay = await stayOf({ id: String(transfer['booking_id']) });
  await staff.change(`/api/booking-hotels/${first_stay?.id}`, later);
  expect(await staff.one(`${transfers}/${transfer.id}`)).toMatchObject({
    customer_cancellation: [
      { from: null, cost_minor: 0 },
      { from: '2028-05-28T09:00:00.000Z', cost_minor: 1_250 },
      { from: '2028-06-09T09:00:00.000Z', cost_minor: 7_500 },
    ],
  });
  // Without a stay, nobody knows whose transfer it is.
  await staff.remove(`/api/booking-hotels/${first_stay?.id}`);
  expect(await staff.one(`${transfers}/${transfer.id}`)).toMatchObject(byHand);
});

test('one way, on request, or in a currency that no rate converts, it is charged by hand', async () => {
  expect(await sold({}, { net_minor: 5_000, sale_minor: 6_000 })).toMatchObject({
    customer_cancellation: stages(0, 1_200, 6_000),
  });
  const { airport_id } = link;
  const oneWay = {
    type: 'private',
    pax: 2,
    airport_id,
    direction: 'in',
    net_minor: 3_000,
    sale_minor: 3_000,
  };
  const { id: booking_id } = await booked({ transfer: undefined });
  const made = await staff.make(transfers, { booking_id, ...oneWay });
  expect(made).toMatchObject(byHand);
  expect(await staff.change(`${transfers}/${made.id}`, { direction: 'both' })).toMatchObject({
    cancellation: { steps },
  });
  const onRequest = { net_minor: null, sale_minor: null };
  expect(await staff.change(`${transfers}/${made.id}`, onRequest)).toMatchObject(byHand);
  const priced = { net_minor: 8_000, sale_minor: 10_000 };
  expect(await sold({ currency: 'USD' }, priced)).toMatchObject({
    cancellation: { steps: [{ value: 625 }, { value: 10_000 }], stages: stages(0, 1_250, 8_000) },
  });
  const hand = { priced_by: 'hand', net_minor: 1_000, sale_minor: 1_000, price_reason: 'Agreed' };
  expect(await sold({ currency: 'PLN', hotels: [{ ...stay, ...hand }] }, priced)).toMatchObject(byHand);
});

test('a copy has the terms of today, and Undo restores the terms of a removed transfer', async () => {
  const { id } = await booked();
  const transfer = await transferOf({ id });
  await changeTerms(strict);
  const copied = await staff.post(`${bookings}/${id}/duplicate`, {});
  expect(await transferOf(copied.json().result)).toMatchObject({ cancellation: { steps: strict } });
  await staff.remove(`${transfers}/${transfer.id}`);
  const undone = await staff.post(batchPath, {
    operations: [{ method: 'POST', path: transfers, body: { id: transfer.id } }],
  });
  await changeTerms(steps);
  expect([undone.statusCode, undone.body]).toEqual([200, expect.anything()]);
  expect(await transferOf({ id })).toMatchObject({ cancellation: transfer['cancellation'] });
});

test('cancelling a booking costs its transfer, too, which may end the free days; partners see none of it', async () => {
  const booking = await booked();
  await request(booking);
  // The transfer costs before the stay does, whose week begins on 3 June.
  expect(await staff.one(`${bookings}/${booking.id}`)).toMatchObject({ free_until: first });
  const at = '2028-06-05T00:00:00Z';
  const each = await costs(booking.id, at);
  expect(each).toMatchObject({
    supplier: { now_minor: 10_000 + 1_000, free_until: first, next: { from: second, cost_minor: 36_000 } },
    customer: { now_minor: 11_000 + 1_000, next: { from: second, cost_minor: 39_000 } },
    transfer: { has_terms: true, supplier: { now_minor: 1_000 }, customer: { now_minor: 1_000 } },
  });
  await staff.change(settingsPath, { combined_terms: 'strictest' });
  // A third of the stay, and so of the transfer.
  expect(await costs(booking.id, at)).toMatchObject({
    customer: { now_minor: 11_000 + 2_000 },
    transfer: { supplier: { now_minor: 1_000 }, customer: { now_minor: 2_000 } },
  });
  await staff.change(settingsPath, { combined_terms: 'each' });
  const partner = await callsOf(server, 'partner');
  expect(Object.keys(await costs(booking.id, at, partner)).toSorted()).toEqual([
    'at',
    'currency',
    'stays',
    'supplier',
  ]);
  const [seen] = await partner.list(`${transfers}?booking_id=${booking.id}`);
  expect(Object.keys(seen ?? {}).filter((name) => /cancellation|terms/.test(name))).toEqual([]);
});

test('a draft costs nothing, and a transfer without terms is said to be charged by hand', async () => {
  const nothing = { now_minor: 0, free_until: null, next: null };
  const at = '2028-06-09T00:00:00Z';
  const draft = await booked();
  expect(await costs(draft.id, at)).toMatchObject({ transfer: { has_terms: true, customer: nothing } });
  await changeTerms(null);
  const booking = await booked();
  await changeTerms(steps);
  await request(booking);
  expect(await costs(booking.id, at)).toMatchObject({ transfer: { has_terms: false, customer: nothing } });
  const { id } = await booked({ transfer: undefined });
  expect(await costs(id, at)).not.toHaveProperty('transfer');
});
