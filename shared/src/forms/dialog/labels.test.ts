import { expect, test } from '@jest/globals';
import { labelIn, type Labels } from './labels';

interface Season {
  name: string;
  rows: { from: string; prices: { amount: number }[] }[];
}
const labels: Labels<Season> = {
  name: 'Name',
  rows: 'Periods',
  'rows.from': 'From',
  'rows.prices': 'Prices',
  'rows.prices.amount': 'Amount',
};

test.each([
  ['name', 'Name'],
  ['rows.root', 'Periods'],
  ['rows', 'Periods'],
  ['rows.0.from', 'Periods 1, From'],
  ['rows.2', 'Periods 3'],
  ['rows.2.prices.1.amount', 'Prices 2, Amount'],
  ['rows.2.colour', 'Periods 3'],
  ['unknown', 'unknown'],
])('%s has the label %s', (path, label) => {
  expect(labelIn(labels, path)).toBe(label);
});

test('the label of a name is its language', () => {
  const names = { names: [{ locale: 'ru', name: 'Рига' }] };
  expect(labelIn({ names: 'Name' }, 'names.0.name', names)).toBe('Name (Russian)');
  expect(labelIn({ names: 'Name' }, 'names.1.name', names)).toBe('Name 2');
});
