import { expect, test } from '@jest/globals';
import { aBooking, aPrice } from '../../testing';
import { discountWithout } from './discountWithout';

const booking = (total_minor: number, discount_minor: number) =>
  aBooking({ total_minor, price: aPrice({ discount_minor }) });

test.each([
  ['nothing has to change', 80_000, 20_000, 80_000, undefined],
  ['it becomes what is left', 80_000, 20_000, 80_001, 19_999],
  ['nothing is left', 80_000, 20_000, 100_000, 0],
  ['the part costs nothing', 0, 20_000, 0, undefined],
])('%s', (_, total, discount, sale, expected) => {
  expect(discountWithout(booking(total, discount), sale)).toBe(expected);
});

test('a partner, who sees no amounts, needs no confirmation', () => {
  const { price: _price, total_minor: _total, ...seen } = booking(1, 1);
  expect(discountWithout(seen, undefined)).toBeUndefined();
});
