import { expect, test } from '@jest/globals';
import type { PricePeriod } from '@itinera/shared/contracts';
import { judgeRows } from './judgeRows';

const today = '2026-11-27';
const period = (start_period: string, end_period: string, name: string | null = null) =>
  ({ id: start_period, start_period, end_period, name }) as PricePeriod;
const judged = (rows: readonly string[], there: readonly PricePeriod[] = []) =>
  judgeRows(
    rows.map((row) => {
      const [from = '', to = '', name = ''] = row.split('|');
      return { from, to, name };
    }),
    there,
    today,
  ).map((verdict) => {
    if (verdict.kind === 'empty') return '';
    if (verdict.kind === 'problem') return `${verdict.field}: ${verdict.text}`;
    const { start_period, end_period, name } = verdict.period;
    return [start_period, end_period, name, ...verdict.hints].filter(Boolean).join(' | ');
  });

test('days are read as people type them, each after the one before', () => {
  expect(
    judged(['15.12|15.1.27|Christmas', '+1|+30', '|sat', '', '01.05.27|2027-06-30| Low ', '|31.10']),
  ).toEqual([
    '2026-12-15 | 2027-01-15 | Christmas',
    '2027-01-16 | 2027-02-15',
    // The night after the row above, until the next Saturday.
    '2027-02-16 | 2027-02-20',
    '',
    '2027-05-01 | 2027-06-30 | Low | Gap before it: 21.02.2027–30.04.2027, 69 nights',
    '2027-07-01 | 2027-10-31',
  ]);
});

test('without a first night, the first row follows the last period', () => {
  expect(judged(['|+6'], [period('2027-01-01', '2027-01-31')])).toEqual(['2027-02-01 | 2027-02-07']);
  expect(judged(['|+6'])).toEqual(['from: Enter the first night.']);
});

test.each([
  ['soon|31.05.2027', 'from: This is no day. Enter one such as 15.12, 15.12.26 or +7.'],
  ['01.05.2027|31.02.2027', 'to: This is no day. Enter one such as 15.12, 15.12.26 or +7.'],
  ['01.05.2027|', 'to: Enter the last night.'],
  ['31.05.2027|01.05.2027', 'to: The last night is before the first one.'],
  ['01.05.2027|31.05.2028', 'to: A period has at most 366 nights. Choose an earlier last night.'],
  [`01.05.2027|31.05.2027|${'x'.repeat(81)}`, 'name: Shorten the name to 80 characters.'],
  ['||Low', 'from: Enter the first night.'],
])('the row %s is refused: %s', (row, problem) => expect(judged([row])).toEqual([problem]));

test('overlaps are named: with a period that is there, and with a row above', () => {
  expect(
    judged(
      ['20.05.2027|10.06.2027', '01.07.2027|31.07.2027', '31.07.2027|31.08.2027', '01.08.2027|31.08.2027'],
      [period('2027-05-01', '2027-05-31', 'Low')],
    ),
  ).toEqual([
    'from: Overlaps Low, 01.05.2027–31.05.2027.',
    '2027-07-01 | 2027-07-31 | Gap before it: 01.06.2027–30.06.2027, 30 nights',
    'from: Overlaps row 2.',
    '2027-08-01 | 2027-08-31',
  ]);
});

test('gaps to the neighbours are hints, also after it; so is a day that can be read in two ways', () => {
  const there = [period('2027-03-01', '2027-03-31'), period('2027-06-01', '2027-06-30')];
  expect(judged(['01.05.2027|30.05.2027'], there)).toEqual([
    '2027-05-01 | 2027-05-30 | Gap before it: 01.04.2027–30.04.2027, 30 nights | Gap after it: 31.05.2027–31.05.2027, 1 night',
  ]);
  expect(judged(['3/4/2027|30.04.2027'])).toEqual([
    '2027-04-03 | 2027-04-30 | Read as 3 April 2027, with the day first',
  ]);
});
