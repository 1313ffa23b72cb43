import { expect, test } from '@jest/globals';
import { meaningOfDay, readTypedDay, type DayContext } from '@itinera/shared/format';

/** A Thursday. */
const today = '2026-11-26';

test.each<[text: string, day: string | undefined, context?: Omit<DayContext, 'today'>]>([
  ['15.12.2026', '2026-12-15'],
  ['15.12', '2026-12-15'],
  ['15.12.', '2026-12-15'],
  ['15/12', '2026-12-15'],
  ['15.3', '2027-03-15'],
  ['27.10', '2026-10-27'],
  ['26.10', '2027-10-26'],
  ['29.2', '2028-02-29'],
  ['15.12', '2025-12-15', { max: today }],
  ['15.12', '2027-12-15', { min: '2026-12-20' }],
  ['15.12', '2026-12-15', { min: '1900-01-01' }],
  ['3.1', '2025-01-03', { since: '2024-12-28' }],
  ['15.12.26', '2026-12-15'],
  ['151226', '2026-12-15'],
  ['15 12 26', '2026-12-15'],
  ['14.06.36', '2036-06-14'],
  ['14.02.84', '1984-02-14'],
  ['14.02.40', '1940-02-14', { max: today }],
  ['+7', '2026-12-03'],
  ['-1', '2026-11-25'],
  ['+7', '2026-12-20', { since: '2026-12-13' }],
  ['sat', '2026-11-28'],
  ['Saturday', '2026-11-28'],
  ['сб', '2026-11-28'],
  ['thu', '2026-12-03'],
  ['sat', '2026-12-19', { since: '2026-12-13' }],
  ['31.2', undefined],
  ['15.13', undefined],
  ['311326', undefined],
  ['s', undefined],
  ['7', undefined],
  ['1512', undefined],
  ['26-12-15', undefined],
])('on 26.11.2026, %s is %s', (text, day, context = {}) => {
  expect(readTypedDay(text, { ...context, today })).toBe(day);
});

test('a short day has words that say how it is read, a whole one needs none', () => {
  expect(meaningOfDay('15.12', { today })).toBe('15 December 2026');
  expect(meaningOfDay('15.12.2026', { today })).toBeUndefined();
  expect(meaningOfDay('15.13', { today })).toBeUndefined();
});
