import { expect, test } from '@jest/globals';
import { pastedRows } from './pastedRows';

const rows = (block: string[][]) =>
  pastedRows(block, '2026-11-27')?.map(({ from, to, name }) => `${from}|${to}|${name}`);

test.each([
  ['days and a name', [['01.05.2027', '31.05.2027', 'Low']], ['01.05.2027|31.05.2027|Low']],
  ['the name first', [['Low', '01.05.2027', '31.05.2027', '31', 'x']], ['01.05.2027|31.05.2027|Low']],
  [
    'a heading',
    [
      ['Season', 'From', 'To'],
      ['Low', '1.5.27', '31.5.27'],
    ],
    ['1.5.27|31.5.27|Low'],
  ],
  ['days in one cell', [['01.05.2027 – 31.05.2027', 'Low']], ['01.05.2027|31.05.2027|Low']],
  ['a line of a mail', [['Low season: 01.05.-31.05.2027']], ['01.05.2027|31.05.2027|Low season']],
  ['a turn of the year', [['Peak', '20.12.', '06.01.2028']], ['20.12.2027|06.01.2028|Peak']],
  ['days of spreadsheets', [['2027-05-01', '2027-05-31']], ['2027-05-01|2027-05-31|']],
  [
    'empty lines between',
    [
      ['1.5.27', '2.5.27'],
      ['', ''],
      ['3.5.27', '4.5.27'],
    ],
    ['1.5.27|2.5.27|', '3.5.27|4.5.27|'],
  ],
  // Not readable, so it is shown in its place.
  [
    'one day only',
    [
      ['1.5.27', 'x', 'y'],
      ['1.6.27', '2.6.27', ''],
    ],
    ['1.5.27|x|y', '1.6.27|2.6.27|'],
  ],
])('a block with %s', (_, block, expected) => expect(rows(block)).toEqual(expected));

test('a block without two days in a line is none of periods', () => {
  expect(rows([['Low'], ['High']])).toBeUndefined();
  expect(rows([['Lorem ipsum dolor'], ['<html>', 'x']])).toBeUndefined();
});
