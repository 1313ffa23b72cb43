import { expect, test } from '@jest/globals';
import type { CopyForm, GraphPrice, PriceCell, PricePeriod } from '@itinera/shared/contracts';
import type { PricesOf } from './copiedCells';
import { copyBetween } from './copyBetween';

const row = (id: string, room_type_id: string, adult: number, bands: number[] | null = null) =>
  ({
    id,
    room_type_id,
    boarding_type_id: 'HB',
    adult,
    children: bands?.length ?? 0,
    child_bands: bands,
  }) as GraphPrice;
const period = (id: string, start_period: string, end_period: string) =>
  ({ id, start_period, end_period }) as PricePeriod;
const cell = (graph_price_id: string, period_id: string, price_minor: number, is_free = false) =>
  ({ graph_price_id, period_id, price_minor, is_free }) as PriceCell;
const ages = (...limits: [number, number][]) => ({
  child_age_limits: limits.map(([from_age, to_age]) => ({ from_age, to_age })),
});

const here: PricesOf = {
  hotel: ages([2, 6], [7, 12]),
  rows: [row('a', 'double', 2), row('b', 'double', 3), row('c', 'double', 2, [2]), row('d', 'suite', 2)],
  periods: [
    period('may', '2027-05-01', '2027-05-31'),
    period('june', '2027-06-01', '2027-06-30'),
    period('next may', '2028-05-01', '2028-05-31'),
  ],
  cells: [cell('a', 'may', 1000), cell('b', 'may', 0), cell('d', 'may', 3333), cell('d', 'june', 0, true)],
};
const other: PricesOf = {
  // The first band here is the second one there.
  hotel: ages([7, 12]),
  rows: [row('A', 'double', 2), row('B', 'double', 3), row('C', 'double', 2, [1]), row('E', 'villa', 2)],
  periods: [period('May', '2027-05-01', '2027-05-31'), period('July', '2027-07-01', '2027-07-31')],
  cells: [
    cell('A', 'May', 1000),
    cell('B', 'May', 1205),
    cell('C', 'May', 0, true),
    cell('E', 'May', 900),
    cell('A', 'July', 1100),
    cell('B', 'July', 0),
  ],
};

const form = { from_period_id: null, to_period_id: null, years: null, change_bp: 0, overwrites: false };
const copy = (from: PricesOf, typed: Partial<CopyForm>) => {
  const wanted = { dmc_id: null, hotel_id: null, source: 'hotel' as const, ...form, ...typed };
  const { changes, rowsWithout, periodsWithout, ...counts } = copyBetween(from, here, wanted);
  return {
    prices: changes.map(({ graph_price_id, period_id, price_minor, is_free }) =>
      [graph_price_id, period_id, is_free ? 'free' : price_minor].join(' '),
    ),
    counts,
    without: [...rowsWithout, ...periodsWithout].map(({ id }) => id),
  };
};
const none = { equal: 0, kept: 0, tooLow: 0, tooHigh: 0, unmatched: 0 };

test.each<[string, PricesOf, Partial<CopyForm>, ReturnType<typeof copy>]>([
  [
    'rows of the same room, boarding, guests and ages, in periods with the same dates',
    other,
    {},
    {
      prices: ['b may 1205', 'c may free'],
      counts: { ...none, equal: 1, unmatched: 2 },
      without: ['E', 'July'],
    },
  ],
  [
    'a percentage is rounded half up, and prices that are there stay',
    other,
    { change_bp: 1000 },
    {
      prices: ['b may 1326', 'c may free'],
      counts: { ...none, kept: 1, unmatched: 2 },
      without: ['E', 'July'],
    },
  ],
  [
    'existing prices are replaced on request',
    other,
    { change_bp: 1000, overwrites: true },
    {
      prices: ['a may 1100', 'b may 1326', 'c may free'],
      counts: { ...none, unmatched: 2 },
      without: ['E', 'July'],
    },
  ],
  [
    'prices move by a year',
    other,
    { years: '1' },
    {
      prices: ['a next may 1000', 'b next may 1205', 'c next may free'],
      counts: { ...none, unmatched: 2 },
      without: ['E', 'July'],
    },
  ],
  [
    'the prices of one year for the next one; cells without a price are none',
    here,
    { source: 'year', years: '1' },
    {
      prices: ['a next may 1000', 'd next may 3333'],
      counts: { ...none, unmatched: 1 },
      without: ['june'],
    },
  ],
  [
    'the prices of one period for another, whatever their dates',
    here,
    { source: 'period', from_period_id: 'may', to_period_id: 'june', change_bp: -1000 },
    { prices: ['a june 900'], counts: { ...none, kept: 1 }, without: [] },
  ],
  [
    'a price replaces one that is free, and says so',
    here,
    { source: 'period', from_period_id: 'may', to_period_id: 'june', overwrites: true },
    { prices: ['a june 1000', 'd june 3333'], counts: none, without: [] },
  ],
  [
    'a price that would be 0 is none',
    { ...here, cells: [cell('a', 'may', 30)] },
    { source: 'period', from_period_id: 'may', to_period_id: 'june', change_bp: -9900 },
    { prices: [], counts: { ...none, tooLow: 1 }, without: [] },
  ],
  [
    'a price that would be more than ten billion is none',
    { ...here, cells: [cell('a', 'may', 500_000_000_000), cell('d', 'may', 500_000_000_001)] },
    { source: 'period', from_period_id: 'may', to_period_id: 'june', change_bp: 10_000, overwrites: true },
    { prices: ['a june 1000000000000'], counts: { ...none, tooHigh: 1 }, without: [] },
  ],
])('%s', (_, from, typed, expected) => {
  expect(copy(from, typed)).toEqual(expected);
});
