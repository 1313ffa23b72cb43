import { expect, test } from '@jest/globals';
import { fileName } from './download';
import { outcomeOf } from './outcome';

const said = (rows: number, first: number, last: number) =>
  outcomeOf({ rows, totals: { first, last }, noun: 'hotel', name: 'hotels.csv' });

test('names the number of rows in the file', () => {
  expect(said(5000, 5000, 5000)).toBe('5\u00a0000 hotels exported to hotels.csv');
  expect(said(1, 1, 1)).toBe('1 hotel exported to hotels.csv');
});

test('reports that the list changed while it was read', () => {
  expect(said(999, 1000, 1001)).toBe(
    '999 hotels exported to hotels.csv. The list changed during the export: it had 1\u00a0000 hotels at the start and 1\u00a0001 at the end. Export again for a complete file.',
  );
  expect(said(999, 1000, 1000)).toMatch('999 of 1\u00a0000 hotels were found');
});

test('a file is named after list and day', () => {
  expect(fileName('hotels', 'xlsx', '2026-11-05')).toBe('hotels-2026-11-05.xlsx');
});
