import { expect, test } from '@jest/globals';
import { isNearly } from './isNearly';

test.each<[string, string, boolean]>([
  ['country', 'country', true],
  ['coun', 'country', true],
  ['contry', 'country', true],
  ['countrry', 'country', true],
  ['counrty', 'country', true],
  ['cauntry', 'country', true],
  ['countrz', 'country', true],
  ['baltik', 'baltic', true],
  ['отелт', 'отель', true],
  ['conrty', 'country', false],
  ['cantry', 'country', false],
  ['abc', 'abd', false],
  ['add', 'and', false],
  ['hotels', 'reports', false],
])('whether %s matches %s: %s', (typed, word, expected) => expect(isNearly(typed, word)).toBe(expected));
