import { expect, test } from '@jest/globals';
import { shownMonths } from './shownMonths';

test('without a year, the calendar begins with this month', () => {
  const { months, ...shown } = shownMonths(undefined, '2026-11-27');
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2027-10', 12]);
  expect(shown).toEqual({
    from: '2026-11-01',
    to: '2027-10-31',
    title: 'November 2026 – October 2027',
    before: 2026,
    after: 2027,
  });
});

test('a year is shown from January to December', () =>
  expect(shownMonths(2028, '2026-11-27')).toMatchObject({
    from: '2028-01-01',
    to: '2028-12-31',
    title: '2028',
    before: 2027,
    after: 2029,
  }));
