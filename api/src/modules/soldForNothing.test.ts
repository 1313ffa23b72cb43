import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { madeBlock, takeSeats } from '../../testing/blockSeats';
import { callsOf, refusedFields, type Calls, type Entry } from '../../testing/calls';
import { idOf } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { derivedId } from '../seed/derivedId';

const dmc_id = idOf('partner');

let server: TestServer;
let staff: Calls;
let booking: Entry;
let stay: object;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const [line] = await staff.list(`/api/graph-prices?dmc_id=${dmc_id}&per_page=1&page=1`);
  const { hotel_id, room_type_id, boarding_type_id } = { ...line };
  stay = {
    hotel_id,
    room_type_id,
    boarding_type_id,
    check_in: '2029-06-01',
    check_out: '2029-06-08',
    adults: 2,
    priced_by: 'hand',
    price_reason: 'Agreed',
    override_reason: 'Agreed',
  };
  booking = await staff.make('/api/bookings', { dmc_id, customer: { name: 'Anna Berzina' } });
});
afterAll(() => server.stop());

const free = { is_free: true };

/** What is made with an amount of 0, and where the amount is. */
const made: readonly [path: string, field: string, body: () => Promise<object>][] = [
  [
    '/api/boarding-supplements',
    'child_minor',
    async () => {
      const hotel_id = derivedId('hotel Beldibi Bay Resort');
      const boarding = async (code: string) =>
        (await staff.make('/api/boarding-types', { code, names: [{ locale: 'en', name: code }] })).id;
      const [from_boarding_type_id, to] = [await boarding('F1'), await boarding('F2')];
      const { boarding_type_id: own } = await staff.one(`/api/hotels/${hotel_id}`);
      await staff.change(`/api/hotels/${hotel_id}`, {
        boarding_type_id: [...(own as string[]), from_boarding_type_id, to],
      });
      return { hotel_id, dmc_id, from_boarding_type_id, boarding_type_id: to, adult_minor: 1 };
    },
  ],
  [
    '/api/hotel-airports',
    'transfer_price_minor',
    async () => {
      const [place] = await staff.list('/api/places');
      const hotel = await staff.make('/api/hotels', { name: 'Transfer House', place_id: place?.id });
      const [airport] = await staff.list('/api/airports?per_page=1&page=1');
      return { hotel_id: hotel.id, airport_id: airport?.id };
    },
  ],
  [
    '/api/block-seats',
    'child_sale_minor',
    async () => {
      const { carrier_id, origin_airport_id, destination_airport_id, departure_date } =
        await madeBlock(staff);
      return {
        carrier_id,
        origin_airport_id,
        destination_airport_id,
        departure_date,
        flight_number: 'BT 700',
        departure_time: '10:00',
        arrival_time: '13:00',
        seats_total: 10,
        adult_net_minor: 100,
        currency: 'EUR',
      };
    },
  ],
  [
    '/api/booking-flights',
    'sale_minor',
    async () => {
      const seats = await takeSeats(staff, booking, await madeBlock(staff), 1);
      const { direction, carrier_id, origin_airport_id, destination_airport_id } = seats;
      const { departure_date, departure_time, arrival_date, arrival_time } = seats;
      return {
        booking_id: booking.id,
        flight_number: 'BT 701',
        direction,
        carrier_id,
        origin_airport_id,
        destination_airport_id,
        departure_date,
        departure_time,
        arrival_date,
        arrival_time,
      };
    },
  ],
  [
    '/api/booking-transfers',
    'sale_minor',
    () => Promise.resolve({ booking_id: booking.id, type: 'group', pax: 2 }),
  ],
  [
    '/api/booking-hotels',
    'sale_minor',
    () => Promise.resolve({ ...stay, booking_id: booking.id, net_minor: 100 }),
  ],
];

test.each(made)('%s is sold for nothing only when that is said', async (path, field, bodyOf) => {
  const body = await bodyOf();
  const refused = await staff.post(path, { ...body, [field]: 0 });
  expect(refusedFields(refused)).toEqual([field]);
  expect(refused.json().error.fields[field]).toMatch(/^0 would sell for nothing/);
  const { id } = await staff.make(path, { ...body, [field]: 100 });
  expect(refusedFields(await staff.put(`${path}/${id}`, { [field]: 0 }))).toEqual([field]);
  expect(await staff.change(`${path}/${id}`, { [field]: 0, ...free })).toMatchObject({ [field]: 0, ...free });
  // It is not asked again, and what has a price is not free.
  expect(await staff.change(`${path}/${id}`, { [field]: 0 })).toMatchObject(free);
  const priced = await staff.put(`${path}/${id}`, { [field]: 100 });
  expect(refusedFields(priced)).toEqual(['is_free']);
  expect(await staff.change(`${path}/${id}`, { [field]: 100, is_free: false })).toMatchObject({
    [field]: 100,
  });
});

test('extras are sold for nothing only when that is said, and where there are none nobody asks', async () => {
  const { price } = (await staff.one(`/api/bookings/${booking.id}`)) as Entry & { price: Entry };
  const path = `/api/booking-prices/${price.id}`;
  expect(await staff.change(path, { extra_sale_minor: 0 })).toMatchObject({ is_free: false });
  expect(refusedFields(await staff.put(path, { extra_label: 'Excursion' }))).toEqual(['extra_sale_minor']);
  expect(refusedFields(await staff.put(path, { extra_net_minor: 500 }))).toEqual(['extra_sale_minor']);
  expect(await staff.change(path, { extra_net_minor: 500, ...free })).toMatchObject({ extra_sale_minor: 0 });
});

test('a new booking asks of its stay, its flight and its transfer', async () => {
  const block = await madeBlock(staff);
  const amounts = { net_minor: 100, sale_minor: 0 };
  const post = (more: object) =>
    staff.post('/api/bookings', {
      dmc_id,
      customer: { name: 'Anna Berzina' },
      hotels: [{ ...stay, net_minor: 100, sale_minor: 100 }],
      ...more,
    });
  const seats = { block_seat_id: block.id, seats: 1 };
  const transfer = { type: 'group', pax: 2 };
  expect(refusedFields(await post({ hotels: [{ ...stay, ...amounts }] }))).toEqual(['hotels.0.sale_minor']);
  expect(refusedFields(await post({ flights: [{ ...seats, ...amounts }] }))).toEqual([
    'flights.0.sale_minor',
  ]);
  expect(refusedFields(await post({ transfer: { ...transfer, ...amounts } }))).toEqual([
    'transfer.sale_minor',
  ]);
  const said = { ...amounts, ...free };
  const all = { hotels: [{ ...stay, ...said }], flights: [{ ...seats, ...said }] };
  const answer = await post({ ...all, transfer: { ...transfer, ...said } });
  expect([answer.statusCode, answer.json().result]).toEqual([
    201,
    expect.objectContaining({ total_minor: 0 }),
  ]);
});

test('what costs nothing by what a block or a hotel says is not asked about again', async () => {
  const block = await madeBlock(staff, { adult_sale_minor: 0, ...free });
  const flight = await takeSeats(staff, booking, block, 1);
  expect(flight).toMatchObject({ sale_minor: 0, ...free });
  const path = `/api/booking-flights/${flight.id}`;
  expect(await staff.change(path, { pnr: 'ABC123' })).toMatchObject({ sale_minor: 0 });
});
