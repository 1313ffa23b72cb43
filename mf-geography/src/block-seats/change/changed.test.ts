import { expect, test } from '@jest/globals';
import { changedValue, isFreeWith } from './changed';

const block = {
  seats_total: 20,
  adult_net_minor: 10_000,
  child_net_minor: 8_000,
  infant_net_minor: 0,
  adult_sale_minor: null,
  child_sale_minor: null,
  infant_sale_minor: null,
  baggage_kg: 20,
};

test('a field is set, raised and lowered; an empty field can only be set', () => {
  expect(changedValue(block, 'seats_total', '=', 30)).toBe(30);
  expect(changedValue(block, 'seats_total', '+', 5)).toBe(25);
  expect(changedValue(block, 'adult_net_minor', '-', 500)).toBe(9_500);
  expect(changedValue(block, 'adult_sale_minor', '+', 500)).toBeUndefined();
  expect(changedValue(block, 'adult_sale_minor', '=', 500)).toBe(500);
});

test('a change that makes a fare 0 is known as one, and infants fly for nothing anyway', () => {
  expect(isFreeWith(block, 'adult_sale_minor', 0)).toBe(true);
  expect(isFreeWith(block, 'adult_net_minor', 0)).toBe(true);
  expect(isFreeWith({ ...block, adult_sale_minor: 100 }, 'adult_net_minor', 0)).toBe(false);
  expect(isFreeWith(block, 'infant_sale_minor', 0)).toBe(false);
  expect(isFreeWith({ ...block, infant_net_minor: 100 }, 'infant_sale_minor', 0)).toBe(true);
});
