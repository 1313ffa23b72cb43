import { describe, expect, test } from '@jest/globals';
import { inOrder, isHidden, pinOf } from './arrange';
import { moveColumn } from './moveColumn';
import { pinsWith } from './pinsWith';
import { readSettings } from './readSettings';
import { defaultLook, differences, type LookOfColumn } from './tableLook';

const columns: LookOfColumn[] = [
  { id: 'cover' },
  { id: 'name', essential: true, pinned: 'start' },
  { id: 'stars' },
  { id: 'note', hidden: true },
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join(' ');

describe('stored settings are parsed in parts', () => {
  test.each([null, '', 'no json', '[]', '7', 'null', '"text"'])('%j has no settings', (text) => {
    expect(readSettings(text)).toEqual({});
  });
  test('an invalid part does not affect others', () => {
    const text = JSON.stringify({
      order: ['a', 7],
      hidden: ['a', 'a'],
      widths: { a: 0 },
      pinned: { start: ['a'], end: ['a'] },
      density: 'airy',
      paging: 'scroll',
      more: 1,
    });
    expect(readSettings(text)).toEqual({ paging: 'scroll' });
  });
  test.each([
    { order: ['b', 'a'] },
    { hidden: [] },
    { widths: { a: 64 } },
    { pinned: { start: ['a'], end: ['b'] } },
    { density: 'compact' },
    { paging: 'pages' },
  ])('%j is kept unchanged', (part) => expect(readSettings(JSON.stringify(part))).toEqual(part));
});

describe('the arrangement', () => {
  const look = defaultLook(columns);
  test('begins as declared', () => {
    expect(look).toEqual({
      order: ['cover', 'name', 'stars', 'note'],
      hidden: ['note'],
      widths: {},
      pinned: { start: ['name'], end: [] },
      density: 'compact',
      paging: 'pages',
    });
    expect(differences(look, look)).toEqual({});
    expect(differences({ ...look, density: 'comfortable' }, look)).toEqual({ density: 'comfortable' });
  });
  test('puts new columns after the one they are declared after, and drops removed ones', () => {
    expect(ids(inOrder(columns, ['stars', 'gone', 'name']))).toBe('cover stars note name');
    expect(ids(inOrder(columns, []))).toBe('cover name stars note');
  });
  test('never hides essential columns, and hides new ones as declared', () => {
    const hidden = (id: string, order: string[], chosen: string[]) =>
      isHidden(columns.find((column) => column.id === id) ?? { id }, { ...look, order, hidden: chosen });
    expect(hidden('name', ['name'], ['name'])).toBe(false);
    expect(hidden('stars', ['stars'], ['stars'])).toBe(true);
    expect(hidden('note', ['stars'], [])).toBe(true);
    expect(hidden('note', ['note'], [])).toBe(false);
  });
  test('moves a column next to another', () => {
    expect(moveColumn(['a', 'b', 'c'], 'a', 'after', 'c')).toEqual(['b', 'c', 'a']);
    expect(moveColumn(['a', 'b', 'c'], 'c', 'before', 'a')).toEqual(['c', 'a', 'b']);
    expect(moveColumn(['a', 'b'], 'a', 'after', 'a')).toEqual(['a', 'b']);
    expect(moveColumn(['a', 'b'], 'a', 'after', 'gone')).toEqual(['a', 'b']);
  });
  test('pins a column at one side only', () => {
    const pinned = pinsWith(pinsWith({ start: ['a'], end: [] }, 'b', 'start'), 'a', 'end');
    expect(pinned).toEqual({ start: ['b'], end: ['a'] });
    expect(['a', 'b', 'c'].map((id) => pinOf({ id }, { ...look, pinned }))).toEqual([
      'end',
      'start',
      undefined,
    ]);
    expect(pinsWith(pinned, 'a', undefined)).toEqual({ start: ['b'], end: [] });
  });
});
