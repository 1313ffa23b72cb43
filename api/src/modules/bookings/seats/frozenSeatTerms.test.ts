import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { batchPath, settingsPath, type BookingCancellation } from '@itinera/shared/contracts';
import { madeBlock, takeSeats } from '../../../../testing/blockSeats';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { flexible, hotelWithPrices, makeTerms, type StayWithTerms } from '../../../../testing/hotelWithTerms';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { system } from '../../../db/actor';
import { releaseHolds } from './followBooking';

const [blocks, flights, bookings] = ['/api/block-seats', '/api/booking-flights', '/api/bookings'];
const departure_date = '2028-06-10';
/** Two weeks and two days before, at six in the evening in Tokyo. */
const [first, second] = ['2028-05-27T09:00:00.000Z', '2028-06-08T09:00:00.000Z'];
const steps = [
  { days_before: 14, hour: 18, kind: 'amount_per_person', value: 2_500 },
  { days_before: 2, hour: 18, kind: 'percent', value: 10_000 },
];

let server: TestServer;
let staff: Calls;
let stay: StayWithTerms;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const [origin] = await staff.list('/api/airports?charter_start=true');
  await staff.change(`/api/airports/${origin?.id}`, { timezone: 'Asia/Tokyo' });
  const { owner, stay: priced } = await hotelWithPrices(staff);
  stay = priced;
  await makeTerms(staff, owner, { steps: flexible });
  await staff.change(settingsPath, {
    exchange_rates: [{ from: 'EUR', to: 'USD', rate: '1.25', valid_from: '2026-01-01' }],
  });
});
afterAll(() => server.stop());

const blockOf = (more: object = {}) =>
  madeBlock(staff, { departure_date, cancellation_steps: steps, ...more });
const booked = (more: object = {}) =>
  staff.make(bookings, {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    ...more,
  });
const flightOf = async ({ id }: Entry) => {
  const [flight] = await staff.list(`${flights}?booking_id=${id}`);
  if (!flight) throw new Error('The booking has no flight.');
  return flight;
};
const taken = async (block: Entry, seats = 2, more: object = {}) =>
  takeSeats(staff, await booked(more), block, seats);
const priced = (flight: Entry, net_minor: number, sale_minor: number) =>
  staff.change(`${flights}/${flight.id}`, { net_minor, sale_minor });
const costs = async (id: string, at: string, calls = staff): Promise<BookingCancellation> => {
  const answer = await calls.get(`${bookings}/${id}/cancellation?at=${at}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().result;
};
const request = async ({ id }: Entry) => {
  const answer = await staff.post(`${bookings}/${id}/status`, { status: 'on_request' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
};
const endHold = async ({ id }: Entry) => {
  await server.database.withActor(system('test'), (tx) =>
    tx.execute(sql`UPDATE booking_flights SET held_until = now() - interval '1 minute' WHERE id = ${id}`),
  );
  await releaseHolds(server.database, system('release-holds'), new AbortController().signal);
};
const stages = (...costs: number[]) =>
  costs.map((cost_minor, index) => ({ from: [null, first, second][index], cost_minor }));

test('a block has no terms unless they are entered, at most one step begins at a moment, and charges are of seats', async () => {
  expect(await madeBlock(staff)).toMatchObject({ cancellation_steps: null });
  const block = await blockOf();
  expect(block).toMatchObject({ cancellation_steps: steps });
  const refused = async (cancellation_steps: unknown) =>
    refusedFields(await staff.put(`${blocks}/${block.id}`, { cancellation_steps }));
  expect(await refused([steps[0], steps[0]])).toEqual(['cancellation_steps']);
  expect(await refused([{ ...steps[0], kind: 'nights' }])).toEqual(['cancellation_steps.0.kind']);
  expect(await refused([{ ...steps[1], value: 10_001 }])).toEqual(['cancellation_steps.0.value']);
  expect(await staff.change(`${blocks}/${block.id}`, { cancellation_steps: [] })).toMatchObject({
    cancellation_steps: [],
  });
});

test('another currency of a block requires other amounts of its steps', async () => {
  const { id } = await blockOf({ adult_net_minor: 0, child_net_minor: 0, is_free: true });
  const change = (more: object) => staff.put(`${blocks}/${id}`, { currency: 'USD', ...more });
  expect(refusedFields(await change({}))).toEqual(['cancellation_steps']);
  expect(refusedFields(await change({ cancellation_steps: steps }))).toEqual(['cancellation_steps']);
  const others = [{ ...steps[0], value: 3_000 }, steps[1]];
  expect((await change({ cancellation_steps: others })).statusCode).toBe(200);
});

test('sold seats keep their terms until their number, price or block changes', async () => {
  const block = await blockOf();
  const sold = await priced(await taken(block), 20_000, 24_000);
  const cancellation = {
    terms_id: block.id,
    name: block['code'],
    time_zone: 'Asia/Tokyo',
    steps,
    no_show: null,
  };
  expect(sold).toMatchObject({
    cancellation: { ...cancellation, stages: stages(0, 5_000, 20_000) },
    customer_cancellation: stages(0, 6_000, 24_000),
  });
  await staff.change(`${blocks}/${block.id}`, {
    cancellation_steps: [{ ...steps[1], days_before: null, hour: 0 }],
  });
  expect(await staff.change(`${flights}/${sold.id}`, { pnr: 'ABC123', seats: 2 })).toMatchObject({
    cancellation: { steps },
    customer_cancellation: stages(0, 6_000, 24_000),
  });
  expect(await staff.change(`${flights}/${sold.id}`, { seats: 3 })).toMatchObject({
    cancellation: { stages: [{ from: null, cost_minor: 20_000 }] },
    customer_cancellation: [{ from: null, cost_minor: 24_000 }],
  });
  await staff.change(`${blocks}/${block.id}`, { cancellation_steps: null });
  expect(await priced(sold, 21_000, 25_000)).toMatchObject({
    cancellation: null,
    customer_cancellation: null,
  });
  const other = await blockOf({ flight_number: block['flight_number'] });
  expect(await staff.change(`${flights}/${sold.id}`, { block_seat_id: other.id })).toMatchObject({
    cancellation: { terms_id: other.id, stages: stages(0, 7_500, 21_000) },
  });
  expect(await staff.change(`${flights}/${sold.id}`, { block_seat_id: null })).toMatchObject({
    cancellation: null,
    customer_cancellation: null,
  });
});

test('seats of a new booking are sold on the terms of their block, in the currency of the booking', async () => {
  const block = await blockOf();
  const asked = { block_seat_id: block.id, seats: 2 };
  expect(await flightOf(await booked({ flights: [asked] }))).toMatchObject({
    net_minor: 20_000,
    cancellation: { stages: stages(0, 5_000, 20_000) },
  });
  expect(await flightOf(await booked({ currency: 'USD', flights: [asked] }))).toMatchObject({
    net_minor: 25_000,
    cancellation: { steps: [{ ...steps[0], value: 3_125 }, steps[1]], stages: stages(0, 6_250, 25_000) },
  });
  const byHand = { ...asked, net_minor: 20_000, sale_minor: 24_000 };
  expect(await flightOf(await booked({ currency: 'GBP', flights: [byHand] }))).toMatchObject({
    cancellation: null,
  });
  const shares = await blockOf({ cancellation_steps: [steps[1]] });
  const ofShares = { ...byHand, block_seat_id: shares.id };
  expect(await flightOf(await booked({ currency: 'GBP', flights: [ofShares] }))).toMatchObject({
    cancellation: {
      stages: [
        { from: null, cost_minor: 0 },
        { from: second, cost_minor: 20_000 },
      ],
    },
  });
});

test('a copy is on the terms of today, and Undo restores the terms of a removed flight', async () => {
  const block = await blockOf();
  const booking = await booked();
  const sold = await priced(await takeSeats(staff, booking, block, 2), 20_000, 24_000);
  await staff.change(`${blocks}/${block.id}`, { cancellation_steps: [steps[1]] });
  const copy = (await staff.post(`${bookings}/${booking.id}/duplicate`, {})).json().result;
  expect(await flightOf(copy)).toMatchObject({ cancellation: { steps: [steps[1]] } });

  await staff.remove(`${flights}/${sold.id}`);
  const body = { operations: [{ method: 'POST', path: flights, body: { id: sold.id } }] };
  expect((await staff.post(batchPath, body)).statusCode).toBe(200);
  const { cancellation, customer_cancellation } = sold;
  expect(await staff.one(`${flights}/${sold.id}`)).toMatchObject({ cancellation, customer_cancellation });
});

test('a confirmation that takes seats again, after the end of their hold, is on the terms of today', async () => {
  const block = await blockOf();
  const [traveller] = await staff.list('/api/travellers?per_page=1&page=1');
  const booking = await booked({ hotels: [stay], party: [{ traveller_id: traveller?.id }] });
  const flight = await priced(await takeSeats(staff, booking, block, 2), 20_000, 24_000);
  await request(booking);
  await endHold(flight);
  await staff.change(`${blocks}/${block.id}`, { cancellation_steps: [steps[1]] });
  expect(await flightOf(booking)).toMatchObject({ seat_status: 'released', cancellation: { steps } });
  const confirmation = { status: 'confirmed', reason: 'Of the test' };
  const answer = await staff.post(`${bookings}/${booking.id}/status`, confirmation);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  expect(await flightOf(booking)).toMatchObject({ seat_status: 'sold', cancellation: { steps: [steps[1]] } });
});

test('cancelling costs what stays and flights say together; partners see their stays alone', async () => {
  const block = await blockOf();
  const booking = await booked({ hotels: [stay] });
  await priced(await takeSeats(staff, booking, block, 2), 20_000, 24_000);
  await takeSeats(staff, booking, await madeBlock(staff, { departure_date: '2028-06-13' }), 1);
  await request(booking);
  // The flights cost before the stay does, whose week begins on 3 June.
  expect(await staff.one(`${bookings}/${booking.id}`)).toMatchObject({ free_until: first });
  const at = await costs(booking.id, '2028-06-05T00:00:00Z');
  expect(at).toMatchObject({
    supplier: { now_minor: 10_000 + 5_000, free_until: first, next: { from: second, cost_minor: 50_000 } },
    customer: { now_minor: 11_000 + 6_000, next: { from: second, cost_minor: 57_000 } },
    flights: [
      { has_terms: true, supplier: { now_minor: 5_000 }, customer: { now_minor: 6_000 } },
      { has_terms: false, supplier: { now_minor: 0, next: null } },
    ],
  });
  const partner = await callsOf(server, 'partner');
  const seen = await costs(booking.id, '2028-06-05T00:00:00Z', partner);
  expect(seen).toMatchObject({ supplier: { now_minor: 10_000, free_until: '2028-06-03T09:00:00.000Z' } });
  expect(Object.keys(seen).toSorted()).toEqual(['at', 'currency', 'stays', 'supplier']);
  const [flight] = await partner.list(`${flights}?booking_id=${booking.id}`);
  expect(Object.keys(flight ?? {}).filter((name) => name.includes('cancellation'))).toEqual([]);
});

test('seats that were given back cost nothing, and no longer end the free days', async () => {
  const booking = await booked({ hotels: [stay] });
  const flight = await priced(await takeSeats(staff, booking, await blockOf(), 2), 20_000, 24_000);
  await request(booking);
  await endHold(flight);
  expect(await staff.one(`${bookings}/${booking.id}`)).toMatchObject({
    free_until: '2028-06-03T09:00:00.000Z',
  });
  expect((await costs(booking.id, '2028-06-01T00:00:00Z')).customer).toMatchObject({ now_minor: 0 });
  await staff.change(`${flights}/${flight.id}`, { seats: 2 });
  expect(await staff.one(`${bookings}/${booking.id}`)).toMatchObject({ free_until: first });
});
