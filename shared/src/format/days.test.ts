import { expect, test } from '@jest/globals';
import { daysBetween, plusDays } from './days';

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2027-05-01', 366, '2028-05-01'],
])('%s and %i days are %s, whatever the time zone', (day, count, expected) => {
  expect(plusDays(day, count)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(count);
});
