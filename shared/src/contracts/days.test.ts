import { expect, test } from '@jest/globals';
import { addDays, nightsBetween, weekdayOf } from './days';

test('days are counted across leap days and years, however often', () => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(nightsBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(weekdayOf('2026-11-23')).toBe(1);
  }
});

test('days beyond the cache are still counted', () => {
  let day = '1990-01-01';
  for (let count = 0; count < 30_000; count += 1) day = addDays(day, 1);
  expect(day).toBe('2072-02-20');
  expect(nightsBetween('1990-01-01', day)).toBe(30_000);
});

test('an invalid day remains invalid', () => {
  expect(nightsBetween('2026-13-01', '2026-12-01')).toBeNaN();
});

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2027-05-01', 366, '2028-05-01'],
])('%s and %i days are %s, whatever the time zone', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
  expect(nightsBetween(day, expected)).toBe(count);
});
