import { expect, test } from '@jest/globals';
import { mostRows, toSheet as sheetOf } from './sheet';

const toSheet = (lines: string[][]) => sheetOf(lines.map((cells) => ({ cells, numbers: new Set<number>() })));

test('has headings and rows, with the numbers that a spreadsheet shows', () => {
  expect(toSheet([[''], [' Name ', 'Code'], ['', ''], ['Riga ', 'RIX'], ['Oslo', '']])).toMatchObject({
    headers: ['Name', 'Code'],
    rows: [
      { number: 4, cells: ['Riga', 'RIX'] },
      { number: 5, cells: ['Oslo', ''] },
    ],
  });
});

test('columns without heading and values are ignored', () => {
  expect(
    toSheet([
      ['Name', '', 'Code', ''],
      ['Riga', ' ', 'RIX', ''],
    ]).headers,
  ).toEqual(['Name', 'Code']);
});

test('a row with more or fewer cells than the headings is reported as truncated or shifted', () => {
  const { rows } = toSheet([['Name', 'Code'], ['Riga', 'RIX'], ['Oslo'], ['Bergen', '1', '250']]);
  expect(rows.map(({ problem }) => problem?.slice(0, 44))).toEqual([
    undefined,
    'It has 1 cell, and the headings have 2: a de',
    'It has 3 cells, and the headings have 2: a d',
  ]);
});

const many = (count: number) => [['Name'], ...Array.from({ length: count }, (_, index) => [`City ${index}`])];

test.each([
  ['nothing at all', [], 'The file is empty.'],
  ['nothing but spaces', [[' ', ''], ['']], 'The file is empty.'],
  ['headings only', [['Name', 'Code']], 'The file has headings but no rows.'],
  [
    'numbers where headings should be',
    [
      ['1', '2,5'],
      ['3', '4'],
    ],
    'The first row has no headings',
  ],
  [
    'a value without a heading',
    [
      ['Name', ''],
      ['Riga', 'RIX'],
    ],
    'Column B has no heading.',
  ],
  [
    'the same heading twice',
    [
      ['Name', 'Code', 'name'],
      ['Riga', 'RIX', ''],
    ],
    'Two columns have the heading ‘name’.',
  ],
  ['too many rows', many(mostRows + 1), 'The file has 5,001 rows; up to 5,000 can be imported at once.'],
])('%s is refused with what to do', (_, lines, message) => {
  expect(() => toSheet(lines)).toThrow(message);
});

test('the maximum number of rows is accepted', () => {
  expect(toSheet(many(mostRows)).rows).toHaveLength(mostRows);
});
