import { expect, test } from '@jest/globals';
import type { Offer, PricePeriod, PriceSource, SpecialPrice } from '@itinera/shared/contracts';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import type { Finding } from './finding';
import { gapsIn } from './gapsIn';
import { duplicates, withoutAdults, missing, outliers, unpriced } from './rowFindings';
import { expired, outsidePeriods, overlapping } from './ruleFindings';

const today = '2027-01-01';
const days = (start_period: string, end_period: string) => ({ start_period, end_period }) as PricePeriod;
const texts = (findings: readonly Finding[]) => findings.map(({ text }) => text);

test.each([
  ['no period', [], []],
  ['periods side by side', [days('2027-05-01', '2027-05-31'), days('2027-06-01', '2027-06-30')], []],
  [
    'a night between two, which come in any order',
    [days('2027-06-02', '2027-06-30'), days('2027-05-01', '2027-05-31')],
    ['01.06.2027–01.06.2027, 1 night'],
  ],
  [
    'gaps that are over, that go on today, and that begin on the last day that is looked at, or after it',
    [
      days('2026-11-01', '2026-11-30'),
      days('2026-12-11', '2026-12-31'),
      days('2027-01-02', '2028-06-22'),
      days('2028-06-24', '2028-06-24'),
      days('2028-06-26', '2028-06-30'),
    ],
    ['01.01.2027–01.01.2027, 1 night', '23.06.2028–23.06.2028, 1 night'],
  ],
])('gaps of %s', (_, periods, expected) => {
  expect(texts(gapsIn(periods, today))).toEqual(expected);
});

test('a gap links to a new period from its first night', () => {
  const [gap] = gapsIn([days('2027-05-01', '2027-05-31'), days('2027-06-05', '2027-06-30')], today);
  expect(gap).toMatchObject({ dialog: 'periods', presets: { day: '2027-06-01' } });
});

/** Rows by name, with a price per period in cents; 0 is none, -1 is free. */
function grid(prices: Record<string, number[]>, graphs: Record<string, object> = {}) {
  const graph = { room_type_id: 'double', boarding_type_id: 'HB', adult: 2, children: 0, child_bands: null };
  const rows = Object.keys(prices).map(
    (id, order) => ({ id, name: id, graph: { ...graph, is_active: true, order, ...graphs[id] } }) as PriceRow,
  );
  const count = Math.max(...Object.values(prices).map((amounts) => amounts.length), 0);
  const columns = Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `P${at}` }) as PriceColumn);
  const sourceOf = (row: PriceRow, { id }: PriceColumn): PriceSource => {
    const amount = prices[row.id]?.[Number(id.slice(1))] ?? 0;
    if (amount === 0) return { kind: 'missing' };
    return { kind: 'explicit', amount_minor: Math.max(amount, 0), cell_id: 'c', is_free: amount < 0 };
  };
  return { rows, columns, sourceOf, currency: 'EUR' };
}
const off = { is_active: false };

test.each([
  ['nothing', grid({}), [], []],
  ['all prices', grid({ A: [1, 2], B: [-1, 1] }), [], []],
  ['a row without any', grid({ A: [0, 0], B: [1, 1] }), ['A'], []],
  ['a row without any that is not active', grid({ A: [0, 0], B: [1, 0] }, { A: off, B: off }), [], []],
  ['single missing ones', grid({ A: [1, 0, 1], B: [0, 1, 0] }), [], ['A, P1', 'B, P0', 'B, P2']],
  ['rows without periods', grid({ A: [], B: [] }), [], []],
])('of %s, rows without any price and missing prices', (_, checked, without, single) => {
  expect(texts(unpriced(checked))).toEqual(without);
  expect(texts(missing(checked))).toEqual(single);
});

test('a missing price links to its cell, a row without prices to its first cell', () => {
  expect(missing(grid({ A: [1, 0] }))).toEqual([{ text: 'A, P1', presets: { row: 'A', period_id: 'p1' } }]);
  expect(unpriced(grid({ A: [0, 0] }))).toEqual([{ text: 'A', presets: { row: 'A', period_id: 'p0' } }]);
});

test.each([
  ['like the others', { A: [100, 110, 90, 100] }, []],
  [
    'three times as much, or a third',
    { A: [100, 100, 100, 300, 100, 33] },
    ['A, P5: 0,33, usually about 1,00'],
  ],
  ['more than that', { A: [100, 100, 100, 301] }, ['A, P3: 3,01, usually about 1,00']],
  ['too few to compare', { A: [100, 100, 1000] }, []],
  ['free, or none, beside four', { A: [-1, 0, 100, 100, 100, 100] }, []],
  ['of different rows', { A: [100, 100, 100, 100], B: [900, 900, 900, 900] }, []],
])('prices %s', (_, prices, expected) => expect(texts(outliers(grid(prices)))).toEqual(expected));

test('rows with equal room, boarding, guests and ages are duplicates', () => {
  const rows = { A: [1], room: [1], boarding: [1], guests: [1], child: [1], bands: [1], same: [1], off: [1] };
  const checked = grid(rows, {
    room: { room_type_id: 'suite' },
    boarding: { boarding_type_id: 'AI' },
    guests: { adult: 3 },
    child: { children: 1 },
    bands: { children: 1, child_bands: [1] },
    off,
  });
  expect(duplicates(checked)).toEqual([
    { text: 'same', dialog: 'row', presets: { row: 'same' } },
    { text: 'off', dialog: 'row', presets: { row: 'off' } },
  ]);
});

test('rows without adults are never sold, active or not', () => {
  const checked = grid(
    { A: [1], none: [1], off: [1] },
    { none: { adult: 0, children: 2 }, off: { adult: 0, ...off } },
  );
  expect(texts(withoutAdults(checked))).toEqual(['none', 'off']);
});

const window = {
  booking_from: '2026-10-01',
  booking_to: '2027-03-31',
  stay_from: '2027-05-01',
  stay_to: '2027-09-30',
};
const offer = (name: string, more: object = {}) =>
  ({
    ...window,
    id: name,
    name,
    type: 'early_booking',
    is_active: true,
    room_type_ids: [],
    boarding_type_ids: [],
    ...more,
  }) as unknown as Offer;

test.each([
  ['current', {}, []],
  ['booked until today', { booking_to: today }, []],
  ['booked until yesterday', { booking_to: '2026-12-31' }, ['A, until 31.12.2026']],
  ['stayed until yesterday', { stay_to: '2026-12-31' }, ['A, until 31.12.2026']],
  ['over, and not active', { stay_to: '2026-12-31', ...off }, []],
])('an offer that is %s', (_, more, expected) =>
  expect(texts(expired([offer('A', more)], today))).toEqual(expected),
);

test.each([
  ['of one type', [offer('A'), offer('B')], ['‘A’ with ‘B’']],
  ['three of one type', [offer('A'), offer('B'), offer('C')], ['‘A’ with ‘B’ and ‘C’', '‘B’ with ‘C’']],
  ['of two types', [offer('A'), offer('B', { type: 'long_stay' })], []],
  ['for different stays', [offer('A'), offer('B', { stay_from: '2027-10-01', stay_to: '2027-10-31' })], []],
  ['of which one is not active', [offer('A'), offer('B', off)], []],
  ['of which one is over', [offer('A', { booking_to: '2026-12-31' }), offer('B')], []],
])('overlapping offers %s', (_, all, expected) => expect(texts(overlapping(all, today))).toEqual(expected));

const special = (stay_from: string, stay_to: string, more: object = {}) =>
  ({ ...window, id: 'S', name: 'Festival', is_active: true, stay_from, stay_to, ...more }) as SpecialPrice;
const summer = [
  days('2027-07-01', '2027-08-31'),
  days('2027-06-01', '2027-06-30'),
  days('2027-10-01', '2027-10-31'),
];

test.each([
  ['inside of a period', special('2027-06-10', '2027-06-12'), []],
  ['across two that are side by side', special('2027-06-01', '2027-08-31'), []],
  ['from before the first', special('2027-05-31', '2027-06-12'), ['Festival, from 31.05.2027']],
  ['beyond the end of one', special('2027-08-30', '2027-09-02'), ['Festival, from 01.09.2027']],
  ['across a gap', special('2027-08-30', '2027-10-02'), ['Festival, from 01.09.2027']],
  ['in a gap', special('2027-09-10', '2027-09-12'), ['Festival, from 10.09.2027']],
  ['that is not active', special('2027-09-10', '2027-09-12', off), []],
  ['that is over', special('2026-09-10', '2026-09-12'), []],
])('a special price %s', (_, price, expected) =>
  expect(texts(outsidePeriods([price], summer, today))).toEqual(expected),
);
