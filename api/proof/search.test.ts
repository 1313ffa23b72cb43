import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  searchPath,
  settingsPath,
  type FoundTrip,
  type SearchInput,
  type SearchResult,
} from '@itinera/shared/contracts';
import {
  freeUntil,
  quoteStay,
  withCharges,
  withTerms,
  type BookAllotment,
  type PriceBook,
  type SaleTerms,
  type Stock,
} from '@itinera/shared/pricing';
import { anyBook, anyStay, boardings, rooms } from '@itinera/shared/pricing/testing';
import { callsOf, type Calls } from '../testing/calls';
import { countStatements } from '../testing/countStatements';
import { idOf } from '../testing/people';
import { announce, full, limitInFull, seed } from '../testing/scale';
import { storeContract } from '../testing/storeContract';
import { startTestServer, type TestServer } from '../testing/testServer';
import { inArray } from 'drizzle-orm';
import { today } from '../src/base/today';
import { auditLogTable } from '../src/audit/audit.table';
import { system } from '../src/db/actor';
import type { Transaction } from '../src/db/database';
import { refreshHotels } from '../src/modules/prices/candidates/refreshLists';
import {
  allotmentDaysTable,
  allotmentsTable,
  boardingTypesTable,
  hotelDmcsTable,
  roomTypesTable,
} from '../src/modules/schema';
import { derivedId } from '../src/seed/derivedId';

const contracts = full ? 40 : 8;
const searchesEach = full ? 25 : 8;
const markups = [1250, null, 0];
const dmc_id = idOf('partner');
const saleTerms: SaleTerms['settings'] = {
  sale_currency: 'USD',
  default_markup_bp: 700,
  sale_rounding: 5,
  customer_terms_days: 3,
  customer_terms_margin_bp: 500,
  exchange_rates: [{ from: 'EUR', to: 'USD', rate: '1.093457', valid_from: '2026-01-01' }],
};

let server: TestServer;
let staff: Calls;
let hotelIds: string[];
const within = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> =>
  server.database.withActor(system('test'), run);

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'admin');
  await within(async (tx) => {
    const guests = { max_adults: 3, max_children: 3, max_guests: 6, order: 0 };
    await tx.insert(roomTypesTable).values(rooms.map((id) => ({ id, ...guests })));
    await tx.insert(boardingTypesTable).values(boardings.map((id, order) => ({ id, order })));
  });
  const [place] = await staff.list('/api/places');
  const made = [];
  for (const name of ['Amber', 'Birch', 'Cedar'])
    made.push(
      await staff.make('/api/hotels', {
        name: `Found ${name}`,
        place_id: place?.id,
        is_active: true,
        room_type_id: [...rooms],
        boarding_type_id: [...boardings],
      }),
    );
  hotelIds = made.map(({ id }) => id);
  await within((tx) =>
    tx.insert(hotelDmcsTable).values(
      hotelIds.map((hotel_id, index) => ({
        id: derivedId(`link ${hotel_id}`),
        hotel_id,
        dmc_id,
        markup_bp: markups[index] ?? null,
      })),
    ),
  );
});
afterAll(() => server.stop());

/** Gives the entries of each hotel ids of their own; rooms and boardings are shared. */
const withOwnIds = (book: PriceBook, hotel: number): PriceBook =>
  JSON.parse(
    JSON.stringify(book).replaceAll(/00000000(-0000-7000-80(?!01|02)\d\d-)/g, `0000000${hotel + 1}$1`),
  ) as PriceBook;

const firstDay = '2027-05-01';

/** Random allotments around the days of random contracts, the nights of which have numbers of their own and bookings. */
const anyAllotments = fc
  .array(
    fc.record({
      isCommon: fc.boolean(),
      room_type_ids: fc.subarray([...rooms]),
      kind: fc.constantFrom('guaranteed' as const, 'soft' as const, 'soft' as const, 'on_request' as const),
      from: fc.integer({ min: -10, max: 40 }),
      length: fc.integer({ min: 5, max: 40 }),
      rooms: fc.integer({ min: 0, max: 2 }),
      release_days: fc.constantFrom(0, 7, 365),
      when_sold_out: fc.constantFrom('stop' as const, 'on_request' as const),
      is_active: fc.boolean(),
      full: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
    }),
    { maxLength: 3 },
  )
  .map((list) =>
    list.map(({ isCommon, from, length, full: nights, ...one }, index): Omit<BookAllotment, 'id'> => ({
      ...one,
      dmc_id: isCommon ? null : dmc_id,
      start_date: addDays(firstDay, from + index),
      end_date: addDays(firstDay, from + index + length),
      days: [...new Set(nights)]
        .filter((night) => night <= length)
        .map((night) => ({
          day: addDays(firstDay, from + index + night),
          rooms: night % 2 === 0 ? null : 3,
          sold: one.rooms,
          held: 0,
        })),
    })),
  );

/** Adds random allotments to the hotels, after `store` has removed those before. */
async function storeStocks(turn: number): Promise<Stock[]> {
  const stocks = fc
    .sample(anyAllotments, { numRuns: hotelIds.length, seed: seed + turn })
    .map((list, hotel): Stock => ({
      today: today(),
      allotments: list.map((one, index) => ({
        ...one,
        id: derivedId(`allotment ${turn} ${hotel} ${index}`),
      })),
    }));
  await within(async (tx) => {
    for (const [hotel, { allotments }] of stocks.entries()) {
      const hotel_id = hotelIds[hotel] ?? '';
      for (const { days, ...allotment } of allotments) {
        await tx.insert(allotmentsTable).values({ ...allotment, hotel_id, name: 'Random' });
        const of = { hotel_id, dmc_id: allotment.dmc_id, allotment_id: allotment.id };
        for (const counts of days)
          await tx
            .insert(allotmentDaysTable)
            .values({ ...of, ...counts, id: derivedId(`${allotment.id} ${counts.day}`) });
      }
    }
  });
  return stocks;
}

async function store(books: readonly PriceBook[]): Promise<void> {
  const [first] = books;
  await staff.change(settingsPath, { ...first?.settings, ...saleTerms });
  await within(async (tx) => {
    await tx.delete(allotmentsTable).where(inArray(allotmentsTable.hotel_id, hotelIds));
    for (const [index, book] of books.entries())
      await storeContract(tx, { hotel_id: hotelIds[index] ?? '', dmc_id }, book);
    await refreshHotels(tx, hotelIds);
  });
}

const found = async (asked: Partial<SearchInput>): Promise<SearchResult> => {
  const answer = await staff.post(searchPath, { hotel_ids: hotelIds, ...asked });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().result;
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The values of a trip that the price engine has as well. */
const facts = ({ hotel_id, room_type_id, boarding_type_id, check_in, check_out, ...trip }: FoundTrip) => ({
  key: [hotel_id, room_type_id, boarding_type_id, check_in, check_out].join(),
  cost: trip.sale_minor,
  net: trip.contract_net_minor,
  guests: [trip.adults, trip.children, trip.infants],
  offers: trip.offers.map(({ id }) => id),
  blockers: trip.blockers.map(({ code }) => code),
  free_until: trip.free_until,
  charges: trip.charges,
  isAsked: trip.availability === 'on_request',
  left: trip.rooms_left,
});

type Facts = ReturnType<typeof facts>;

/** Every stay that the search could find, priced one by one. */
function everyTrip(books: readonly PriceBook[], stocks: readonly Stock[], asked: SearchInput): Facts[] {
  const days = range(0, (Date.parse(asked.check_in_to) - Date.parse(asked.check_in_from)) / 86_400_000);
  const settings = books[0]?.settings;
  if (!settings) throw new Error('There is no contract.');
  return books.flatMap((book, hotel) => {
    if (!book.hotel.is_active || !book.contract.is_active) return [];
    const stock = stocks[hotel];
    const sold = {
      ...book,
      ...(stock && { stock }),
      settings,
      sale: { markup_bp: markups[hotel] ?? null, settings: saleTerms },
    };
    return rooms.flatMap((room_type_id) =>
      boardings.flatMap((boarding_type_id) =>
        days.flatMap((day) =>
          range(asked.nights_from, asked.nights_to).flatMap((nights) => {
            const check_in = addDays(asked.check_in_from, day);
            const check_out = addDays(check_in, nights);
            const { adults, child_ages, booking_date = '' } = asked;
            const stay = {
              room_type_id,
              boarding_type_id,
              check_in,
              check_out,
              adults,
              child_ages,
              booking_date,
            };
            const quote = quoteStay(sold, stay);
            if (!quote.sale) return [];
            const { passengers } = quote;
            const { customer_stages } = withTerms(sold, stay, quote);
            const { charges = [] } = withCharges(sold, stay, quote);
            return [
              {
                key: [hotelIds[hotel], room_type_id, boarding_type_id, check_in, check_out].join(),
                cost: quote.sale.sale_minor,
                net: quote.net_minor,
                guests: [
                  passengers.adults,
                  passengers.children,
                  passengers.young.filter(({ counted_as }) => counted_as === 'infant').length,
                ],
                offers: quote.applied.map(({ offer_id }) => offer_id),
                blockers: quote.blockers.map(({ code }) => code),
                free_until: customer_stages && freeUntil(customer_stages),
                charges: charges.length > 0 ? charges : undefined,
                isAsked: quote.blockers.length === 0 && (quote.stock?.on_request.length ?? 0) > 0,
                left: quote.stock?.left ?? null,
              },
            ];
          }),
        ),
      ),
    );
  });
}

/** The cheapest price of each boarding in each hotel, with blocked ones separate. */
function leastOfEach(trips: readonly Facts[]): [string, number][] {
  const least = new Map<string, number>();
  for (const { key, cost, blockers, isAsked } of trips) {
    const [hotel, , boarding] = key.split(',');
    const group = [hotel, boarding, blockers.length > 0, isAsked].join();
    least.set(group, Math.min(Number(cost), least.get(group) ?? Number.POSITIVE_INFINITY));
  }
  return [...least].toSorted(([one], [other]) => one.localeCompare(other));
}

const byKey = (one: Facts, other: Facts): number => one.key.localeCompare(other.key);

const anySearch: fc.Arbitrary<SearchInput> = fc
  .record({
    stay: anyStay,
    days: fc.constantFrom(0, 4, 8),
    longer: fc.constantFrom(0, 1, 2),
    child_ages: fc.constantFrom<number[]>([], [], [5], [1, 9], [13]),
  })
  .map(({ stay, days, longer, child_ages }) => {
    const nights = (Date.parse(stay.check_out) - Date.parse(stay.check_in)) / 86_400_000;
    return {
      check_in_from: stay.check_in,
      check_in_to: addDays(stay.check_in, days),
      nights_from: nights,
      nights_to: nights + longer,
      adults: stay.adults,
      child_ages,
      booking_date: stay.booking_date,
    };
  });

test(
  'a search finds what the price engine sells, at its price, and misses nothing cheaper',
  async () => {
    const { numRuns } = announce('random searches over random contracts', contracts * searchesEach);
    let trips = 0;
    for (const turn of range(0, contracts - 1)) {
      const books = fc
        .sample(anyBook, { numRuns: hotelIds.length, seed: seed + turn })
        .map((book, hotel) => withOwnIds(book, hotel));
      await store(books);
      const stocks = await storeStocks(turn);
      for (const asked of fc.sample(anySearch, { numRuns: searchesEach, seed: seed + turn })) {
        const every = everyTrip(books, stocks, asked);
        const all = every.filter(({ isAsked }) => !isAsked);
        const available = all.filter(({ blockers }) => blockers.length === 0);
        const result = await found(asked);
        expect(result.trips.map(facts).toSorted(byKey)).toEqual(available.toSorted(byKey));
        expect(result.trips.every(({ availability }) => availability === 'available')).toBe(true);
        trips += result.trips.length;

        const blocked = (await found({ ...asked, include_blocked: true })).trips;
        expect(blocked.map(facts).toSorted(byKey)).toEqual(all.toSorted(byKey));

        const onRequest = (await found({ ...asked, include_on_request: true })).trips;
        const sellable = every.filter(({ blockers }) => blockers.length === 0);
        expect(onRequest.map(facts).toSorted(byKey)).toEqual(sellable.toSorted(byKey));

        for (const [include_blocked, include_on_request, possible] of [
          [false, false, available],
          [true, false, all],
          [true, true, every],
        ] as const) {
          const wider = { include_blocked, include_on_request };
          const first = await found({ ...asked, ...wider, cheapest_only: true });
          const costs = leastOfEach(first.trips.map(facts));
          expect(costs).toHaveLength(first.trips.length);
          expect(costs).toEqual(leastOfEach(possible));
        }

        const limit = 1 + (trips % 3);
        const cheapest = await found({ ...asked, limit });
        const costs = available.map(({ cost }) => Number(cost)).toSorted((one, other) => one - other);
        expect(cheapest.trips.map(({ sale_minor }) => sale_minor)).toEqual(costs.slice(0, limit));
        expect(cheapest.has_more).toBe(costs.length > limit);
      }
    }
    expect(trips).toBeGreaterThan(numRuns);
  },
  limitInFull(1_200_000),
);

const asked: SearchInput = {
  check_in_from: '2027-05-10',
  check_in_to: '2027-05-10',
  nights_from: 7,
  nights_to: 7,
  adults: 2,
  child_ages: [],
};

describe('a search', () => {
  test.each<[string, Partial<SearchInput>, string]>([
    ['days that go back', { check_in_to: '2027-05-09' }, 'check_in_to'],
    ['too many days', { check_in_to: '2027-07-01' }, 'check_in_to'],
    ['fewer nights than the first', { nights_to: 3 }, 'nights_to'],
    ['nobody', { adults: 0 }, 'adults'],
    ['an age of a grown-up', { child_ages: [18] }, 'child_ages.0'],
    ['prices that go down', { price_from_minor: 10, price_to_minor: 5 }, 'price_to_minor'],
  ])('for %s is refused at its field', async (_what, wrong, field) => {
    const answer = await staff.post(searchPath, { ...asked, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  test('is for staff, reads few tables once and writes nothing', async () => {
    const partner = await callsOf(server, 'partner');
    expect((await partner.post(searchPath, asked)).statusCode).toBe(403);
    const rows = () => within((tx) => tx.$count(auditLogTable));
    const before = await rows();
    const ask = () => staff.post(searchPath, { ...asked, child_ages: [4] });
    // One each for hotels, prices, every kind of rule, the rooms that are left, and the charges of the found hotels.
    expect(await countStatements(server.engine).of(ask)).toBeLessThanOrEqual(17);
    expect(await rows()).toBe(before);
  });

  test('without a result names the filter that removes most', async () => {
    const [book] = fc.sample(anyBook, { numRuns: 1, seed });
    if (!book) throw new Error('There is no contract.');
    const hotel = { ...book.hotel, is_active: true, child_age: null, child_age_limits: [] };
    const contract = { is_active: true, contract_from: null, contract_to: null };
    await store(hotelIds.map((_, index) => withOwnIds({ ...book, hotel, contract }, index)));
    const [row] = book.rows.filter(
      ({ is_active, adult, children }) => is_active && adult > 0 && children === 0,
    );
    const period = book.periods[0];
    const days = { check_in_from: period?.start_period ?? '', check_in_to: period?.start_period ?? '' };
    const party = { ...asked, ...days, nights_from: 1, nights_to: 1, adults: row?.adult ?? 1 };
    const result = await found({ ...party, dmc_ids: [idOf('partner2')], stars_from: 0 });
    expect(result.trips).toEqual([]);
    expect(result.removed_by[0]).toEqual({ filter: 'dmc_ids', hotels: 3 });
  });
});
