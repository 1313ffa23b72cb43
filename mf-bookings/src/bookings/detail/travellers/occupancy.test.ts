import { expect, test } from '@jest/globals';
import { aBooking, aTraveller } from '../../testing';
import { missingGuests } from './occupancy';

test.each([
  [[], '2 adults, 1 child'],
  [['adult'] as const, '1 adult, 1 child'],
  [['adult', 'adult', 'child'] as const, ''],
  [['adult', 'adult', 'adult', 'child'] as const, ''],
])('two adults and a child, of whom %j are named, lack %s', (types, words) => {
  const travellers = types.map((pax_type) => aTraveller({ pax_type }));
  expect(missingGuests(aBooking({ adults: 2, children: 1, travellers }))).toBe(words);
});
