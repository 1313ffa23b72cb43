import { expect, test } from '@jest/globals';
import { blockFare } from './blockFare';

const block = {
  adult_net_minor: 10_000,
  child_net_minor: 8_000,
  infant_net_minor: 1_000,
  adult_sale_minor: null,
  child_sale_minor: 9_500,
  infant_sale_minor: null,
};

test('each passenger pays the fare of their age, with the mark-up if the block has no sale price', () => {
  expect(blockFare(block, { adults: 2, children: 1, infants: 1 }, 1_000)).toEqual({
    net_minor: 29_000,
    sale_minor: 2 * 11_000 + 9_500 + 1_100,
  });
  expect(blockFare(block, { adults: 1, children: 0, infants: 0 }, 0)).toEqual({
    net_minor: 10_000,
    sale_minor: 10_000,
  });
});
