import { expect, test } from '@jest/globals';
import { ratesExample } from './ratesExample';

const usd = { from: 'USD', to: 'EUR', rate: '0.92', valid_from: '2027-01-01' };
const day = '2027-01-15';

test('names the current rates that change', () => {
  expect(ratesExample([usd], [usd], day)).toBe('Rates of today stay as they are.');
  const planned = { ...usd, rate: '0.95', valid_from: '2027-02-01' };
  expect(ratesExample([usd], [usd, planned], day)).toBe('Rates of today stay as they are.');
  const chf = { ...usd, from: 'CHF', rate: '1.05' };
  expect(ratesExample([usd], [{ ...usd, rate: '0.93' }, chf], day)).toBe(
    'Today USD → EUR becomes 0,93, was 0,92; CHF → EUR becomes 1,05.',
  );
  expect(ratesExample([usd], [], day)).toBe('Today USD → EUR has no rate any more.');
});

test('a row that can’t be parsed has no example', () =>
  expect(ratesExample([usd], [{ ...usd, from: 'US' }], day)).toBeUndefined());

test('unknown fields of a newer server do not hide the example', () => {
  const newer = { ...usd, source: 'bank' };
  expect(ratesExample([newer], [{ ...newer, rate: '0.93' }], day)).toBe(
    'Today USD → EUR becomes 0,93, was 0,92.',
  );
});
