import { expect, test } from '@jest/globals';
import { nextCell } from './nextCell';

const size = { firstRow: -1, lastRow: 24, columns: 5, page: 10 };
const plain = { ctrlKey: false, metaKey: false };
const from = (row: number, column: number, key: string, ctrlKey = false) => {
  const next = nextCell({ row, column }, { ...plain, key, ctrlKey }, size);
  return next && [next.row, next.column];
};

test.each([
  ['ArrowUp', [1, 2]],
  ['ArrowDown', [3, 2]],
  ['ArrowLeft', [2, 1]],
  ['ArrowRight', [2, 3]],
  ['Home', [2, 0]],
  ['End', [2, 4]],
  ['PageUp', [0, 2]],
  ['PageDown', [12, 2]],
  ['x', undefined],
])('%s from the middle', (key, place) => expect(from(2, 2, key)).toEqual(place));

test('Ctrl moves to the corners', () => {
  expect(from(2, 2, 'Home', true)).toEqual([-1, 0]);
  expect(from(2, 2, 'End', true)).toEqual([24, 4]);
});

test('Ctrl with an arrow moves to the edge; upwards to the first row, and from there to the header', () => {
  expect(from(2, 2, 'ArrowUp', true)).toEqual([0, 2]);
  expect(from(0, 2, 'ArrowUp', true)).toEqual([-1, 2]);
  expect(from(2, 2, 'ArrowDown', true)).toEqual([24, 2]);
  expect(from(2, 2, 'ArrowLeft', true)).toEqual([2, 0]);
  expect(from(2, 2, 'ArrowRight', true)).toEqual([2, 4]);
});

test('no key leaves the table', () => {
  expect(from(-1, 0, 'ArrowUp')).toEqual([-1, 0]);
  expect(from(-1, 0, 'ArrowLeft')).toEqual([-1, 0]);
  expect(from(24, 4, 'ArrowDown')).toEqual([24, 4]);
  expect(from(24, 4, 'ArrowRight')).toEqual([24, 4]);
  expect(from(20, 0, 'PageDown')).toEqual([24, 0]);
});

test('PageUp stops at the first row', () => {
  expect(from(5, 0, 'PageUp')).toEqual([0, 0]);
  expect(from(0, 0, 'PageUp')).toEqual([0, 0]);
});
