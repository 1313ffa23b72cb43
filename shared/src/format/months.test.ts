import { expect, test } from '@jest/globals';
import { monthInWords, plusMonths } from './months';

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2027-06', 0, '2027-06'],
  ['2027-06', 30, '2029-12'],
])('%s and %i months are %s', (month, count, later) => expect(plusMonths(month, count)).toBe(later));

test('a month has its English name', () => {
  expect(monthInWords('2027-06')).toBe('June 2027');
  expect(monthInWords('2026-12')).toBe('December 2026');
});
