import { expect, test } from '@jest/globals';
import { lastDayOf, readMonth } from './month';

test('the month comes from the address, or is the current one', () => {
  expect(readMonth('2027-06', '2026-11-23')).toBe('2027-06');
  for (const text of ['2027-13', '2027-6', 'soon', '1999-01'])
    expect(readMonth(text, '2026-11-23')).toBe('2026-11');
});

test('a month ends on its last day', () => {
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
  expect(lastDayOf('2026-12')).toBe('2026-12-31');
});
