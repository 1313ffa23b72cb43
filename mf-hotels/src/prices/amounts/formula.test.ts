import { expect, test } from '@jest/globals';
import { isFormula, readFormula } from './formula';

test.each([
  ['+5%', 10_000, 10_500],
  ['+5 %', 10_000, 10_500],
  ['-10%', 9500, 8550],
  ['+2,5%', 1000, 1025],
  ['+0.01%', 10_000, 10_001],
  ['+12', 10_000, 11_200],
  ['+12,50', 10_000, 11_250],
  ['-10', 10_000, 9000],
  ['−10', 10_000, 9000],
  ['*1.2', 10_000, 12_000],
  ['×1,15', 9999, 11_499],
  // Rounded half up in integers: binary fractions would give 10.
  ['*1.05', 10, 11],
  ['*1.005', 100, 101],
  ['-100%', 10_000, 0],
  ['-200', 10_000, -10_000],
])('%s of %d is %d', (text, from, to) => {
  expect(isFormula(text)).toBe(true);
  expect(readFormula(text, 2)).toMatchObject({ fromPrevious: false });
  expect(readFormula(text, 2)?.of(from)).toBe(to);
});

test.each([
  ['=prev', 10_000, 10_000],
  ['= PREV', 10_000, 10_000],
  ['=prev+12', 10_000, 11_200],
  ['=prev * 1.1', 10_000, 11_000],
  ['=prev-5%', 10_000, 9500],
])('%s starts from the previous period', (text, from, to) => {
  expect(readFormula(text, 2)).toMatchObject({ fromPrevious: true });
  expect(readFormula(text, 2)?.of(from)).toBe(to);
});

test.each([
  '+',
  '=',
  '=next',
  '+5%%',
  '*5%',
  '+1,234,5',
  '-101%',
  '+0.001',
  '=prev 5',
  '+5 EUR',
  '+1.250',
  '-12,500',
  '=prev+1.250',
])('%s can’t be calculated', (text) => {
  expect(isFormula(text)).toBe(true);
  expect(readFormula(text, 2)).toBeUndefined();
});

test.each(['12', '1 250,50', 'free', '€ 5', ''])('%s is not a formula', (text) =>
  expect(isFormula(text)).toBe(false),
);

test('amounts have the decimals of the currency', () => {
  expect(readFormula('+12', 0)?.of(500)).toBe(512);
  expect(readFormula('+12,5', 0)).toBeUndefined();
  expect(readFormula('+0,125', 3)?.of(500)).toBe(625);
  expect(readFormula('+1.250', 3)?.of(500)).toBe(1750);
});
