import { expect, test } from '@jest/globals';
import { dayAfterKey } from './dayAfterKey';

test.each([
  ['ArrowRight', '2027-12-31', '2028-01-01'],
  ['ArrowLeft', '2027-03-01', '2027-02-28'],
  ['ArrowDown', '2027-06-10', '2027-06-17'],
  ['ArrowUp', '2027-06-03', '2027-05-27'],
  // A Thursday.
  ['Home', '2027-06-10', '2027-06-07'],
  ['End', '2027-06-10', '2027-06-13'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2027-01-15', '2026-12-15'],
  ['a', '2027-06-10', undefined],
])('%s moves from %s to %s', (key, day, expected) => {
  expect(dayAfterKey(day, key)).toBe(expected);
});
