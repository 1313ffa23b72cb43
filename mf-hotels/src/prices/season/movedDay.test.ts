import { expect, test } from '@jest/globals';
import { addDays } from '@itinera/shared/contracts';
import { movedFirst, movedLast, type Move } from './movedDay';

const dates: Move = { start: '2027-01-01', years: 1, days: 'dates' };

test('days stay at their dates; periods around the end of February still follow each other', () => {
  expect(movedFirst('2027-06-01', dates)).toBe('2028-06-01');
  // From 28 days to 29.
  expect([movedLast('2027-02-28', dates), movedFirst('2027-03-01', dates)]).toEqual([
    '2028-02-29',
    '2028-03-01',
  ]);
  // And back.
  expect([movedLast('2028-02-29', dates), movedFirst('2028-02-29', dates)]).toEqual([
    '2029-02-28',
    '2029-03-01',
  ]);
});

test('by weekdays, all days move by as many whole weeks as are nearest to the years', () => {
  const weekdays: Move = { start: '2026-12-25', years: 1, days: 'weekdays' };
  expect(movedFirst('2026-12-25', weekdays)).toBe('2027-12-24');
  expect(movedLast('2027-02-28', weekdays)).toBe('2028-02-27');
  expect(movedFirst('2026-12-25', { ...weekdays, years: 5 })).toBe('2031-12-26');
});

test('periods that follow each other do so in the copy', () => {
  const gaps: string[] = [];
  for (const days of ['dates', 'weekdays'] as const)
    for (let last = '2024-01-01'; last < '2032-01-01'; last = addDays(last, 1))
      for (let years = 1; years <= 5; years++) {
        const next = addDays(last, 1);
        // No later year has a night that 29 February was the only one of.
        if (days === 'dates' && next.endsWith('-02-29')) continue;
        const move: Move = { start: '2024-01-01', years, days };
        if (movedFirst(next, move) !== addDays(movedLast(last, move), 1))
          gaps.push(`${last} ${years} ${days}`);
      }
  expect(gaps).toEqual([]);
});
