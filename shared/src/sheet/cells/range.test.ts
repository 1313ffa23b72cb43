import { expect, test } from '@jest/globals';
import { fillDown } from './fillDown';
import { holds, mapRange, rangeBetween, sizeOf } from './range';

const places = Array.from({ length: 9 }, (_, index) => ({ row: Math.floor(index / 3), column: index % 3 }));

test('a range is the same from each corner, and contains exactly the cells in between', () => {
  for (const one of places) {
    for (const other of places) {
      const range = rangeBetween(one, other);
      expect(rangeBetween(other, one)).toEqual(range);
      const inside = places.filter((place) => holds(range, place));
      expect(inside).toHaveLength(sizeOf(range));
      expect(mapRange(range, (place) => place).flat()).toEqual(inside);
      expect(inside).toContainEqual(one);
      expect(inside).toContainEqual(other);
    }
  }
});

const textAt = ({ row, column }: { row: number; column: number }) => `${row}${'abc'[column]}`;
const filled = (top: number, left: number, bottom: number, right: number) =>
  fillDown({ top, left, bottom, right }, textAt).map(({ row, column, text }) => `${row},${column}=${text}`);

test('filling down copies the first row to those below it', () => {
  expect(filled(0, 0, 2, 0)).toEqual(['1,0=0a', '2,0=0a']);
  expect(filled(1, 1, 2, 2)).toEqual(['2,1=1b', '2,2=1c']);
});

test('one row copies the row above; the first has none', () => {
  expect(filled(2, 1, 2, 1)).toEqual(['2,1=1b']);
  expect(filled(1, 0, 1, 2)).toEqual(['1,0=0a', '1,1=0b', '1,2=0c']);
  expect(filled(0, 0, 0, 2)).toEqual([]);
});
