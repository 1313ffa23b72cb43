import { expect, test } from '@jest/globals';
import Papa from 'papaparse';
import { csvLines, csvWriter } from './csv';
import { csvRows, textOf } from './testing';
import type { CellValue } from '../list/column';

const csvLine = (values: CellValue[]) => csvLines(Papa, [values]);

test.each([
  ['plain words', 'plain words'],
  ['Отель «Ромашка» 🏖️', 'Отель «Ромашка» 🏖️'],
  ['one, two', '"one, two"'],
  ['one; two', '"one; two"'],
  ['one\ttwo', '"one\ttwo"'],
  ['the "Grand"', '"the ""Grand"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [null, ''],
  [undefined, ''],
  ['', ''],
  [4.5, '4.5'],
  [-3, '-3'],
  [Number.NaN, ''],
  [true, 'true'],
  [false, 'false'],
  ['2027-03-01', '2027-03-01'],
])('writes %j as %s', (value, field) => {
  expect(csvLine([value])).toBe(`${field}\r\n`);
});

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'a spreadsheet does not evaluate the text %j',
  (text) => {
    expect(csvRows(csvLine([text, 1]))).toEqual([[`'${text}`, '1']]);
  },
);

test('a spreadsheet does not evaluate a text of several lines', () => {
  expect(csvRows(csvLine(['=1\n+1', 'a\n=1']))).toEqual([["'=1\n'+1", "a\n'=1"]]);
});

test('a sign that begins a formula is allowed elsewhere', () => {
  expect(csvLine(['a=b', 'x-y', 'me@home'])).toBe('a=b,x-y,me@home\r\n');
});

test('begins with the byte order mark, which spreadsheets need, and the headers', async () => {
  const file = await csvWriter(['Name', 'Stars, all']);
  file.add([['Sea', 4]]);
  file.add([]);
  file.add([['Spa', 5]]);
  expect(await textOf(file.finish())).toBe('\uFEFFName,"Stars, all"\r\nSea,4\r\nSpa,5\r\n');
});
