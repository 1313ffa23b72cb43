import { expect, test } from '@jest/globals';
import { readFile } from './readFile';
import { readLines } from './readLines';
import { toSheet } from './sheet';
import { chosen, encoded, workbook, type Cell } from './testing';

const sheetIn = async (file: File) => toSheet(await readFile(file));
const inWindows1251 = (text: string) => encoded(text, 'windows-1251');

test('a workbook is read cell by cell: text, numbers, booleans, results of formulas, days', async () => {
  const sheet = await sheetIn(
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
});

test('a CSV file of a Russian spreadsheet is read, and can be read in another encoding', async () => {
  const table = await readFile(new File([inWindows1251('Название;Код\r\nРига;RIX\r\n')], 'cities.csv'));
  expect(toSheet(table)).toMatchObject({
    headers: ['Название', 'Код'],
    rows: [{ number: 2, cells: ['Рига', 'RIX'] }],
  });
  expect(() => toSheet(chosen(table, 'Encoding', 'utf-8'))).toThrow('has a damaged letter');
});

test('lines of another layout are read unchanged; decimals of a number are no thousands', async () => {
  expect(
    readLines(
      await readFile(workbook([['', 'May'], ['1.225', 100.225], [{ formula: 'B2*2', gave: 200.5 }]])),
    ),
  ).toEqual([
    ['', 'May'],
    ['1.225', '100.2250'],
    ['200.5000', ''],
  ]);
  expect(
    await readLines(new File([inWindows1251('Цены\r\n\r\nмай;июнь;1,5\r\nиюль;август;2\r\n')], 'a.csv')),
  ).toEqual([['Цены'], [''], ['май', 'июнь', '1,5'], ['июль', 'август', '2'], ['']]);
});

test('a cell is read as its spreadsheet shows it: days, times, percentages, leading zeros, currencies, errors', async () => {
  const cells: [Cell, string, number?: string][] = [
    [{ shown: 46_539, as: 'dd.mm.yyyy' }, '2027-06-01'],
    [{ shown: 46_539.5, as: 'dd.mm.yyyy hh:mm' }, '2027-06-01 12:00'],
    [{ shown: 0.604_166_666_666_666_6, as: 'hh:mm' }, '14:30'],
    [{ shown: 0.781_25, as: 'h:mm AM/PM;@' }, '18:45'],
    [{ shown: 1.5, as: '[h]:mm' }, '36:00'],
    // Before March 1900 programs disagree about the day.
    [{ shown: 60, as: 'dd.mm.yyyy' }, '60'],
    [{ shown: 0.5, as: '0%' }, '50%'],
    [{ shown: 0.07, as: '0.00%' }, '7%'],
    [{ shown: 12_345, as: '0000000' }, '0012345', '12345'],
    [{ shown: 12_345, as: '"LV"0000000' }, 'LV0012345', '12345'],
    [{ shown: 1_234_567_890, as: '000000-00000' }, '012345-67890', '1234567890'],
    [{ shown: 12_345_678_901, as: '000000\\-00000' }, '123456-78901', '12345678901'],
    [{ shown: 37_126_123_456, as: '\\+### ## ### ###' }, '+371 26 123 456', '37126123456'],
    [{ shown: 12_500, as: '0,"k"' }, '13k'],
    [{ shown: -5, as: '#,##0.00;[Red]\\(#,##0.00\\)' }, '(5.00)', '-5'],
    [{ shown: 7, as: '0.##' }, '7', '7'],
    [{ shown: 5, as: ';;;' }, ''],
    [{ shown: 100.25, as: '[$€-2]\\ #,##0.00' }, '€ 100.25', '€ 100.25'],
    [{ shown: 100.25, as: '#,##0.00\\ "руб."' }, '100.25 руб.', '100.25'],
    [{ shown: 1100.25, as: '[Red]#,##0.00;-#,##0.00' }, '1100.25', '1100.25'],
    [{ shown: 0.5, as: '# ?/?' }, '0.5', '0.5'],
    [1_234_567_890_123_456, '1234567890123456', '1234567890123456'],
    [0.300_000_000_000_000_04, '0.3', '0.3'],
    [{ error: '#N/A' }, '#N/A'],
    [{ formula: '1/0', error: '#DIV/0!' }, '#DIV/0!'],
    [{ formula: 'CONCATENATE(B9)', text: '' }, ''],
    ['0012345', '0012345'],
    ['7:05 PM', '7:05 PM'],
    [true, 'yes'],
  ];
  for (const dialect of ['inline', 'shared', 'prefixed'] as const) {
    const { rows } = await sheetIn(workbook([['What'], ...cells.map(([cell]) => [cell])], { dialect }));
    const read = new Map(rows.map((row) => [row.number, row]));
    const seen = cells.map((_, index) => read.get(index + 2));
    expect(seen.map((row) => row?.cells[0] ?? '')).toEqual(cells.map(([, text]) => text));
    expect(seen.map((row) => row?.numbers?.get(0))).toEqual(cells.map(([, , number]) => number));
  }
});

test('a formula without a result is refused with its place, because it was never calculated', async () => {
  await expect(
    sheetIn(
      workbook([
        ['Name', 'Price'],
        ['Riga', { formula: 'B7*2' }],
      ]),
    ),
  ).rejects.toThrow(
    'Cell B2 is a formula without a result, =B7*2. Open the file in a spreadsheet, save it, and choose it again.',
  );
});

test('a cell far away is refused with its place, without allocating millions of empty ones', async () => {
  const file = workbook(
    [
      ['Country', 'Name en'],
      ['Latvia', 'Far'],
    ],
    { far: 'XFD1048576' },
  );
  await expect(sheetIn(file)).rejects.toThrow(
    'Cell XFD1048576 (‘1’) is beyond 10\u00a0000 rows or 500 columns. Clear it, or split the file, and choose the file again.',
  );
});

const list = [['Name'], ['Riga']];
const other = { name: 'Old', rows: [['Name'], ['Gone']], state: 'hidden' };

test('the first visible sheet is read, others are named, and another can be chosen', async () => {
  expect((await readFile(workbook(list))).choices).toEqual([]);
  const hidden = await readFile(workbook(list, { before: other }));
  expect(toSheet(hidden).rows).toMatchObject([{ cells: ['Riga'] }]);
  expect(hidden.remarks).toEqual(['Sheet ‘Rows’ is read. Another one is ‘Old (hidden)’.']);
  const first = chosen(hidden, 'Sheet', 'Old');
  expect(toSheet(first).rows).toMatchObject([{ cells: ['Gone'] }]);
  expect(first.remarks).toEqual(['Sheet ‘Old’ is read, which is hidden. Another one is ‘Rows’.']);
  const visible = await readFile(workbook(list, { before: { ...other, state: 'visible' } }));
  expect(visible.choices.map(({ label, value }) => [label, value])).toEqual([['Sheet', 'Old']]);
});

test('a sheet that can’t be read prevents no other', async () => {
  const broken = { name: 'Sums', rows: [[{ formula: 'A1' }]], state: 'visible' };
  const table = await readFile(workbook(list, { before: broken }));
  expect(table.problem).toMatch(/^Cell A1 is a formula without a result/);
  expect(toSheet(chosen(table, 'Sheet', 'Rows')).rows).toMatchObject([{ cells: ['Riga'] }]);
});

test('hidden rows and columns are named and skipped, unless they are to be read', async () => {
  const table = await readFile(
    workbook(
      [
        ['Name', 'Note', 'Code'],
        ['Riga', 'a', 'RIX'],
        ['Oslo', 'b', 'OSL'],
        ['Vilnius', 'c', 'VNO'],
      ],
      { hiddenRows: [3, 9], hiddenColumns: [2, 6] },
    ),
  );
  expect(table.remarks).toEqual(['1 hidden row (3) and 1 hidden column (B) are skipped.']);
  expect(toSheet(table)).toMatchObject({
    headers: ['Name', 'Code'],
    rows: [
      { number: 2, cells: ['Riga', 'RIX'] },
      { number: 4, cells: ['Vilnius', 'VNO'] },
    ],
  });
  const all = chosen(table, 'Hidden rows and columns', 'read');
  expect(all.remarks).toEqual(['1 hidden row (3) and 1 hidden column (B) are read as well.']);
  expect(toSheet(all).headers).toEqual(['Name', 'Note', 'Code']);
  expect(toSheet(all).rows).toHaveLength(3);
});

test.each([
  ['three columns', 'cities.csv', 'Country,Name en,IATA\r\nLatvia,Mixed One,QAG\nLatvia,Mixed Two,QAH\n', 3],
  ['one column', 'themes.csv', 'Name\r\nSolo A\nSolo B\nSolo C\n', 1],
])('headings and rows may have different line ends: %s', async (_, name, text, width) => {
  const sheet = await sheetIn(new File([text], name));
  expect(sheet.headers).toHaveLength(width);
  expect(sheet.rows.map(({ number }) => number)).toEqual(width === 1 ? [2, 3, 4] : [2, 3]);
  expect(sheet.rows.every(({ cells, problem }) => cells.length === width && problem === undefined)).toBe(
    true,
  );
});

test.each([
  ['nothing', new File([], 'cities.csv'), 'The file is empty.'],
  [
    'a web page',
    new File(['\ufeff\n<!DOCTYPE html><table><tr><td>Riga'], 'cities.csv'),
    'This is a web page, not a table.',
  ],
  [
    'a page of a program',
    new File(['<html xmlns:x="urn:schemas"><body>'], 'cities.xls'),
    'This is a web page, not a table.',
  ],
  ['data of a program', new File(['[{"name":"Riga"}]'], 'cities.csv'), 'This is a JSON file, not a table.'],
  ['a printed page', new File(['%PDF-1.7 '], 'cities.csv'), 'This is a PDF file, not a table.'],
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
