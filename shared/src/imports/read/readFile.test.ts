import { expect, test } from '@jest/globals';
import { readFile, readLines } from './readFile';
import { inWindows1251, workbook, type Cell } from './testing';

test('a workbook is read cell by cell: text, numbers, booleans, results of formulas, days', async () => {
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

test('a CSV file of a Russian spreadsheet is read, and can be read in another encoding', async () => {
  const { sheet, text } = await readFile(
    new File([inWindows1251('Название;Код\r\nРига;RIX\r\n')], 'cities.csv'),
  );
  expect(sheet).toMatchObject({
    headers: ['Название', 'Код'],
    rows: [{ number: 2, cells: ['Рига', 'RIX'] }],
  });
  expect(text?.encoding).toBe('windows-1251');
  const other = text?.readAs('utf-8');
  expect(other?.text?.encoding).toBe('utf-8');
  expect(other?.sheet.headers[0]).toContain('\ufffd');
});

test('lines of another layout are read unchanged; decimals of a number are no thousands', async () => {
  expect(
    await readLines(workbook([['', 'May'], ['1.225', 100.225], [{ formula: 'B2*2', gave: 200.5 }]])),
  ).toEqual([
    ['', 'May'],
    ['1.225', '100.2250'],
    ['200.5000', ''],
  ]);
  expect(await readLines(new File([inWindows1251('Цены\r\n\r\nмай;июнь;1,5\r\n')], 'a.csv'))).toEqual([
    ['Цены'],
    [''],
    ['май', 'июнь', '1,5'],
    [''],
  ]);
});

test('a cell is read as its spreadsheet shows it: days, times, percentages, leading zeros, currencies, errors', async () => {
  const cells: [Cell, string][] = [
    [{ shown: 46_539, as: 'dd.mm.yyyy' }, '2027-06-01'],
    [{ shown: 46_539.5, as: 'dd.mm.yyyy hh:mm' }, '2027-06-01 12:00'],
    [{ shown: 0.604_166_666_666_666_6, as: 'hh:mm' }, '14:30'],
    [{ shown: 0.781_25, as: 'h:mm AM/PM;@' }, '18:45'],
    [{ shown: 1.5, as: '[h]:mm' }, '36:00'],
    [{ shown: 0.5, as: '0%' }, '50%'],
    [{ shown: 0.07, as: '0.00%' }, '7%'],
    [{ shown: 12_345, as: '0000000' }, '0012345'],
    [{ shown: 100.25, as: '[$€-2]\\ #,##0.00' }, '€ 100.25'],
    [{ shown: 100.25, as: '#,##0.00\\ "руб."' }, '100.25'],
    [{ shown: 100.25, as: '[Red]#,##0.00;-#,##0.00' }, '100.25'],
    [1_234_567_890_123_456, '1234567890123456'],
    [0.300_000_000_000_000_04, '0.3'],
    [{ error: '#N/A' }, '#N/A'],
    [{ formula: '1/0', error: '#DIV/0!' }, '#DIV/0!'],
    [{ formula: 'CONCATENATE(B9)', text: '' }, ''],
    ['0012345', '0012345'],
  ];
  const { sheet } = await readFile(workbook([['What'], ...cells.map(([cell]) => [cell])]));
  const read = new Map(sheet.rows.map(({ number, cells: [text] }) => [number, text]));
  expect(cells.map((_, index) => read.get(index + 2) ?? '')).toEqual(cells.map(([, text]) => text));
});

test('a formula without a result is refused with its place, because it was never calculated', async () => {
  await expect(
    readFile(
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
  await expect(readFile(file)).rejects.toThrow(
    'Cell XFD1048576 (‘1’) is beyond 10,000 rows or 500 columns. Clear it, or split the file, and choose the file again.',
  );
});

test('the first visible sheet is read, and named if there are others', async () => {
  const rows = [['Name'], ['Riga']];
  const hidden = { name: 'Old', rows: [['Name'], ['Gone']], state: 'hidden' };
  expect((await readFile(workbook(rows, { before: hidden }))).sheet.rows).toMatchObject([
    { cells: ['Riga'] },
  ]);
  expect((await readFile(workbook(rows, { before: hidden }))).name).toBe('cities.xlsx');
  const other = await readFile(workbook(rows, { before: { ...hidden, state: 'visible' } }));
  expect([other.name, other.sheet.rows[0]?.cells]).toEqual(['cities.xlsx, sheet ‘Old’', ['Gone']]);
});

test.each([
  ['three columns', 'cities.csv', 'Country,Name en,IATA\r\nLatvia,Mixed One,QAG\nLatvia,Mixed Two,QAH\n', 3],
  ['one column', 'themes.csv', 'Name\r\nSolo A\nSolo B\nSolo C\n', 1],
])('headings and rows may have different line ends: %s', async (_, name, text, width) => {
  const { sheet } = await readFile(new File([text], name));
  expect(sheet.headers).toHaveLength(width);
  expect(sheet.rows.map(({ number }) => number)).toEqual(width === 1 ? [2, 3, 4] : [2, 3]);
  expect(sheet.rows.every(({ cells, problem }) => cells.length === width && problem === undefined)).toBe(
    true,
  );
});

test('a CSV file of a Western spreadsheet is not read as Cyrillic', async () => {
  const bytes = Uint8Array.from(
    'Country;Name en;IATA\r\nLatvia;M\u00e1laga C\u00f4te Z\u00fcrich;QAN\r\n',
    (letter) => letter.charCodeAt(0),
  );
  const { sheet, text } = await readFile(new File([bytes], 'cities.csv'));
  expect(text?.encoding).toBe('windows-1252');
  expect(sheet.rows[0]?.cells).toEqual(['Latvia', 'Málaga Côte Zürich', 'QAN']);
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
