import { expect, test } from '@jest/globals';
import { blockerInWords, daysInWords } from './stays';

test('consecutive days are one range', () => {
  expect(daysInWords(['2027-05-31', '2027-06-01', '2027-06-02', '2027-06-05'])).toBe(
    '31.05.2027–02.06.2027, 05.06.2027',
  );
});

test.each([
  ['too_short', { min_nights: 5, max_nights: null }, 'at least 5 nights', 'longer'],
  ['too_long', { min_nights: null, max_nights: 1 }, 'at most 1 night', 'shorter'],
] as const)('%s is about the stay over these days', (code, limits, known, unknown) => {
  const blocker = { code, days: ['2027-12-31', '2028-01-01'], rule_id: null };
  expect(blockerInWords(blocker, '2 adults', limits)).toBe(`Stays on 31.12.2027–01.01.2028 are ${known}`);
  expect(blockerInWords(blocker, '2 adults')).toBe(`Stays on 31.12.2027–01.01.2028 are ${unknown}`);
});

test.each([
  ['min_stay', 'stay at least 5 nights', 'stay longer'],
  ['max_stay', 'stay at most 14 nights', 'stay for fewer nights'],
  ['release', 'are booked at least 3 days ahead', 'are booked further ahead'],
] as const)('%s names its limit only if it is known', (code, known, unknown) => {
  const blocker = { code, days: ['2027-06-01'], rule_id: null };
  const limits = { min_nights: 5, max_nights: 14, release_days: 3 };
  expect(blockerInWords(blocker, '2 adults', limits)).toBe(`Arrivals on 01.06.2027 ${known}`);
  expect(blockerInWords(blocker, '2 adults')).toBe(`Arrivals on 01.06.2027 ${unknown}`);
});
