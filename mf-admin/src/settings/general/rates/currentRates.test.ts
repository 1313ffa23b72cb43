import { expect, test } from '@jest/globals';
import { currentRates } from './currentRates';

const rate = (from: string, entered: string, valid_from: string) => ({
  from,
  to: 'EUR',
  rate: entered,
  valid_from,
});

test('the latest rate of each pair applies, and later ones are planned', () => {
  const old = rate('USD', '0.9', '2026-01-01');
  const now = rate('USD', '0.92', '2027-01-01');
  const [soon, later] = [rate('USD', '0.93', '2027-02-01'), rate('USD', '0.94', '2027-03-01')];
  const first = rate('CHF', '1.05', '2027-02-01');
  expect(currentRates([later, soon, now, old, first], '2027-01-15')).toEqual([
    { from: 'CHF', to: 'EUR', current: undefined, planned: [first] },
    { from: 'USD', to: 'EUR', current: now, planned: [soon, later] },
  ]);
});
