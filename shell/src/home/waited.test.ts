import { expect, test } from '@jest/globals';
import { waited } from './waited';

const now = Date.parse('2027-03-10T12:00:00Z');

test.each([
  ['2027-03-10T11:30:00Z', 'less than an hour'],
  ['2027-03-10T11:00:00Z', '1 hour'],
  ['2027-03-09T10:00:00Z', '26 hours'],
  ['2027-03-05T12:00:00Z', '5 days'],
  ['2027-03-10T13:00:00Z', 'less than an hour'],
])('who waits since %s waits %s', (since, words) => {
  expect(waited(since, now)).toBe(words);
});
