import { expect, test } from '@jest/globals';
import { everyStep, isStepRunning, stepInWords } from './steps';

const point = (day: string, value = 5) => ({ day, currency: 'EUR', value });
const days = (points: { day: string; value: number | null }[]) =>
  points.map(({ day, value }) => [day, value]);

test('weeks without values are 0', () => {
  const period = { from: '2026-11-04', to: '2026-11-25' };
  expect(days(everyStep([point('2026-11-09'), point('2026-11-23', 7)], period, 'week'))).toEqual([
    ['2026-11-02', 0],
    ['2026-11-09', 5],
    ['2026-11-16', 0],
    ['2026-11-23', 7],
  ]);
});

test('months continue across the end of a year', () => {
  const period = { from: '2026-11-30', to: '2027-02-01' };
  expect(days(everyStep([point('2026-12-01')], period, 'month')).map(([day]) => day)).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
});

test('amounts due are shown from the first due day to the last, including the day of the report', () => {
  const asOf = { from: '2026-11-23', to: '2026-11-23' };
  expect(days(everyStep([point('2026-11-16'), point('2026-11-30')], asOf, 'week'))).toEqual([
    ['2026-11-16', 5],
    ['2026-11-23', 0],
    ['2026-11-30', 5],
  ]);
  expect(everyStep([], asOf, 'week')).toEqual([]);
});

test('a month is written without a day', () => {
  expect(stepInWords('2026-11-01', 'month')).toBe('11.2026');
  expect(stepInWords('2026-11-02', 'week')).toBe('02.11.2026');
});

test('the step of today is running, until its last day has passed', () => {
  expect(isStepRunning('2026-11-23', 'week', '2026-11-29')).toBe(true);
  expect(isStepRunning('2026-11-23', 'week', '2026-11-30')).toBe(false);
  expect(isStepRunning('2026-11-01', 'month', '2026-11-30')).toBe(true);
  expect(isStepRunning('2026-11-30', 'day', '2026-11-30')).toBe(true);
  expect(isStepRunning('2026-11-30', 'week', '2026-11-29')).toBe(false);
});
