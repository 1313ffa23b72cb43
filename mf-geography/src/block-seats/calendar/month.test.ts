import { expect, test } from '@jest/globals';
import { lastDayOf, monthInWords, plusMonths, readMonth } from './month';

test('the month comes from the address, or is the current one', () => {
  expect(readMonth('2027-06', '2026-11-23')).toBe('2027-06');
  for (const text of ['2027-13', '2027-6', 'soon', '1999-01'])
    expect(readMonth(text, '2026-11-23')).toBe('2026-11');
});

test('months continue across the end of a year, and end on their last day', () => {
  expect(plusMonths('2026-12', 1)).toBe('2027-01');
  expect(plusMonths('2027-01', -1)).toBe('2026-12');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
  expect(lastDayOf('2026-12')).toBe('2026-12-31');
  expect(monthInWords('2027-06')).toBe('June 2027');
});
