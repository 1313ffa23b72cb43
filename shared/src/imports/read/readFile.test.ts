import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readFile, readLines } from './readFile';
import { inWindows1251 } from './testing';

/** A cell as a workbook has it: text, a number, a switch, a formula with what it gave last, a day. */
type Cell = string | number | boolean | { formula: string; gave: number } | { day: number };

function cellXml(cell: Cell, place: string): string {
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  return 'day' in cell
    ? `<c r="${place}" s="1"><v>${cell.day}</v></c>`
    : `<c r="${place}"><f>${cell.formula}</f><v>${cell.gave}</v></c>`;
}

function workbook(rows: Cell[][]): File {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (entries: [id: string, type: string, target: string][]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${'ABCDEF'[column]}${index + 1}`)).join('')}</row>`,
  );
  const files = {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return new File(
    [zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))],
    'cities.xlsx',
  );
}

test('a workbook is read cell by cell: text, numbers, switches, formulas by what they gave, days', async () => {
  const { sheet, text } = await readFile(
    workbook([
      ['Name', 'Order', 'Main', 'Sum', 'Day'],
      ['Рига & <Co>', 7, true, { formula: 'B2+1', gave: 8 }, { day: 46082 }],
      ['=1+1', -0.1, false, { formula: '0.1+0.2', gave: 0.30000000000000004 }, { day: 46082.5 }],
    ]),
  );
  expect(sheet.headers).toEqual(['Name', 'Order', 'Main', 'Sum', 'Day']);
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([
    ['Рига & <Co>', '7', 'yes', '8', '2026-03-01'],
    ['=1+1', '-0.1', 'no', '0.3', '2026-03-01 12:00'],
  ]);
  expect(text).toBeUndefined();
});

test('a CSV file of a Russian spreadsheet is read, and can be read as something else', async () => {
  const { sheet, text } = await readFile(
    new File([inWindows1251('Название;Код\r\nРига;RIX\r\n')], 'cities.csv'),
  );
  expect(sheet).toEqual({ headers: ['Название', 'Код'], rows: [{ number: 2, cells: ['Рига', 'RIX'] }] });
  expect(text?.encoding).toBe('windows-1251');
  const other = text?.readAs('utf-8');
  expect(other?.text?.encoding).toBe('utf-8');
  expect(other?.sheet.headers[0]).toContain('\ufffd');
});

test('lines of another layout are read as they are; three decimals of a number are no thousands', async () => {
  expect(
    await readLines(workbook([['', 'May'], ['1.225', 100.225], [{ formula: 'B2*2', gave: 200.5 }]])),
  ).toEqual([
    ['', 'May'],
    ['1.225', '100.2250'],
    ['200.5', ''],
  ]);
  expect(await readLines(new File([inWindows1251('Цены\r\n\r\nмай;июнь;1,5\r\n')], 'a.csv'))).toEqual([
    ['Цены'],
    [''],
    ['май', 'июнь', '1,5'],
    [''],
  ]);
});

test.each([
  ['nothing', new File([], 'cities.csv'), 'The file is empty.'],
  ['a picture', new File(['%PNG'], 'beach.png'), 'Only CSV and XLSX files can be imported.'],
  [
    'an old workbook',
    new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0])], 'cities.xls'),
    'This is an old or protected workbook.',
  ],
  [
    'a packed file that is no workbook',
    new File([Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])], 'cities.xlsx'),
    'This workbook can’t be read.',
  ],
  [
    'more than 5 MiB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cities.csv'),
    'The file has 5.0 MiB; the limit is 5 MiB.',
  ],
])('%s is refused with what to do', async (_, file, message) => {
  await expect(readFile(file)).rejects.toThrow(message);
});
