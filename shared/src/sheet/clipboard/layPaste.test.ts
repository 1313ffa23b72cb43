import { expect, test } from '@jest/globals';
import type { Range } from '../cells/range';
import { layPaste } from './layPaste';

const at = (top: number, left: number, bottom = top, right = left): Range => ({ top, left, bottom, right });
const size = { rows: 3, columns: 2 };

/** `row,column=text` of all written cells. */
const written = (block: string[][], range: Range) =>
  layPaste(block, range, size).cells.map(({ row, column, text }) => `${row},${column}=${text}`);

test.each<[block: string[][], range: Range, cells: string[]]>([
  [[['a']], at(0, 0), ['0,0=a']],
  [[['a']], at(0, 0, 1, 1), ['0,0=a', '0,1=a', '1,0=a', '1,1=a']],
  [[['']], at(1, 1), ['1,1=']],
  [[['a', 'b']], at(2, 0), ['2,0=a', '2,1=b']],
  [[['a', 'b']], at(0, 0, 2, 0), ['0,0=a', '0,1=b']],
  [[['a'], ['b']], at(1, 1), ['1,1=a', '2,1=b']],
  [[['a'], ['b', 'c']], at(0, 0), ['0,0=a', '1,0=b', '1,1=c']],
  [
    [
      ['a', ''],
      ['', 'b'],
    ],
    at(0, 0),
    ['0,0=a', '0,1=', '1,0=', '1,1=b'],
  ],
])('%j into %j writes %j', (block, range, cells) => expect(written(block, range)).toEqual(cells));

test('the range covers the pasted block', () => {
  expect(
    layPaste(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      at(1, 0),
      size,
    ).range,
  ).toEqual(at(1, 0, 2, 1));
  expect(layPaste([['a'], ['b'], ['c'], ['d']], at(1, 1), size).range).toEqual(at(1, 1, 2, 1));
  expect(layPaste([['a']], at(0, 0, 2, 1), size).range).toEqual(at(0, 0, 2, 1));
  expect(layPaste([['a', 'b', 'c']], at(0, 1), size).range).toEqual(at(0, 1, 0, 1));
});

test('lines without a row are returned completely', () => {
  const { cells, below, beside } = layPaste(
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    at(2, 0),
    size,
  );
  expect(cells).toHaveLength(2);
  expect(below).toEqual([
    ['c', 'd'],
    ['e', 'f'],
  ]);
  expect(beside).toEqual([]);
});

test('of lines that are too wide, only cells without a column are returned; empty ones are ignored', () => {
  const { cells, below, beside } = layPaste([['a', 'b'], ['c', ''], ['d']], at(0, 1), size);
  expect(cells.map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  expect(below).toEqual([]);
  expect(beside).toEqual([['b']]);
});

test('no cell of any block is lost or written twice', () => {
  for (let rows = 1; rows <= 5; rows += 1) {
    for (let columns = 1; columns <= 4; columns += 1) {
      if (rows === 1 && columns === 1) continue;
      const block = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_column, column) => `${row}-${column}`),
      );
      for (let top = 0; top < size.rows; top += 1) {
        for (let left = 0; left < size.columns; left += 1) {
          const { cells, below, beside } = layPaste(block, at(top, left), size);
          const all = [...cells.map(({ text }) => text), ...below.flat(), ...beside.flat()];
          expect(all.toSorted()).toEqual(block.flat().toSorted());
          expect(cells.every(({ row, column }) => row < size.rows && column < size.columns)).toBe(true);
        }
      }
    }
  }
});
