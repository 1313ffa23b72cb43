import { expect, test } from '@jest/globals';
import { flightParty, seatsFor } from './flightParty';

test('children have a seat from two years on, and fly as adults from twelve', () => {
  const party = flightParty(2, [0, 1, 2, 11, 12, 17]);
  expect(party).toEqual({ adults: 4, children: 2, infants: 2 });
  expect(seatsFor(party)).toBe(6);
});
