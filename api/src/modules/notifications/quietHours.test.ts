import { expect, test } from '@jest/globals';
import { minutesOfQuiet } from './quietHours';

const night = { from: '22:00', to: '07:00' };

test.each([
  ['21:59', 0],
  ['22:00', 540],
  ['23:30', 450],
  ['00:00', 420],
  ['06:59', 1],
  ['07:00', 0],
  ['12:00', 0],
])('from 22:00 to 07:00, at %s a mail waits %i minutes', (time, minutes) => {
  expect(minutesOfQuiet(night, time)).toBe(minutes);
});

test('works for hours within a day, without quiet hours, and for an empty range', () => {
  expect(minutesOfQuiet({ from: '12:00', to: '13:00' }, '12:15')).toBe(45);
  expect(minutesOfQuiet(null, '12:15')).toBe(0);
  expect(minutesOfQuiet({ from: '12:00', to: '12:00' }, '12:00')).toBe(0);
});
