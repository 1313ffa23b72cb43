import { expect, test } from '@jest/globals';
import { testId } from '../../bookings/testing';
import { priced, rowsOf, secondHotel, suite } from '../testing';
import { countedFacets, narrowed } from './facets';
import type { FoundRow } from './foundRows';
import { cheapestOfKinds, groupsOf } from './groups';

const early = { id: testId(400), name: 'Early booking' };
const earlyElsewhere = { id: testId(401), name: 'Early booking' };
const stopSale = { code: 'stop_sale' as const, days: ['2090-06-01'], rule_id: null };
const second = { hotel_id: secondHotel.id };

const rows = rowsOf(
  priced(80_000, { availability: 'blocked', blockers: [stopSale] }),
  priced(90_000, second),
  priced(100_000, { boarding_type_id: testId(73), offers: [early] }),
  priced(110_000, { ...second, check_in: '2090-05-31', dmc_id: testId(51) }),
  priced(120_000, { room_type_id: suite.id }),
);
/** In thousands, which are easier to read. */
const prices = (some: readonly FoundRow[]) =>
  some.map(({ trip }) => Number(String(trip.sale_minor).replace(/000$/, '')));
const hotelOf = ({ hotel }: FoundRow) => hotel.id;
const counts = (chosen = {}) =>
  Object.fromEntries(
    countedFacets(rows, chosen, hotelOf).map(({ label, values }) => [
      label,
      values.map(({ name, count }) => `${name} ${count}`),
    ]),
  );

test('hotels are sorted by their cheapest trip that can be sold', () => {
  const groups = groupsOf(rows, 'hotel');
  expect(groups.map(({ rows: some }) => prices(some))).toEqual([
    [90, 110],
    [100, 80, 120],
  ]);
});

test('days are sorted by date, each with the cheapest trip first', () => {
  expect(groupsOf(rows, 'date').map(({ title, rows: some }) => [title, prices(some)])).toEqual([
    ['Arrival 31.05.2090', [110]],
    ['Arrival 01.06.2090', [80, 90, 100, 120]],
  ]);
});

test('without grouping each trip is a row of its own', () => {
  expect(groupsOf(rows, 'none')).toHaveLength(rows.length);
});

test('rooms of a hotel are shown at their cheapest, with the others behind', () => {
  const kinds = cheapestOfKinds(rows.filter(({ hotel }) => hotel.id === secondHotel.id));
  expect(kinds.map(({ row, others }) => [prices([row]), prices(others)])).toEqual([[[90], [110]]]);
});

test('facets count hotels, and skip facets with a single value', () => {
  expect(counts()).toEqual({
    Stars: ['5 stars 1', '4 stars 1'],
    Boarding: ['Half board 2', 'All inclusive 1'],
    Partner: ['Amber Tours 2', 'Sun Tours 1'],
    Offers: ['Early booking 1'],
  });
});

test('a selected value narrows the other facets, not its own', () => {
  expect(counts({ only_stars: ['4'] })).toEqual({
    Stars: ['5 stars 1', '4 stars 1'],
    Boarding: ['Half board 1', 'All inclusive 0'],
    Partner: ['Amber Tours 1', 'Sun Tours 1'],
    Offers: ['Early booking 0'],
  });
});

test.each([
  [{ only_stars: ['5'] }, [80, 100, 120]],
  [{ only_stars: ['4', '5'] }, [80, 90, 100, 110, 120]],
  [{ only_stars: ['5'], only_boarding: [testId(73)] }, [100]],
  [{ only_offer: [encodeURIComponent(early.name)] }, [100]],
  [{ only_partner: [testId(99)] }, []],
])('%j keeps rows with a selected value in each facet', (chosen, left) => {
  expect(prices(narrowed(rows, chosen))).toEqual(left);
});

test('trips that can be cancelled freely are a value of their own, unless that had ended by the search', () => {
  const free_until = '2090-05-12T15:00:00.000Z';
  const some = rowsOf(
    priced(90_000, { free_until }),
    priced(95_000, { ...second, free_until: '2089-12-31T15:00:00.000Z' }),
    priced(99_000, { ...second, free_until: null }),
  );
  const cancellation = countedFacets(some, {}, hotelOf).find(({ label }) => label === 'Cancellation');
  expect(cancellation?.values).toMatchObject([{ name: 'Free cancellation', count: 1 }]);
  expect(prices(narrowed(some, { only_free: ['free'] }))).toEqual([90]);
});

test('offers of the same name are one value for all partners', () => {
  const some = rowsOf(
    priced(90_000, { offers: [early] }),
    priced(95_000, { ...second, offers: [earlyElsewhere] }),
  );
  const offers = countedFacets(some, {}, hotelOf).find(({ label }) => label === 'Offers');
  expect(offers?.values).toMatchObject([{ name: 'Early booking', count: 2 }]);
});
