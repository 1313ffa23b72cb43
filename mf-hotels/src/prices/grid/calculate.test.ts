import { expect, test } from '@jest/globals';
import type { PriceSource } from '@itinera/shared/contracts';
import { readFormula } from '../amounts/formula';
import { calculate } from './calculate';

const places = [0, 1, 2].map((column) => ({ row: 0, column }));
const own = (amount_minor: number) => ({ kind: 'explicit', amount_minor, is_free: false }) as PriceSource;
const calculated = (text: string, amounts: readonly number[]) => {
  const formula = readFormula(text, 2);
  if (!formula) throw new Error('This can’t be read.');
  const { cells, skipped } = calculate(
    formula,
    places.slice(1),
    ({ column }) => (amounts[column] ? own(amounts[column]) : { kind: 'missing' }),
    'EUR',
  );
  return [...cells.map(({ column, text: price }) => `${column} ${price}`), `${skipped} skipped`];
};

test.each([
  ['=prev+10%', [10_000], ['1 110,00', '2 121,00', '0 skipped']],
  ['+5%', [0, 1005, 0], ['1 10,55', '1 skipped']],
  // More than the highest price is refused in its cell, and not used for the next one.
  ['=prev*999999999', [10_000], ['1 99999999900,00', '1 skipped']],
  ['-100', [0, 10_000, 10_001], ['2 0,01', '1 skipped']],
])('%s of %j', (text, amounts, expected) => expect(calculated(text, amounts)).toEqual(expected));
