import { describe, expect, test } from '@jest/globals';
import { formatTsv } from './formatTsv';
import { parseTsv } from './parseTsv';

test.each<[text: string, rows: string[][], what: string]>([
  ['', [], 'nothing'],
  ['Riga', [['Riga']], 'one cell'],
  ['Riga\n', [['Riga']], 'a line break at the end belongs to the last row'],
  ['Riga\r\n', [['Riga']], 'of Windows, too'],
  ['\n', [['']], 'one empty cell'],
  ['a\n\n', [['a'], ['']], 'an empty row behind'],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    'rows and columns',
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    'from Excel',
  ],
  [
    'a\tb\r\nc\td\n"e\r\nf"\tg\n',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e\r\nf', 'g'],
    ],
    'with two kinds of line ends',
  ],
  ['a\rb', [['a'], ['b']], 'from an old Mac'],
  ['a\t\tc', [['a', '', 'c']], 'an empty cell between'],
  ['\ta', [['', 'a']], 'an empty cell before'],
  ['a\t', [['a', '']], 'an empty cell behind'],
  [
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
    'only empty cells',
  ],
  ['a\nb\tc', [['a'], ['b', 'c']], 'rows of different length'],
  ['"a\nb"\tc', [['a\nb', 'c']], 'a quoted cell with a line break'],
  ['"a\r\nb"', [['a\r\nb']], 'with that of Windows'],
  ['"a\tb"', [['a\tb']], 'a quoted cell with a tab'],
  ['"a ""b"" c"\td', [['a "b" c', 'd']], 'doubled quotes'],
  ['""', [['']], 'a quoted empty cell'],
  ['""""', [['"']], 'a quoted quote'],
  ['"a"\n"b"', [['a'], ['b']], 'quoted rows'],
  ['Hotel "Amber"', [['Hotel "Amber"']], 'quotes inside are a part of the text'],
  ['"Amber" hotel\tb', [['"Amber" hotel', 'b']], 'quotes that close before the end, too'],
  ['"Amber', [['"Amber']], 'and quotes that never close'],
  ['"Amber\nb\tc', [['"Amber'], ['b', 'c']], 'which swallow no other cells'],
  [' a \t b', [[' a ', ' b']], 'spaces are kept'],
  ['Рига\tРижский залив', [['Рига', 'Рижский залив']], 'any alphabet'],
])('%j is read as %j: %s', (text, rows) => expect(parseTsv(text)).toEqual(rows));

describe('copied text', () => {
  test('is quoted only if necessary', () => {
    expect(
      formatTsv([
        ['a', 'b "c"'],
        ['"d"', 'e\nf'],
      ]),
    ).toBe('a\tb "c"\r\n"""d"""\t"e\nf"');
  });

  test.each([
    [[['a']]],
    [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [[['"', '""', 'a"b', '"a"b']]],
    [[['\n', '\t', '\r\n', 'x\ty']]],
    [
      [
        ['', 'a'],
        ['b', ''],
      ],
    ],
    [[['Рига', '里加', 'a  b']]],
  ])('is read back unchanged: %j', (rows) => expect(parseTsv(formatTsv(rows))).toEqual(rows));
});
