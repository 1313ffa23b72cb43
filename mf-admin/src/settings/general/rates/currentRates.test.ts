import { expect, test } from '@jest/globals';
import { currentRates } from './currentRates';

const rate = (from: string, rate_millionths: number, valid_from: string) => ({
  from,
  to: 'EUR',
  rate_millionths,
  valid_from,
});

test('of each pair the latest rate applies, and later ones are planned', () => {
  const old = rate('USD', 900_000, '2026-01-01');
  const now = rate('USD', 920_000, '2027-01-01');
  const [soon, later] = [rate('USD', 930_000, '2027-02-01'), rate('USD', 940_000, '2027-03-01')];
  const first = rate('CHF', 1_050_000, '2027-02-01');
  expect(currentRates([later, soon, now, old, first], '2027-01-15')).toEqual([
    { from: 'CHF', to: 'EUR', current: undefined, planned: [first] },
    { from: 'USD', to: 'EUR', current: now, planned: [soon, later] },
  ]);
});
