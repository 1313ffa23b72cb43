import { describe, expect, test } from '@jest/globals';
import { passportWarning, plusMonths } from './passportWarning';

test.each([
  ['2027-03-01', 6, '2027-09-01'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-05-05', 0, '2027-05-05'],
])('%s plus %i months is %s', (day, months, later) => expect(plusMonths(day, months)).toBe(later));

describe('passport warning', () => {
  const warn = (passport_expires_at: string | null, checkOuts: string[] = []) =>
    passportWarning({ passport_expires_at }, { today: '2027-03-01', months: 6, checkOuts });

  test.each([
    [null, undefined],
    ['2027-02-28', 'This passport has expired.'],
    ['2027-03-01', 'This passport expires within 6 months.'],
    ['2027-08-31', 'This passport expires within 6 months.'],
    ['2027-09-01', undefined],
  ])('as of today: %s', (day, warning) => expect(warn(day)).toBe(warning));

  test.each([
    ['2027-12-31', 'This passport expires within 6 months of the check-out on 02.07.2027.'],
    ['2028-01-02', undefined],
    ['2027-07-01', 'This passport expires before the check-out on 02.07.2027.'],
  ])('by the last future stay: %s', (day, warning) => {
    expect(warn(day, ['2027-05-01', '2027-07-02', '2026-12-24'])).toBe(warning);
  });

  test('by earlier stays, too, except past ones', () => {
    expect(warn('2027-09-01', ['2026-12-24', '2027-03-02'])).toContain('02.03.2027');
    expect(warn('2027-09-01', ['2027-02-28'])).toBeUndefined();
  });
});
