import { expect, test } from '@jest/globals';
import { agesInWords } from './agesInWords';

const band = (from_age: unknown, to_age: unknown) => ({ from_age, to_age });

test.each([
  [[], 'Everyone counts as an adult'],
  [[band(2, 11)], 'Infant below 2 · child 2–11 · adult from 12'],
  [[band(2, 6), band(7, 11), band(12, 12)], 'Infant below 2 · child 2–6, 7–11, 12 · adult from 13'],
  [[band(0, 17)], 'Child 0–17 · adult from 18'],
  [[band(2, 6), band(8, 11)], undefined],
  [[band(2, 6), band(6, 11)], undefined],
  [[band(9, 6)], undefined],
  [[band(2, null)], undefined],
  [[band(2, { typed: 'x', problem: 'Enter a number.' })], undefined],
])('bands %j are shown as %s', (bands, words) => expect(agesInWords(bands)).toBe(words));
