import { expect, test } from '@jest/globals';
import { readFile, readLines as linesOf } from '@itinera/shared/imports';
import { testId } from '@itinera/shared/testing';
import { priceFile, type FileKind } from '../export/exportPrices';
import { fileRows } from '../export/fileRows';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { daysIn } from './daysIn';
import { matchFile } from './matchFile';
import { readLayout } from './readLayout';

const readLines = async (file: File) => linesOf(await readFile(file, { hasTitle: true }));

const row = (id: string, party: string, bands: string[] = []): PriceRow => {
  const [adult = 0, children = 0] = party.split('+').map(Number);
  return {
    id,
    room: 'Double, sea view',
    boarding: 'Half board',
    party,
    bands,
    name: id,
    graph: {
      id,
      hotel_id: testId(1),
      dmc_id: testId(2),
      room_type_id: 'double',
      boarding_type_id: 'half',
      adult,
      children,
      child_bands: bands.map((_, index) => index + 1),
      coefficient_bp: null,
      is_active: true,
      order: 0,
      created_at: '',
      updated_at: '',
    },
  };
};
const column = (id: string, start_period: string, end_period: string, name: string | null): PriceColumn => ({
  id,
  title: '',
  days: '',
  limits: '',
  name: id,
  period: {
    id,
    hotel_id: testId(1),
    dmc_id: testId(2),
    start_period,
    end_period,
    name,
    min_nights: 1,
    max_nights: null,
    release_days: 0,
    created_at: '',
    updated_at: '',
  },
});
const rows = [row('two', '2+0'), row('young', '2+1', ['2–11']), row('older', '2+1', ['12–17'])];
const columns = [
  column('may', '2027-05-01', '2027-05-31', 'Spring from 01.05.2027'),
  column('june', '2027-06-01', '2027-06-30', null),
];
const names: Record<string, string[]> = {
  double: ['Двухместный, вид на море', 'DBL'],
  half: ['Полупансион', 'HB'],
};
const target = { rows, columns, namesOf: (id: string) => names[id] ?? [] };

const texts: Record<string, string> = {
  'two may': '1250,50',
  'young may': 'free',
  'young june': '0,01',
  'older june': '12345678,90',
};

test.each<FileKind>(['xlsx', 'csv'])('an exported %s file is imported without changes', async (kind) => {
  const textOf = (cell: { row: string; column: string }) => texts[`${cell.row} ${cell.column}`] ?? '';
  const file = new File(
    [await priceFile(kind, fileRows(rows, columns, { textOf }, 'EUR'))],
    `prices.${kind}`,
  );
  const { cells, unmatched } = matchFile(readLayout(await readLines(file)), target, false);
  expect(unmatched).toEqual([]);
  expect(
    Object.fromEntries(
      cells.map(({ row: at, column: period, text }) => [`${rows[at]?.id} ${columns[period]?.id}`, text]),
    ),
  ).toEqual({
    'two may': kind === 'xlsx' ? '1250.5000' : '1250.5',
    'two june': '',
    'young may': 'free',
    'young june': kind === 'xlsx' ? '0.0100' : '0.01',
    'older may': '',
    'older june': kind === 'xlsx' ? '12345678.9000' : '12345678.9',
  });
});

/** Prices that a file brings, and those that it can't place. */
const read = (lines: string[][], byPlace = false) => {
  const { cells, unmatched } = matchFile(readLayout(lines), target, byPlace);
  return {
    cells: cells.map((cell) => `${rows[cell.row]?.id} ${columns[cell.column]?.id} ${cell.text}`),
    unmatched: unmatched.map(({ where, text, reason }) => `${where}: ${text}: ${reason}`),
  };
};

const head = ['Питание', 'Номер', 'Гости', 'Возраст детей', '01.06.2027 – 30.06.2027'];

test.each([
  [['HB', 'dbl', '2', '', '1'], 'two june 1'],
  [['полупансион', ' Двухместный,  вид на море', '2 + 0', '', '1'], 'two june 1'],
  [['Half board', 'Double, sea view', '2 adults + 1 child', '12-17', '1'], 'older june 1'],
])('a row is matched by names, codes and guests: %j', (cells, found) => {
  expect(read([['Contract 2027'], head, cells])).toEqual({ cells: [found], unmatched: [] });
});

test.each([
  [['RO', 'DBL', '2', ''], 'No row has this boarding.'],
  [['HB', 'Suite', '2', ''], 'No row of this boarding has this room.'],
  [['HB', 'DBL', '3', ''], 'No row of this room has these guests.'],
  [['HB', 'DBL', 'two', ''], 'Write the guests as 2+1.'],
  [['HB', 'DBL', '2+1', ''], 'Several rows have these guests. Add the ages of the children.'],
])('a row that the grid does not have is named: %j', (cells, reason) => {
  const { cells: placed, unmatched } = read([head, [...cells, '1']]);
  expect(placed).toEqual([]);
  expect(unmatched).toEqual([
    expect.stringMatching(new RegExp(`^Row 2 of the file: .*: ${reason.replace('+', '\\+')}$`)),
  ]);
});

test('merged cells apply to the rows below; repeated rows and columns without days are named', () => {
  expect(
    read([
      ['Board', 'Room', 'Guests', 'Ages of children', '', '', 'Notes', ''],
      ['', '', '', '', '2027-06-01', '01.05.2027', '', '01/06/27'],
      ['', '', '', '', '2027-06-30', '31.05.2027', '', '30/06/27'],
      ['HB', 'DBL', '2', '', '1', '2', 'x', '3'],
      ['', '', '2+1', '2–11 years', '4', '', '', ''],
      [],
      ['', '', '2', '', '5', '6', '', ''],
    ]),
  ).toEqual({
    cells: ['two june 1', 'two may 2', 'young june 4', 'young may '],
    unmatched: [
      'Column G of the file: Notes: No days are above this column.',
      'Column H of the file: 01/06/27 30/06/27: It is in the file before.',
      'Row 7 of the file: DBL · 2, HB: It is in the file before.',
    ],
  });
});

test('without days, columns are matched by position', () => {
  expect(
    read(
      [
        ['Board', 'Room', 'Guests', 'A', 'B', 'C'],
        ['HB', 'DBL', '2', '1', '2', '3'],
      ],
      true,
    ),
  ).toEqual({
    cells: ['two may 1', 'two june 2'],
    unmatched: ['Column F of the file: C: There are no more periods.'],
  });
});

test('a file without headings, or without rows, is refused with the remedy', () => {
  expect(() => readLayout([['Room', 'Price']])).toThrow('headings Boarding, Room and Guests');
  expect(() => readLayout([head])).toThrow('Fill in at least one row');
});

test.each([
  ['2027-05-01', ['2027-05-01']],
  ['с 1.5.27 по 31.05.2027', ['2027-05-01', '2027-05-31']],
  ['2027-05-01 12:00', ['2027-05-01']],
  ['31.02.2027', []],
  ['1 250,50', []],
  ['127.0.0.1.2027', []],
])('days in %j: %j', (text, days) => {
  expect(daysIn(text)).toEqual(days);
});

const textFile = (lines: string[], end = '\r\n') => new File([lines.join(end)], 'prices.csv');

test('headings and rows may differ in length: each price keeps its period', async () => {
  const header = 'Boarding;Room;Guests;Ages of children;01.05.2027 – 31.05.2027;01.06.2027 – 30.06.2027\r\n';
  const file = new File(
    [header, 'HB;DBL;2;;100,50;200,50\n', 'HB;DBL;2+1;2–11;101,50;201,50\n'],
    'prices.csv',
  );
  expect(read(await readLines(file))).toEqual({
    cells: ['two may 100,50', 'two june 200,50', 'young may 101,50', 'young june 201,50'],
    unmatched: [],
  });
});

test('a truncated or shifted row is skipped and named, and a shifted row of days refuses the file', async () => {
  const header = 'Boarding;Room;Guests;Ages of children;01.05.2027;01.06.2027';
  const short = await readLines(textFile([header, 'HB;DBL;2;;100,50', 'HB;DBL;2+1;2–11;1;2']));
  expect(read(short)).toEqual({
    cells: ['young may 1', 'young june 2'],
    unmatched: [
      'Row 2 of the file: DBL · 2, HB: It has 5 cells, not as many as the headings, so its prices may belong to other periods. Fix the row, or save the file as XLSX.',
    ],
  });
  const days = await readLines(
    textFile(['Boarding;Room;Guests;Ages of children;A;B', ';;;01.05.2027;01.06.2027', 'HB;DBL;2;;1;2']),
  );
  expect(() => readLayout(days)).toThrow('Row 2 has 5 cells, and the headings in row 1 have 6');
});

test('hidden rows and periods are skipped, after the text of merged cells was carried down', () => {
  const lines = [
    ['Board', 'Room', 'Guests', 'Child ages', '01.05.2027', '01.06.2027'],
    ['HB', 'DBL', '2', '', '1', '2'],
    ['', '', '2+1', '2–11', '3', '4'],
  ];
  const layout = readLayout(lines, { lines: new Set([1]), columns: new Set([4]) });
  const { cells, unmatched } = matchFile(layout, target, false);
  expect(unmatched).toEqual([]);
  expect(cells).toMatchObject([{ text: '4' }]);
});
