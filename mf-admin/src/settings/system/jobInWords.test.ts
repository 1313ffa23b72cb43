import { expect, test } from '@jest/globals';
import { everyInWords, jobInWords } from './jobInWords';

test.each([
  [2, 'Every 2 seconds'],
  [30, 'Every 30 seconds'],
  [90, 'Every 90 seconds'],
  [600, 'Every 10 minutes'],
  [3_600, 'Every hour'],
  [86_400, 'Every day'],
])('an interval of %d seconds is "%s"', (seconds, words) => {
  expect(everyInWords(seconds)).toBe(words);
});

test('an unknown job is shown under its technical name', () => {
  expect([jobInWords('mail'), jobInWords('of-tomorrow')]).toEqual(['Deliver mails', 'of-tomorrow']);
});
