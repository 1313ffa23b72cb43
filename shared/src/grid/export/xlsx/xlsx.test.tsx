import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { CellValue } from '../../list/column';
import { bytesOf } from '../testing';
import { columnName } from './cell';
import { serialOf } from './serial';
import { xlsxWriter } from './xlsxWriter';

async function partsOf(rows: CellValue[][], title = 'Hotels') {
  const file = xlsxWriter(title, [
    { header: 'Name', width: 210 },
    { header: 'Stars', width: 20 },
    { header: 'Price', width: 20, isMoney: true },
  ]);
  file.add(rows);
  const parts = unzipSync(await bytesOf(file.finish()));
  const read = (path: string) => {
    const part = parts[path];
    if (!part) throw new Error(`No ${path} among ${Object.keys(parts).join(', ')}`);
    const document = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    return document;
  };
  return { paths: Object.keys(parts), read, sheet: read('xl/worksheets/sheet1.xml') };
}

/** Cell at an address such as `A2`: type, style and content. */
function cellIn(sheet: Document, place: string) {
  const cell = sheet.querySelector(`c[r="${place}"]`);
  return cell && { kind: cell.getAttribute('t'), style: cell.getAttribute('s'), text: cell.textContent };
}

test('money is shown with two decimals, and is a number', async () => {
  const { sheet, read } = await partsOf([['Amber', 4, 10427]]);
  expect(cellIn(sheet, 'C2')).toEqual({ kind: null, style: '4', text: '10427' });
  expect(cellIn(sheet, 'B2')).toMatchObject({ style: '0' });
  const formats = read('xl/styles.xml').querySelectorAll('cellXfs xf');
  // The format #,##0.00, which all spreadsheets have.
  expect(formats[4]?.getAttribute('numFmtId')).toBe('4');
});

test('numbers, booleans, days and instants keep their type', async () => {
  const { sheet } = await partsOf([
    [4.5, true],
    ['2027-03-01', '2027-03-01T12:30:00.000Z'],
    [-7, false],
  ]);
  expect(cellIn(sheet, 'A2')).toEqual({ kind: null, style: '0', text: '4.5' });
  expect(cellIn(sheet, 'B2')).toEqual({ kind: 'b', style: null, text: '1' });
  expect(cellIn(sheet, 'A3')).toEqual({ kind: null, style: '2', text: '46447' });
  expect(cellIn(sheet, 'B3')).toMatchObject({ kind: null, style: '3' });
  expect(cellIn(sheet, 'A4')?.text).toBe('-7');
  expect(cellIn(sheet, 'B4')?.text).toBe('0');
});

test.each([
  '=1+1',
  '@SUM(A1:A9)',
  '+49 40 123',
  'Отель «Ромашка» & <сад>',
  'the "Grand" 🏖️',
  'two\nlines',
  '  spaces at both ends  ',
  '_x0041_ is no A',
  ']]>',
])('the text %j is read back unchanged, and never evaluated', async (text) => {
  const { sheet } = await partsOf([[text]]);
  // A spreadsheet reads `_x005F_` as an underscore.
  expect(cellIn(sheet, 'A2')).toEqual({
    kind: 'inlineStr',
    style: '0',
    text: text.replace('_x0041_', '_x005F_x0041_'),
  });
  expect(sheet.querySelector('f')).toBeNull();
});

test('skips only characters that a workbook can’t contain', async () => {
  const { sheet } = await partsOf([
    ['a\0b\x0Bc\uD83Cd\uFFFFe'],
    ['one\r\ntwo\rthree'],
    ['x'.repeat(40_000)],
    [null, undefined],
    ['', Number.NaN],
  ]);
  expect(cellIn(sheet, 'A2')?.text).toBe('abcde');
  expect(cellIn(sheet, 'A3')?.text).toBe('one\ntwo\nthree');
  expect(cellIn(sheet, 'A4')?.text).toHaveLength(32_767);
  expect(cellIn(sheet, 'A5')).toBeNull();
  expect(sheet.querySelectorAll('row[r="6"] c')).toHaveLength(0);
});

test('the header is bold, frozen, and sets the widths', async () => {
  const { sheet, read } = await partsOf([]);
  expect(cellIn(sheet, 'A1')).toEqual({ kind: 'inlineStr', style: '1', text: 'Name' });
  const bold = read('xl/styles.xml').querySelectorAll('cellXfs xf')[1]?.getAttribute('fontId');
  expect(
    read('xl/styles.xml').querySelectorAll('fonts font')[Number(bold)]?.querySelector('b'),
  ).not.toBeNull();
  expect(sheet.querySelector('pane')?.getAttribute('state')).toBe('frozen');
  expect([...sheet.querySelectorAll('col')].map((col) => col.getAttribute('width'))).toEqual([
    '30',
    '8',
    '8',
  ]);
});

test('days have the Russian format', async () => {
  const { read } = await partsOf([]);
  const styles = read('xl/styles.xml');
  const formats = [...styles.querySelectorAll('cellXfs xf')].map((format) => format.getAttribute('numFmtId'));
  const codeOf = (id: string | null | undefined) =>
    styles.querySelector(`numFmt[numFmtId="${id}"]`)?.getAttribute('formatCode');
  expect(codeOf(formats[2])).toBe('dd\\.mm\\.yyyy');
  expect(codeOf(formats[3])).toBe('dd\\.mm\\.yyyy\\ hh:mm');
});

test('each part is in the list of parts, and related', async () => {
  const { paths, read } = await partsOf([]);
  const named = [...read('[Content_Types].xml').querySelectorAll('Override')].map((part) =>
    part.getAttribute('PartName')?.slice(1),
  );
  expect(paths.filter((path) => !/rels$|Content_Types/.test(path)).sort()).toEqual(named.sort());
});

test('a title that no sheet may have becomes a valid one', async () => {
  const { read } = await partsOf([], 'Prices [2027/28]: all the hotels of all partners & <more>');
  expect(read('xl/workbook.xml').querySelector('sheet')?.getAttribute('name')).toBe(
    'Prices  2027 28   all the hotel',
  );
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, name) => expect(columnName(index)).toBe(name));

test.each([
  ['1900-03-01', 61],
  ['1970-01-01', 25_569],
  ['2024-02-29', 45_351],
])('the day %s is %i', (day, serial) => expect(serialOf(day)).toEqual({ serial, hasTime: false }));

test("an instant is shown in the reader's local time", () => {
  const local = new Date(2027, 2, 1, 18, 0);
  expect(serialOf(local.toISOString())).toEqual({ serial: 46_447.75, hasTime: true });
});

test.each([
  '2027-02-29',
  '2027-13-01',
  '1900-01-01',
  '2027-3-1',
  '2027',
  'on 2027-03-01',
  '2027-03-01T99:99:99Z',
  '2027-03-01 or later',
])('%s stays text', (text) => expect(serialOf(text)).toBeUndefined());
