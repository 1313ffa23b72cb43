import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { scaled } from './integers';

test('shares of amounts are rounded half up, also beyond exact numbers', () => {
  expect([scaled(8835, 15_000, 10_000), scaled(3, 1, 2), scaled(1, 1, 3), scaled(0, 5, 7)]).toEqual([
    13_253, 2, 0, 0,
  ]);
  const whole = fc.integer({ min: 0, max: 2_000_000_000 });
  fc.assert(
    fc.property(whole, whole, fc.constantFrom(1, 7, 10_000, 1_000_000), (amount, factor, unit) => {
      const exact = (2n * BigInt(amount) * BigInt(factor) + BigInt(unit)) / (2n * BigInt(unit));
      expect(scaled(amount, factor, unit)).toBe(Number(exact));
    }),
  );
});
