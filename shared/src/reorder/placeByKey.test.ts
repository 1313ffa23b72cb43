import { expect, test } from '@jest/globals';
import { placeByKey } from './placeByKey';

const tiles = { count: 10, columns: 4 };

test.each<[string, number, number | undefined]>([
  ['ArrowLeft', 5, 4],
  ['ArrowRight', 5, 6],
  ['ArrowUp', 5, 1],
  ['ArrowDown', 5, 9],
  ['Home', 6, 0],
  ['End', 2, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['ArrowUp', 2, 0],
  ['ArrowDown', 7, 9],
  ['a', 5, undefined],
  ['toString', 5, undefined],
])('%s moves tile %i of ten in rows of four to %s', (key, from, to) => {
  expect(placeByKey(key, from, tiles)).toBe(to);
});

test('in a column, up and down move by one position', () => {
  const rows = { count: 3, columns: 1 };
  expect([placeByKey('ArrowUp', 1, rows), placeByKey('ArrowDown', 1, rows)]).toEqual([0, 2]);
});
