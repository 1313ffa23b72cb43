import { expect, test } from '@jest/globals';
import type { Column } from '../list/column';
import { defaultLook } from '../settings/tableLook';
import { exportColumns } from './exportColumns';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id.toUpperCase(),
  width: 100,
  cell: () => id,
  value: () => id,
  ...more,
});

const columns = [
  column('picture', { value: undefined }),
  column('name', { essential: true }),
  column('stars'),
  column('note', { hidden: true }),
];
const own = defaultLook(columns);
const headers = (look = own) => exportColumns(columns, look).map(({ header }) => header);

test('exports visible columns with a value', () => {
  expect(headers()).toEqual(['NAME', 'STARS']);
});

test('keeps the order of the screen, pinned columns outermost', () => {
  expect(headers({ ...own, order: ['note', 'stars', 'name'], hidden: [] })).toEqual([
    'NOTE',
    'STARS',
    'NAME',
  ]);
  expect(headers({ ...own, pinned: { start: ['stars'], end: ['name'] }, hidden: [] })).toEqual([
    'STARS',
    'NOTE',
    'NAME',
  ]);
});

test('keeps the widths of the screen', () => {
  expect(exportColumns(columns, { ...own, widths: { stars: 333 } }).map(({ width }) => width)).toEqual([
    100, 333,
  ]);
});
