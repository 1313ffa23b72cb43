import { expect, test } from '@jest/globals';
import { aBooking } from '../testing';
import { sumsOf } from './sumsOf';

const euros = aBooking();
const francs = aBooking({ currency: 'CHF', total_minor: 1000, profit_minor: -500 });

test('amounts are added per currency', () => {
  expect(sumsOf([euros, francs, euros], 3)).toMatchObject({
    total: [
      { currency: 'EUR', minor: 250000 },
      { currency: 'CHF', minor: 1000 },
    ],
    profit: [
      { currency: 'EUR', minor: 50000 },
      { currency: 'CHF', minor: -500 },
    ],
  });
});

test.each([
  ['rows of other pages are not known', [euros], 2],
  ['there are no rows', [], 0],
  ['the list is loading', [], undefined],
])('there are no sums where %s', (_why, rows, total) => expect(sumsOf(rows, total)).toBeUndefined());
