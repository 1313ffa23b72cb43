import { describe, expect, test } from '@jest/globals';
import type { Column } from '../list/column';
import { defaultLook, type TableLook } from '../settings/tableLook';
import { layoutVariables } from './assignTracks';
import { layOutColumns } from './layOutColumns';
import { builtInColumns } from './builtInColumns';

const cell = () => null;
const column = (id: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  width: 100,
  cell,
  ...more,
});
const declared = [
  column('a', { essential: true, pinned: 'start' }),
  column('b', { grow: 1 }),
  column('c'),
  column('d', { hidden: true }),
];
const all = [...builtInColumns.select(true), ...declared, ...builtInColumns.actions(1)];

const laid = (change: Partial<TableLook> = {}, columns = all) =>
  layOutColumns(columns, { ...defaultLook(declared), ...change });
const ids = (change?: Partial<TableLook>, columns?: Column<unknown>[]) =>
  laid(change, columns)
    .map(({ id }) => id)
    .join(' ');
const find = (id: string, change?: Partial<TableLook>) => laid(change).find((one) => one.id === id);

describe('order', () => {
  test.each<[string, Partial<TableLook>, string]>([
    ['as declared', {}, '@select a b c @actions'],
    ['as chosen', { order: ['a', 'd', 'c', 'b'] }, '@select a c b @actions'],
    ['the last one first', { order: ['d', 'c', 'a', 'b'], hidden: [] }, '@select a d c b @actions'],
    [
      'without those that are hidden, but with essential ones',
      { hidden: ['a', 'b', 'd'] },
      '@select a c @actions',
    ],
    ['with all', { hidden: [] }, '@select a b c d @actions'],
    [
      'pinned ones outside, in the chosen order',
      { order: ['d', 'c', 'b', 'a'], hidden: [], pinned: { start: ['a', 'c'], end: ['d', 'b'] } },
      '@select c a d b @actions',
    ],
    [
      'nothing pinned',
      { pinned: { start: [], end: [] }, order: ['c', 'a', 'b', 'd'] },
      '@select c a b @actions',
    ],
  ])('%s', (_, change, expected) => expect(ids(change)).toBe(expected));

  test('a table without its own columns', () => expect(ids({}, declared)).toBe('a b c'));
  test('built-in columns can’t be pinned elsewhere, hidden or resized', () => {
    const change = {
      pinned: { start: ['@actions'], end: ['@select'] },
      hidden: ['d', '@none'],
      widths: { '@select': 500 },
    };
    expect(ids(change)).toBe('@select a b c @actions');
    expect(find('@select', change)).toMatchObject({ width: 48, pinned: 'start' });
  });
});

describe('widths', () => {
  test.each([
    [undefined, 100, 1],
    [300, 300, undefined],
    [1, 64, undefined],
    [5000, 800, undefined],
  ])('%s of a column that grows', (chosen, width, grow) => {
    const { width: is, grow: grows } = find('b', { widths: chosen === undefined ? {} : { b: chosen } }) ?? {};
    expect([is, grows]).toEqual([width, grow]);
  });
});

describe('tracks', () => {
  test('pinned columns are offset by those outside of them', () => {
    const columns = laid({ hidden: [], pinned: { start: ['a', 'b'], end: ['d'] } });
    const places = columns.map(({ id, track, offset, isEdge }) => [id, track, offset, isEdge]);
    expect(places).toEqual([
      ['@select', 1, '0px', false],
      ['a', 2, 'calc(var(--w1))', false],
      ['b', 3, 'calc(var(--w1) + var(--w2))', true],
      ['c', 4, undefined, false],
      ['d', 6, 'calc(var(--w7))', true],
      ['@actions', 7, '0px', false],
    ]);
  });
  test('of pinned columns only the innermost grows', () => {
    expect(find('b', { pinned: { start: ['b', 'a'], end: [] } })?.grow).toBe(1);
    expect(find('b', { order: ['b', 'a'], pinned: { start: ['a', 'b'], end: [] } })?.grow).toBeUndefined();
    expect(find('b', { pinned: { start: ['a', 'b'], end: [] } })?.grow).toBe(1);
  });
  test('the remaining width is an empty track where no column grows', () => {
    const tracks = (change?: Partial<TableLook>) => layoutVariables(laid(change))['--tracks'];
    expect(tracks()).toContain(' 0px minmax(var(--w6)');
    expect(tracks({ widths: { b: 200 } })).toContain(' minmax(0, 1fr) minmax(var(--w6)');
  });
});
