import { expect, test } from '@jest/globals';
import { presetsAround } from './presets';

const days = (looks: 'back' | 'ahead', today: string) =>
  Object.fromEntries(
    presetsAround(today, looks).map(({ label, period: { from, to } }) => [label, `${from} ${to}`]),
  );

test('past presets end correctly at the end of a month and of a year', () => {
  expect(days('back', '2027-01-31')).toEqual({
    'Last 7 days': '2027-01-25 2027-01-31',
    'Last 30 days': '2027-01-02 2027-01-31',
    'Last 90 days': '2026-11-03 2027-01-31',
    'This month': '2027-01-01 2027-01-31',
    'Last month': '2026-12-01 2026-12-31',
    'This year': '2027-01-01 2027-12-31',
    'Last year': '2026-01-01 2026-12-31',
  });
});

test('future presets start today', () => {
  expect(days('ahead', '2026-12-31')).toEqual({
    'Next 30 days': '2026-12-31 2027-01-29',
    'Next 90 days': '2026-12-31 2027-03-30',
    'Next 180 days': '2026-12-31 2027-06-28',
    'Next 365 days': '2026-12-31 2027-12-30',
    'This month': '2026-12-01 2026-12-31',
    'Next month': '2027-01-01 2027-01-31',
  });
});
