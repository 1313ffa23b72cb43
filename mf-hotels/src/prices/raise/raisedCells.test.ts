import { expect, test } from '@jest/globals';
import type { GraphPrice, PriceCell } from '@itinera/shared/contracts';
import { readFormula } from '../amounts/formula';
import { raisedCells } from './raisedCells';

const row = (id: string, room_type_id: string, boarding_type_id: string) =>
  ({ id, room_type_id, boarding_type_id }) as GraphPrice;
const cell = (graph_price_id: string, period_id: string, price_minor: number, is_free = false) =>
  ({ graph_price_id, period_id, price_minor, is_free }) as PriceCell;
const rows = [row('a', 'double', 'HB'), row('b', 'suite', 'HB'), row('c', 'double', 'AI')];
const cells = [
  cell('a', 'may', 1000),
  cell('b', 'may', 2000),
  cell('c', 'june', 3333),
  cell('a', 'june', 0),
  cell('b', 'june', 0, true),
];
const none = { tooLow: 0, tooHigh: 0 };
const all = { boarding_type_id: null, room_type_id: null, period_id: null };

test.each([
  ['+5%', all, { a: 1050, b: 2100, c: 3500 }, none],
  ['+5', all, { a: 1500, b: 2500, c: 3833 }, none],
  ['-10', all, { b: 1000, c: 2333 }, { ...none, tooLow: 1 }],
  ['*1', all, {}, none],
  // Ten billion is the highest price; a cent more is refused.
  ['*500000000', all, { a: 500_000_000_000, b: 1_000_000_000_000 }, { ...none, tooHigh: 1 }],
  ['*500000000.001', all, { a: 500_000_000_001 }, { ...none, tooHigh: 2 }],
  ['+5%', { ...all, boarding_type_id: 'HB' }, { a: 1050, b: 2100 }, none],
  ['+5%', { ...all, boarding_type_id: 'HB', room_type_id: 'suite' }, { b: 2100 }, none],
  ['+5%', { ...all, period_id: 'june' }, { c: 3500 }, none],
])('%s of %j', (text, scope, expected, skipped) => {
  const formula = readFormula(text, 2);
  if (!formula) throw new Error('This can’t be read.');
  const raised = raisedCells(cells, rows, scope, formula, 1);
  const prices = raised.changes.map(({ graph_price_id, price_minor }) => [graph_price_id, price_minor]);
  expect(Object.fromEntries(prices)).toEqual(expected);
  expect(raised).toMatchObject(skipped);
});

test('results are rounded half up to a unit, and what becomes 0 is not a price', () => {
  const formula = readFormula('+5%', 2);
  if (!formula) throw new Error('This can’t be read.');
  const at = (unit: number) => {
    const { changes, tooLow } = raisedCells(cells, rows, all, formula, unit);
    return { prices: changes.map(({ price_minor }) => price_minor), tooLow };
  };
  expect(at(100)).toEqual({ prices: [1100, 2100, 3500], tooLow: 0 });
  expect(at(500)).toEqual({ prices: [3500], tooLow: 0 });
  expect(at(5000)).toEqual({ prices: [5000], tooLow: 2 });
});
