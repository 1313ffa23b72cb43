import { expect, test } from '@jest/globals';
import { currencyDigits } from '@itinera/shared/format';
import fc from 'fast-check';
import { convert } from '.';

test.each([
  [10_000, 'JPY', 0.006135, 6135, 'EUR'],
  [100_000, 'KWD', 3, 30_000, 'EUR'],
  [10_000, 'EUR', 163, 16_300, 'JPY'],
  [10_000, 'EUR', 0.3333, 33_330, 'KWD'],
  [12_345, 'EUR', 1.081_549, 13_352, 'USD'],
  [0, 'EUR', 163, 0, 'JPY'],
])('%d minor units of %s at %d are %d of %s', (amount, from, rate, expected, to) => {
  const rate_millionths = Math.round(rate * 1_000_000);
  expect(convert(amount, { from, to, rate_millionths })).toBe(expected);
  expect(convert(-amount, { from, to, rate_millionths }) + expected).toBe(0);
});

/** With no, two and three decimals. */
const currencies = ['JPY', 'VND', 'EUR', 'USD', 'KWD', 'TND'];

test('of every pair of decimals the major units are multiplied, and half a minor unit is lost at most', () => {
  expect(new Set(currencies.map(currencyDigits))).toEqual(new Set([0, 2, 3]));
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.constantFrom(...currencies),
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 2_000_000_000 }),
      (from, to, amount, rate_millionths) => {
        // Both sides as whole parts of the finest unit that either has.
        const [ofFrom, ofTo] = [from, to].map((currency) => 10n ** BigInt(3 - currencyDigits(currency)));
        const converted = BigInt(convert(amount, { from, to, rate_millionths }));
        const exact = BigInt(amount) * (ofFrom ?? 0n) * BigInt(rate_millionths);
        const lost = converted * (ofTo ?? 0n) * 1_000_000n - exact;
        const half = ((ofTo ?? 0n) * 1_000_000n) / 2n;
        expect(lost <= half && lost >= -half).toBe(true);
      },
    ),
  );
});
