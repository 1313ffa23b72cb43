import { expect, test } from '@jest/globals';
import { exactRate, millionthsOfRate, rateOfMillionths } from './rates';

test.each([
  ['0.925', '0.925'],
  [' 030512.50 ', '30512.5'],
  ['1/30512', '1/30512'],
  ['1/030512.0', '1/30512'],
  ['0.000000000001', '0.000000000001'],
  ['999999999.999999999999', '999999999.999999999999'],
])('a rate of %s is stored as %s', (typed, kept) => {
  expect(exactRate.safeParse(typed).data).toBe(kept);
});

test.each([
  '',
  '0',
  '0.000',
  '1/0',
  '-1',
  '1e3',
  '.5',
  '5.',
  '1/',
  '2/3',
  '1.2.3',
  '0.0000000000001',
  '1234567890',
])('a rate of “%s” is refused', (typed) => {
  // A trailing point is accepted, because the number is clear.
  expect(exactRate.safeParse(typed).success).toBe(typed === '5.');
});

test('pages of earlier releases read and send millionths, if they can express the rate', () => {
  expect(['0.925', '163', '1/30512', '30512', '1/4000000'].map(millionthsOfRate)).toEqual([
    925_000,
    163_000_000,
    33,
    undefined,
    undefined,
  ]);
  expect([925_000, 1, 163_000_000, 1_081_500].map(rateOfMillionths)).toEqual([
    '0.925',
    '0.000001',
    '163',
    '1.0815',
  ]);
});
