import { expect, test } from '@jest/globals';
import type { PricePeriod } from '@itinera/shared/contracts';
import { daysOfPeriod } from './counterparts';

const days = (start_period: string, end_period: string) => ({ start_period, end_period }) as PricePeriod;

test.each([
  [days('2027-05-01', '2027-05-31'), 0, days('2027-05-01', '2027-05-31'), true],
  [days('2027-05-01', '2027-05-31'), 0, days('2027-05-01', '2027-05-30'), false],
  [days('2027-05-01', '2027-05-31'), 1, days('2028-05-01', '2028-05-31'), true],
  [days('2027-05-01', '2027-05-31'), 1, days('2027-05-01', '2027-05-31'), false],
  [days('2027-12-20', '2028-01-10'), -1, days('2026-12-20', '2027-01-10'), true],
  [days('2027-02-01', '2027-02-28'), 1, days('2028-02-01', '2028-02-29'), true],
  [days('2028-02-01', '2028-02-29'), -1, days('2027-02-01', '2027-02-28'), true],
])('whether %j moved by %i years is the counterpart of %j: %s', (from, years, to, isCounterpart) => {
  expect(daysOfPeriod(from, years) === daysOfPeriod(to)).toBe(isCounterpart);
});
