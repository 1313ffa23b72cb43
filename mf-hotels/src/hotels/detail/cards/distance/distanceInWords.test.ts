import { expect, test } from '@jest/globals';
import { distanceInWords } from './distanceInWords';

test.each([
  [null, 'Not applicable'],
  [0, '0 m'],
  [0.07, '70 m'],
  [0.29, '290 m'],
  [0.99, '990 m'],
  [1, '1 km'],
  [12.5, '12,5 km'],
])('%s km is shown as %s', (km, words) => expect(distanceInWords(km)).toBe(words));
