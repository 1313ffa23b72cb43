import { expect, test } from '@jest/globals';
import { mostRows, toSheet as sheetOf } from './sheet';
import { tableOf } from './testing';

const toSheet = (lines: string[][]) => sheetOf(tableOf(lines));

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

test('a row with a damaged letter is reported with its cell, and the others are kept', () => {
  const { rows } = toSheet([
    ['Name', 'Code'],
    ['Riga', 'RIX'],
    ['J\ufffdrmala', 'QJU'],
  ]);
  expect(rows.map(({ problem }) => problem)).toEqual([
    undefined,
    'Cell A3 (‘J\ufffdrmala’) has a damaged letter. Write it again, or choose another encoding.',
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
  [
    'the same heading in another composition',
    [
      ['Année', 'Code', 'ANNE\u0301E'],
      ['2027', 'RIX', ''],
    ],
    'Two columns have the heading ‘ANNE\u0301E’.',
  ],
  [
    'a damaged heading',
    [
      ['Name', 'C\ufffdde'],
      ['Riga', 'RIX'],
    ],
    'Cell B1 (‘C\ufffdde’) has a damaged letter.',
  ],
  [
    'too many rows',
    many(mostRows + 1),
    'The file has 5\u00a0001 rows; up to 5\u00a0000 can be imported at once.',
  ],
])('%s is refused with what to do', (_, lines, message) => {
  expect(() => toSheet(lines)).toThrow(message);
});

test('the maximum number of rows is accepted', () => {
  expect(toSheet(many(mostRows)).rows).toHaveLength(mostRows);
});
