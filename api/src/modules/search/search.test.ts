import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  addDays,
  searchPath,
  settingsPath,
  type SearchInput,
  type SearchResult,
} from '@itinera/shared/contracts';
import { eq } from 'drizzle-orm';
import { callsOf, type Calls, type Entry } from '../../../testing/calls';
import { allot } from '../../../testing/hotelWithRooms';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { derivedId } from '../../seed/derivedId';
import { allotmentsTable } from '../allotments/allotments.table';

let server: TestServer;
let staff: Calls;
let hotel: Entry;
let home: Entry;
let away: Entry;
let out: Entry;
let back: Entry;

const dmc_id = idOf('partner');
const double = derivedId('room DBL');
const [breakfast, half] = [derivedId('boarding BB'), derivedId('boarding HB')];
const night_minor = 10_000;
const arrival = '2028-06-10';
const asked: SearchInput = {
  check_in_from: arrival,
  check_in_to: arrival,
  nights_from: 7,
  nights_to: 7,
  adults: 2,
  child_ages: [],
};

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const [country] = await staff.list('/api/countries');
  const city = await staff.make('/api/cities', { country_id: country?.id });
  const airport = { country_id: country?.id };
  home = await staff.make('/api/airports', { ...airport, name: 'Home', iata_code: 'QHM', city_id: city.id });
  away = await staff.make('/api/airports', { ...airport, name: 'Away', iata_code: 'QAW' });
  hotel = await staff.make('/api/hotels', {
    name: 'Charter House',
    place_id: (await staff.list('/api/places'))[0]?.id,
    is_active: true,
    stars: 4,
    child_age_limits: [{ from_age: 2, to_age: 11 }],
    room_type_id: [double],
    boarding_type_id: [breakfast, half],
  });
  const owner = { hotel_id: hotel.id, dmc_id };
  await staff.make('/api/hotel-dmcs', { ...owner, currency: 'EUR', markup_bp: 1_000 });
  const period = await staff.make('/api/price-periods', {
    ...owner,
    start_period: '2028-06-01',
    end_period: '2028-06-30',
  });
  for (const [boarding_type_id, children, price_minor] of [
    [breakfast, 0, night_minor],
    [half, 0, night_minor + 2_000],
    [breakfast, 1, night_minor + 3_000],
  ] as const) {
    const row = { ...owner, room_type_id: double, boarding_type_id, adult: 2, children };
    const { id } = await staff.make('/api/graph-prices', row);
    await staff.make('/api/price-cells', { graph_price_id: id, period_id: period.id, price_minor });
  }
  const block = {
    carrier_id: (await staff.list('/api/flight-carriers'))[0]?.id,
    departure_time: '06:00',
    arrival_time: '10:00',
    seats_total: 3,
    currency: 'EUR',
    child_net_minor: 4_000,
  };
  back = await staff.make('/api/block-seats', {
    ...block,
    flight_number: 'QQ 102',
    direction: 'return',
    origin_airport_id: away.id,
    destination_airport_id: home.id,
    departure_date: addDays(arrival, 7),
    adult_net_minor: 6_000,
  });
  out = await staff.make('/api/block-seats', {
    ...block,
    flight_number: 'QQ 101',
    origin_airport_id: home.id,
    destination_airport_id: away.id,
    departure_date: addDays(arrival, -1),
    arrival_day_offset: 1,
    adult_net_minor: 5_000,
    adult_sale_minor: 7_000,
    paired_block_id: back.id,
  });
});
afterAll(() => server.stop());

let link: Entry | undefined;
beforeEach(async () => {
  if (link) await staff.remove(`/api/hotel-airports/${link.id}`);
  link = undefined;
});

const search = async (more: Partial<SearchInput> = {}): Promise<SearchResult> => {
  const answer = await staff.post(searchPath, { ...asked, hotel_ids: [hotel.id], ...more });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().result;
};
const costs = async (more: Partial<SearchInput> = {}) =>
  (await search(more)).trips.map(({ sale_minor }) => sale_minor);
const linked = async (more: object = {}) => {
  link = await staff.make('/api/hotel-airports', { hotel_id: hotel.id, airport_id: away.id, ...more });
};

test('a stay has the price of its nights with the contract’s mark-up, and names of its entries', async () => {
  const { trips, hotels, boarding_types, has_more, currency } = await search();
  expect(trips).toMatchObject([
    { boarding_type_id: breakfast, net_minor: 70_000, sale_minor: 77_000, markup_minor: 7_000 },
    { boarding_type_id: half, net_minor: 84_000, sale_minor: 92_400, outbound: null, transfer: null },
  ]);
  expect(hotels).toMatchObject([{ name: 'Charter House', stars: 4, place: { name: expect.any(String) } }]);
  expect([boarding_types.length, has_more, currency]).toEqual([2, false, 'EUR']);
  expect(await costs({ markup_bp: 0, sale_rounding: 10 })).toEqual([70_000, 84_000]);
});

test('a party gets the row of its own ages, and filters narrow a search', async () => {
  expect(await costs({ child_ages: [5] })).toEqual([100_100]);
  expect(await costs({ child_ages: [1] })).toEqual([77_000, 92_400]);
  expect(await costs({ child_ages: [12] })).toEqual([]);
  expect(await costs({ boarding_type_ids: [half] })).toEqual([92_400]);
  expect(await costs({ boarding_type_ids: [breakfast], boarding_or_better: true })).toHaveLength(2);
  expect(await costs({ price_from_minor: 80_000 })).toEqual([92_400]);
  expect(await costs({ price_to_minor: 80_000 })).toEqual([77_000]);
  expect(await costs({ stars_from: 5 })).toEqual([]);
  const nowhere = { hotel_ids: [], country_ids: [derivedId('country nowhere')] };
  expect(await costs(nowhere)).toEqual([]);
  expect(await costs({ ...nowhere, child_ages: [5] })).toEqual([]);
  const { removed_by } = await search({ child_ages: [5], stars_from: 5 });
  expect(removed_by).toEqual([{ filter: 'stars_from', hotels: 1 }]);
  // Several places are combined by OR.
  expect(await costs({ ...nowhere, hotel_ids: [hotel.id] })).toHaveLength(2);
});

test('a search is filtered by properties of hotels; features are combined by OR', async () => {
  const [pool, pets] = await staff.list('/api/features');
  const has = await staff.make('/api/hotel-features', { hotel_id: hotel.id, feature_id: pool?.id });
  expect(await costs({ feature_ids: [String(pets?.id)] })).toEqual([]);
  expect(await costs({ feature_ids: [String(pets?.id), String(pool?.id)] })).toHaveLength(2);
  const { removed_by } = await search({ feature_ids: [String(pets?.id)] });
  expect(removed_by).toEqual([{ filter: 'feature_ids', hotels: 1 }]);
  await staff.remove(`/api/hotel-features/${has.id}`);
});

test('a trip says until when its customer cancels for nothing; without terms it says nothing', async () => {
  expect((await search()).trips.some((trip) => 'free_until' in trip)).toBe(false);
  const terms = {
    stay_from: arrival,
    stay_to: arrival,
    booking_from: '2026-01-01',
    booking_to: '2028-12-31',
  };
  const owner = { hotel_id: hotel.id, dmc_id };
  const made = await staff.make('/api/cancellation-terms', {
    ...owner,
    ...terms,
    name: 'Flexible',
    boarding_type_ids: [breakfast],
    steps: [{ days_before: 7, hour: 18, kind: 'nights', value: 1 }],
  });
  await staff.change(`/api/hotels/${hotel.id}`, { time_zone: 'Asia/Tokyo' });
  const freeUntil = async () => (await search()).trips.map(({ free_until }) => free_until);
  expect(await freeUntil()).toEqual(['2028-06-03T09:00:00.000Z', undefined]);
  await staff.change(`/api/cancellation-terms/${made.id}`, {
    steps: [{ days_before: null, hour: 0, kind: 'percent', value: 10_000 }],
  });
  expect(await freeUntil()).toEqual([null, undefined]);
  await staff.remove(`/api/cancellation-terms/${made.id}`);
});

test('a trip names what its guests pay at the hotel, and costs what it did; without charges it says nothing', async () => {
  const before = (await search()).trips;
  expect(before.some((trip) => 'charges' in trip)).toBe(false);
  const tax = { kind: 'tax', basis: 'person_night', amount_minor: 200, currency: 'EUR' };
  const charges = [
    await staff.make('/api/hotel-charges', { ...tax, hotel_id: hotel.id }),
    await staff.make('/api/hotel-charges', { ...tax, hotel_id: hotel.id, dmc_id, name: 'Of the partner' }),
    await staff.make('/api/hotel-charges', { ...tax, hotel_id: hotel.id, dmc_id: idOf('partner2') }),
    await staff.make('/api/hotel-charges', { ...tax, hotel_id: hotel.id, stay_to: addDays(arrival, -1) }),
  ];
  const { trips } = await search();
  expect(trips.map(({ sale_minor }) => sale_minor)).toEqual(before.map(({ sale_minor }) => sale_minor));
  const [first, second] = charges;
  for (const trip of trips) {
    const amount_minor = 200 * trip.nights * (trip.adults + trip.children + trip.infants);
    expect(trip.charges).toMatchObject([
      { charge_id: first?.id, amount_minor },
      { charge_id: second?.id, amount_minor },
    ]);
  }
  for (const { id } of charges) await staff.remove(`/api/hotel-charges/${id}`);
});

test('with many hotels, only the cheapest days of each hotel and boarding are returned', async () => {
  const days = { check_in_to: addDays(arrival, 2), nights_to: 8 };
  expect(await costs(days)).toHaveLength(12);
  expect(await costs({ ...days, cheapest_only: true })).toEqual([77_000, 92_400]);
  expect((await search({ ...days, cheapest_only: true, limit: 1 })).has_more).toBe(true);
});

test('blocked stays are found on request, with the reason', async () => {
  const stop = await staff.make('/api/stop-sales', {
    hotel_id: hotel.id,
    start_date: arrival,
    end_date: arrival,
    boarding_type_id: half,
  });
  expect(await costs()).toEqual([77_000]);
  const { trips } = await search({ include_blocked: true });
  expect(trips).toMatchObject([
    { availability: 'available' },
    { availability: 'blocked', blockers: [{ code: 'stop_sale', days: [arrival], rule_id: stop.id }] },
  ]);
  await staff.remove(`/api/stop-sales/${stop.id}`);
});

test('flights out and back are those of paired blocks, at the fares of the party', async () => {
  const flying = { origin_city_id: String(home['city_id']) };
  expect(await costs(flying)).toEqual([]);
  await linked();
  const [trip] = (await search(flying)).trips;
  expect(trip).toMatchObject({
    outbound: {
      block_seat_id: out.id,
      origin: 'QHM',
      destination: 'QAW',
      departure_date: addDays(arrival, -1),
      arrival_date: arrival,
      seats_free: 3,
      net_minor: 10_000,
      sale_minor: 14_000,
    },
    return: { block_seat_id: back.id, net_minor: 12_000 },
    net_minor: 70_000 + 22_000,
    availability: 'available',
  });
  expect(
    await costs({ ...flying, check_in_from: addDays(arrival, 1), check_in_to: addDays(arrival, 1) }),
  ).toEqual([]);
});

test('without an exchange rate, trips are found without a price, with flights and the currencies', async () => {
  const flying = { origin_city_id: String(home['city_id']), with_transfer: true };
  await linked({ transfer_price_minor: 1_500 });
  expect((await search(flying)).without_rate).toEqual([]);
  const inDollars = { ...flying, currency: 'USD', include_on_request: true };
  const { trips, without_rate } = await search(inDollars);
  expect(without_rate).toEqual(['EUR']);
  expect(trips).toHaveLength(2);
  expect(trips[0]).toMatchObject({
    outbound: { block_seat_id: out.id, net_minor: null, sale_minor: null },
    return: { block_seat_id: back.id },
    net_minor: null,
    markup_minor: null,
    sale_minor: null,
  });
  // Even if the price filter would exclude them.
  expect(await search({ ...inDollars, price_to_minor: 100 })).toMatchObject({
    trips: [],
    without_rate: ['EUR'],
  });
});

test('a price bound in another currency than that of the sale is refused at its field', async () => {
  const bounded = { ...asked, hotel_ids: [hotel.id], price_to_minor: 80_000, price_currency: 'KWD' };
  const refused = await staff.post('/api/search', bounded);
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    400,
    { price_to_minor: 'Enter the price in EUR, the currency of these sales: it is still 80,000\u00a0KWD.' },
  ]);
  for (const more of [{ price_currency: 'EUR' }, { currency: 'KWD' }])
    expect((await staff.post('/api/search', { ...bounded, ...more })).statusCode).toBe(200);
});

test('missing seats block a trip; an infant needs none', async () => {
  const flying = { origin_city_id: String(home['city_id']) };
  await linked();
  expect(await costs({ ...flying, child_ages: [5] })).toHaveLength(1);
  await staff.change(`/api/block-seats/${out.id}`, { seats_total: 2 });
  expect(await costs({ ...flying, child_ages: [5] })).toEqual([]);
  expect(await costs({ ...flying, child_ages: [1] })).toHaveLength(2);
  const [blocked] = (await search({ ...flying, child_ages: [5], include_blocked: true })).trips;
  expect(blocked).toMatchObject({ availability: 'blocked', blockers: [{ code: 'no_seats' }] });
  await staff.change(`/api/block-seats/${out.id}`, { seats_total: 3 });
});

test('a transfer is priced for both directions, per person or per transfer; without a price it is on request', async () => {
  await linked({ transfer_price_minor: 1_500, transfer_price_type: 'per_person' });
  const transfers = async (more: Partial<SearchInput> = {}) =>
    (await search({ with_transfer: true, ...more })).trips.map(({ transfer }) => transfer?.net_minor);
  expect(await transfers()).toEqual([6_000, 6_000]);
  await staff.change(`/api/hotel-airports/${link?.id}`, { transfer_price_type: 'per_transfer' });
  expect(await transfers()).toEqual([3_000, 3_000]);
  await staff.change(`/api/hotel-airports/${link?.id}`, { transfer_price_minor: null });
  expect(await transfers()).toEqual([]);
  expect(await transfers({ include_on_request: true })).toEqual([null, null]);
});

test('the transfer of a hotel is that of its default airport', async () => {
  const transfer_price_type = 'per_transfer';
  await linked({ transfer_price_minor: 1_500, transfer_price_type });
  const other = await staff.make('/api/hotel-airports', {
    hotel_id: hotel.id,
    airport_id: home.id,
    transfer_price_minor: 2_000,
    transfer_price_type,
  });
  const found = async () => (await search({ with_transfer: true })).trips[0]?.transfer?.net_minor;
  expect(await found()).toBe(3_000);
  await staff.change(`/api/hotel-airports/${other.id}`, { is_default: true });
  expect(await found()).toBe(4_000);
  await staff.remove(`/api/hotel-airports/${other.id}`);
});

test('a transfer in another currency is converted, and is on request without a rate', async () => {
  await linked({
    transfer_price_minor: 1_500,
    transfer_currency: 'JPY',
    transfer_price_type: 'per_transfer',
  });
  const transfers = async () =>
    (await search({ with_transfer: true })).trips.map(({ transfer }) => transfer?.net_minor);
  expect(await transfers()).toEqual([]);
  const rate = { from: 'EUR', to: 'JPY', rate: '160', valid_from: '2026-01-01' };
  await staff.change(settingsPath, { exchange_rates: [rate] });
  // Both directions: 3,000 yen are 18.75 euros.
  expect(await transfers()).toEqual([1_875, 1_875]);
  await staff.change(settingsPath, { exchange_rates: [] });
});

test('a trip is booked at the found prices, computed by the server; a transfer on request has none', async () => {
  await linked({ transfer_price_minor: 1_500, transfer_price_type: 'per_person' });
  const party = { adults: 1, child_ages: [5] };
  const trip = { origin_city_id: String(home['city_id']), with_transfer: true, include_on_request: true };
  const row = await staff.make('/api/graph-prices', {
    hotel_id: hotel.id,
    dmc_id,
    room_type_id: double,
    boarding_type_id: breakfast,
    adult: 1,
    children: 1,
  });
  const [period] = await staff.list(`/api/price-periods?hotel_id=${hotel.id}&dmc_id=${dmc_id}`);
  const cell = { graph_price_id: row.id, period_id: period?.id, price_minor: night_minor };
  await staff.make('/api/price-cells', cell);
  const book = (expected_total_minor: unknown) =>
    staff.post('/api/bookings', {
      dmc_id,
      customer: { name: 'Anna' },
      hotels: [
        {
          hotel_id: hotel.id,
          room_type_id: double,
          boarding_type_id: breakfast,
          check_in: arrival,
          check_out: addDays(arrival, 7),
          ...party,
        },
      ],
      flights: [{ block_seat_id: out.id }, { block_seat_id: back.id }],
      transfer: { type: 'group', pax: 2, airport_id: away.id },
      expected_total_minor,
    });
  const [found] = (await search({ ...trip, ...party })).trips;
  const refused = await book(Number(found?.sale_minor) + 1);
  expect([refused.statusCode, refused.json().error.params]).toEqual([
    409,
    { total_minor: found?.sale_minor },
  ]);
  const made = (await book(found?.sale_minor)).json().result;
  expect(made).toMatchObject({ total_minor: found?.sale_minor, net_minor: found?.net_minor });
  await staff.post(`/api/bookings/${made.id}/status`, { status: 'cancelled', reason: 'Test' });

  await staff.change(`/api/hotel-airports/${link?.id}`, { transfer_price_minor: null });
  const [asking] = (await search({ ...trip, ...party })).trips;
  const draft = (await book(asking?.sale_minor)).json().result;
  const { transfer } = await staff.one(`/api/bookings/${draft.id}`);
  expect(transfer).toMatchObject({ net_minor: null, sale_minor: null });
  await staff.post(`/api/bookings/${draft.id}/status`, { status: 'cancelled', reason: 'Test' });
  await staff.remove(`/api/graph-prices/${row.id}`);
});

test('an empty result names the filters that exclude trips: flights, prices and restrictions as well, and only those that help alone', async () => {
  const flying = { origin_city_id: String(home['city_id']) };
  const without = async (more: Partial<SearchInput>) => (await search(more)).removed_by;
  const hotels = 1;
  await linked();
  const dayLater = { check_in_from: addDays(arrival, 1), check_in_to: addDays(arrival, 1) };
  expect(await without({ ...flying, ...dayLater, stars_from: 3 })).toEqual([
    { filter: 'origin_city_id', hotels },
  ]);
  expect(await without({ price_to_minor: 100 })).toEqual([{ filter: 'price_to_minor', hotels }]);
  // Without a transfer, none is on request.
  expect(await without({ with_transfer: true })).toEqual([
    { filter: 'with_transfer', hotels },
    { filter: 'include_on_request', hotels },
  ]);
  const stop = await staff.make('/api/stop-sales', {
    hotel_id: hotel.id,
    start_date: arrival,
    end_date: arrival,
  });
  expect(await without({ boarding_type_ids: [half] })).toEqual([{ filter: 'include_blocked', hotels }]);
  expect(await without({ include_blocked: true, stars_from: 5 })).toEqual([{ filter: 'stars_from', hotels }]);
  await staff.remove(`/api/stop-sales/${stop.id}`);
});

test('an empty result names the nearest days on which the party would find something, with their lowest price', async () => {
  const flying = { origin_city_id: String(home['city_id']) };
  const nearest = async (more: Partial<SearchInput>) => (await search(more)).nearest;
  const on = (day: string) => ({ check_in_from: day, check_in_to: day });
  await linked();
  const flight = {
    check_in: arrival,
    check_out: addDays(arrival, 7),
    nights: 7,
    sale_minor: (await costs(flying))[0],
    seats_free: 3,
  };
  expect(await nearest({ ...flying, ...on(addDays(arrival, 3)) })).toEqual([flight]);
  expect(await nearest({ ...flying, ...on(addDays(arrival, -14)) })).toEqual([flight]);
  expect(await nearest({ ...flying, ...on(addDays(arrival, -15)) })).toEqual([]);
  // Filters still hold, and what can't be sold is no remedy.
  expect(await nearest({ ...flying, ...on(addDays(arrival, 3)), stars_from: 5 })).toEqual([]);
  expect(await nearest({ ...flying, ...on(addDays(arrival, 3)), include_blocked: true, adults: 4 })).toEqual(
    [],
  );
  const stop = await staff.make('/api/stop-sales', {
    hotel_id: hotel.id,
    start_date: arrival,
    end_date: addDays(arrival, 1),
  });
  const stays = await nearest({ nights_from: 1, nights_to: 2 });
  expect(stays?.map(({ check_in }) => check_in)).toEqual(
    [-3, -2, -1, 2].map((days) => addDays(arrival, days)),
  );
  expect(stays?.[0]).toMatchObject({ nights: 1, sale_minor: 11_000, seats_free: null });
  await staff.remove(`/api/stop-sales/${stop.id}`);
  expect(await nearest({})).toEqual([]);
});

test('inactive hotels, links and partners sell nothing', async () => {
  const [contract] = await staff.list(`/api/hotel-dmcs?hotel_id=${hotel.id}`);
  for (const url of [`/api/hotels/${hotel.id}`, `/api/hotel-dmcs/${contract?.id}`]) {
    await staff.change(url, { is_active: false });
    expect(await costs({ include_blocked: true })).toEqual([]);
    await staff.change(url, { is_active: true });
  }
  expect(await costs()).toHaveLength(2);
});

describe('rooms of allotments', () => {
  const nights = { start_date: arrival, end_date: addDays(arrival, 9), release_days: 0 };
  const remove = () =>
    server.database.withActor(system('test'), (tx) =>
      tx.delete(allotmentsTable).where(eq(allotmentsTable.hotel_id, hotel.id)),
    );
  afterEach(remove);

  test('are not counted without an allotment', async () => {
    const { trips } = await search();
    expect(trips.map(({ rooms_left, availability }) => [rooms_left, availability])).toEqual([
      [null, 'available'],
      [null, 'available'],
    ]);
  });

  test('are left as the night with the fewest has, and on request once none are', async () => {
    await allot(server, { hotel_id: hotel.id, dmc_id }, { ...nights, rooms: 4 });
    await allot(server, { hotel_id: hotel.id, dmc_id: null }, { ...nights, start_date: addDays(arrival, 1) });
    expect((await search()).trips.map(({ rooms_left }) => rooms_left)).toEqual([4, 4]);
    await remove();
    await allot(server, { hotel_id: hotel.id, dmc_id }, { ...nights, rooms: 0, when_sold_out: 'on_request' });
    const none = await search();
    expect(none.trips).toEqual([]);
    expect(none.removed_by).toEqual([{ filter: 'include_on_request', hotels: 1 }]);
    const asking = await search({ include_on_request: true });
    expect(asking.trips.map(({ rooms_left, availability }) => [rooms_left, availability])).toEqual([
      [0, 'on_request'],
      [0, 'on_request'],
    ]);
  });

  test('that are sold out block a trip, and other days are named', async () => {
    const last = addDays(arrival, 6);
    await allot(server, { hotel_id: hotel.id, dmc_id }, { ...nights, rooms: 0, end_date: last });
    const none = await search();
    expect([none.trips, none.removed_by]).toEqual([[], [{ filter: 'include_blocked', hotels: 1 }]]);
    const named = none.nearest?.map(({ check_in }) => check_in) ?? [];
    expect(named).toContain(addDays(arrival, 7));
    expect(named.filter((day) => addDays(day, 7) > arrival && day < addDays(arrival, 7))).toEqual([]);
    const [blocked] = (await search({ include_blocked: true })).trips;
    expect(blocked).toMatchObject({ availability: 'blocked', rooms_left: 0 });
    expect(blocked?.blockers).toEqual([
      { code: 'sold_out', days: Array.from({ length: 7 }, (_, day) => addDays(arrival, day)), rule_id: null },
    ]);
  });
});
