import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { servicesOfTrip } from '@itinera/shared/bookings';
import {
  addDays,
  searchPath,
  type FoundTrip,
  type SearchInput,
  type SearchResult,
} from '@itinera/shared/contracts';
import { today } from '../src/base/today';
import { callsOf, type Calls, type Entry } from '../testing/calls';
import { announce, full, limitInFull } from '../testing/scale';
import { startTestServer, type TestServer } from '../testing/testServer';
import { randomOf } from './invariants/random';

const searches = full ? 400 : 30;
const ofEach = 3;
const random = randomOf('booked as found');

let server: TestServer;
let staff: Calls;
let currencies: string[];
let cities: string[];
let blocks: Entry[];

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'admin');
  const { exchange_rates: known } = (await staff.one('/api/settings')) as unknown as {
    exchange_rates: object[];
  };
  const valid_from = addDays(today(), -400);
  const added = [
    { from: 'EUR', to: 'JPY', rate: '163', valid_from },
    { from: 'EUR', to: 'KWD', rate: '0.333333', valid_from },
    { from: 'EUR', to: 'USD', rate: '1.093457', valid_from },
  ];
  await staff.change('/api/settings', { exchange_rates: [...known, ...added] });
  currencies = ['EUR', ...added.map(({ to }) => to)];
  const airports = await staff.list('/api/airports?page=1&per_page=200');
  blocks = await staff.list('/api/block-seats?status=open&direction=outbound&page=1&per_page=100');
  cities = [
    ...new Set(
      blocks.map((block) =>
        String(airports.find(({ id }) => id === block['origin_airport_id'])?.['city_id']),
      ),
    ),
  ];
});
afterAll(() => server.stop());

const maybe = <T extends object>(percent: number, more: T): Partial<T> =>
  random.chance(percent) ? more : {};

/** A search with settings of the results that change its prices. */
function anySearch(): SearchInput {
  const flies = random.chance(50);
  const day = String(random.oneOf(blocks)?.['departure_date'] ?? addDays(today(), 60));
  const check_in_from = flies ? day : addDays(today(), 20 + random.below(200));
  const nights_from = 5 + random.below(6);
  return {
    check_in_from,
    check_in_to: addDays(check_in_from, 5),
    nights_from,
    nights_to: nights_from + 3,
    adults: 1 + random.below(3),
    child_ages: Array.from({ length: random.below(3) }, () => random.below(16)),
    cheapest_only: true,
    ...(flies && { origin_city_id: random.oneOf(cities) }),
    ...maybe(40, { with_transfer: true }),
    ...maybe(50, { markup_bp: random.below(4_000) }),
    ...maybe(30, { sale_rounding: random.oneOf([0, 1, 5, 10] as const) }),
    ...maybe(40, { currency: random.oneOf(currencies) }),
  };
}

async function bookedTotal(trip: FoundTrip, search: SearchInput, currency: string): Promise<unknown> {
  const answer = await staff.post('/api/bookings', {
    dmc_id: trip.dmc_id,
    currency,
    customer: { name: 'Anna Berzina' },
    ...servicesOfTrip(trip, search),
  });
  return answer.statusCode === 201 ? answer.json<{ result: Entry }>().result['total_minor'] : answer.body;
}

test(
  'a booked trip costs what the search has shown, with any settings of the results',
  async () => {
    announce('searches whose trips are booked', searches);
    const wrong: unknown[] = [];
    const counts = { booked: 0, withFlights: 0, ofSetups: 0 };
    for (let done = 0; done < searches; done += 1) {
      const search = anySearch();
      const answer = await staff.post(searchPath, search);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      const { trips, currency } = answer.json<{ result: SearchResult }>().result;
      const sold = trips.filter((trip) => trip.sale_minor !== null && trip.availability === 'available');
      for (const trip of sold.slice(0, ofEach)) {
        const total = await bookedTotal(trip, search, currency);
        counts.booked += 1;
        counts.withFlights += Number(trip.outbound !== null);
        counts.ofSetups += Number(search.markup_bp !== undefined);
        if (total !== trip.sale_minor) wrong.push({ search, shown: trip.sale_minor, total });
      }
    }
    process.stderr.write(`proof: ${JSON.stringify(counts)}\n`);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(counts.booked).toBeGreaterThan(searches / 2);
    expect(counts.withFlights).toBeGreaterThan(0);
    expect(counts.ofSetups).toBeGreaterThan(0);
  },
  limitInFull(1_800_000),
);
