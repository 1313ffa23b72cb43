import { expect, test } from '@jest/globals';
import type { ReportFrequency } from '@itinera/shared/contracts';
import { dueOn, periodOf } from './dueOn';

test.each<[ReportFrequency, string, string, string, string]>([
  ['daily', '2026-11-23', '2026-11-23', '2026-11-22', '2026-11-22'],
  ['weekly', '2026-11-23', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-29', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['monthly', '2027-01-31', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['monthly', '2027-03-01', '2027-03-01', '2027-02-01', '2027-02-28'],
])('a %s report on %s is that of %s, about %s to %s', (frequency, today, due, from, to) => {
  expect(dueOn(frequency, today)).toBe(due);
  expect(periodOf(frequency, due)).toEqual({ from, to });
});
