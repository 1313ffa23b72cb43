import { expect, test } from '@jest/globals';
import { monthBefore, periodBefore } from './period';

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-11-01', '2026-11-29', '2026-10-03', '2026-10-31'],
  ['2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['2026-11-17', '2026-11-23', '2026-11-10', '2026-11-16'],
])('%s to %s is compared with %s to %s', (from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
});

test.each([
  ['2026-11-23', '2026-10-23'],
  ['2026-03-31', '2026-02-28'],
  ['2028-03-30', '2028-02-29'],
  ['2026-01-15', '2025-12-15'],
])('a month before %s is %s', (day, before) => {
  expect(monthBefore(day)).toBe(before);
});
