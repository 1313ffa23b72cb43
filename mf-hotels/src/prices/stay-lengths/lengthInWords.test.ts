import { expect, test } from '@jest/globals';
import { lengthInWords } from './lengthInWords';

test.each([
  [
    { applies_to: 'arrival', weekdays: [5, 6], min_nights: 3, max_nights: null } as const,
    'Arrivals on Fri, Sat: at least 3 nights',
  ],
  [
    { applies_to: 'through', weekdays: [], min_nights: null, max_nights: 14 } as const,
    'Stays over these days: at most 14 nights',
  ],
  [
    { applies_to: 'arrival', weekdays: [], min_nights: 7, max_nights: 7 } as const,
    'Arrivals: exactly 7 nights',
  ],
  [{ applies_to: 'arrival', weekdays: [], min_nights: 1, max_nights: 4 } as const, 'Arrivals: 1 to 4 nights'],
])('%j is %s', (rule, words) => {
  expect(lengthInWords({ ...rule, weekdays: [...rule.weekdays] })).toBe(words);
});
