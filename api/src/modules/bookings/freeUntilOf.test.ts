import { expect, test } from '@jest/globals';
import { freeUntilOf } from './freeUntilOf';

const end = '2028-06-03T09:00:00.000Z';
const stages = [
  { from: null, cost_minor: 0 },
  { from: end, cost_minor: 10_000 },
];

test.each([
  ['draft', null],
  ['on_request', end],
  ['confirmed', end],
  ['completed', null],
  ['cancelled', null],
])('what is %s has the end %s', (status, expected) => {
  const hotels = [{ customer_cancellation: stages }];
  expect(freeUntilOf({ status }, { hotels, flights: [], transfers: [] })).toBe(expected);
});
