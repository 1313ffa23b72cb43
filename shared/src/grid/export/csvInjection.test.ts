import { describe, expect, test } from '@jest/globals';
import Papa from 'papaparse';
import { unguardFormulas } from '@itinera/shared/format';
import { csvLines } from './csv';

/** Parses like spreadsheets: quotes matter at the beginning of a cell, and text after the closing one is appended. */
function cellsOf(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] === '"' && text[at + 1] !== '"') break;
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    }
    for (; at < text.length && text[at] !== delimiter && text[at] !== '\r' && text[at] !== '\n'; at += 1)
      cell += text[at];
    cells.push(cell);
  }
  return cells;
}

const isCalculated = (cell: string): boolean => /^["\s]*[=+\-@＝＋－＠﹢﹣﹦﹫−]/.test(cell);

const signs = ['a', "'", '"', ';', ',', '\t', '\r', '\n', ' ', '=', '＋'];

/** All texts of a length over these characters. */
const textsOf = (length: number): string[] =>
  length === 0 ? [''] : textsOf(length - 1).flatMap((text) => signs.map((sign) => text + sign));

const rowsWith = (text: string) => [
  [text, 'last'],
  ['first', text],
  ['first', text, 'last'],
];
const rows = [0, 1, 2, 3, 4].flatMap((length) => textsOf(length)).flatMap(rowsWith);
const pairs = textsOf(2).flatMap((one) => textsOf(2).map((other) => [one, other, 'last']));
const all = [...rows, ...pairs];

describe('no text makes a spreadsheet evaluate a formula', () => {
  test.each([',', ';', '\t'])('with the separator %j', (delimiter) => {
    const calculated = all.filter((row) => cellsOf(csvLines(Papa, [row]), delimiter).some(isCalculated));
    expect(calculated).toEqual([]);
    expect(all.length).toBeGreaterThan(60_000);
  });

  test.each([';', '\t'])('with the separator %j, reading a whole file', (delimiter) => {
    const file = csvLines(Papa, pairs);
    expect(cellsOf(file, delimiter).filter(isCalculated)).toEqual([]);
  });
});

test('each text is read back from the file by its commas', () => {
  const { data } = Papa.parse<string[]>(csvLines(Papa, all), { delimiter: ',', newline: '\r\n' });
  const back = data.slice(0, -1).map((row) => row.map(unguardFormulas));
  expect(back.length).toBe(all.length);
  expect(back.filter((row, index) => row.join('|') !== all[index]?.join('|'))).toEqual([]);
});

test.each([...'=+-@＝＋－＠﹢﹣﹦﹫−'])('%s is guarded after separators as well', (sign) => {
  const parts = ['', ';', '\t', '\n', '\r\n'].map((separator) => `Sea${separator}${sign}1`);
  expect(csvLines(Papa, [parts.slice(1)])).toBe(
    `"Sea;'${sign}1","Sea\t'${sign}1","Sea\n'${sign}1","Sea\r\n'${sign}1"\r\n`,
  );
  expect(csvLines(Papa, [[parts[0]]])).toBe(`Sea${sign}1\r\n`);
});

test('numbers are numbers, also negative ones', () => {
  expect(csvLines(Papa, [[-5, 'x', -0.5, 7]])).toBe('-5,x,-0.5,7\r\n');
});
