import { expect, test } from '@jest/globals';
import { cutWidth } from './cutWidth';

const columns = [
  { width: 50, pinned: 'start' },
  { width: 100 },
  { width: 100 },
  { width: 300 },
  { width: 40, pinned: 'end' },
] as const;

test.each([
  ['all of them fit', 590, 0, 0],
  ['the next column begins where the pinned ones do', 290, 0, 0],
  ['a strip of the third is visible', 320, 0, 30],
  ['half of the second is visible', 240, 0, 50],
  ['it is scrolled to the end', 400, 190, 0],
  ['it is scrolled so that the third is cut', 400, 150, 260],
  ['only a part of one column is visible, which is better than nothing', 190, 200, 0],
])('%s', (_, clientWidth, scrollLeft, cut) => {
  expect(cutWidth(columns, { clientWidth, scrollLeft })).toBe(cut);
});
