import { expect, test } from '@jest/globals';
import { priced, rowsOf } from '../../testing';
import { leastOfPrices, tracksOf } from './columns';

const tracks = (minor: number) =>
  tracksOf(['net', 'markup', 'sale'], {}, leastOfPrices(rowsOf(priced(minor))))
    .split(' ')
    .map((track) => Number.parseInt(track, 10));

test('columns of amounts are wide enough for the longest, and no narrower than their headings', () => {
  expect(tracks(1_000).slice(0, 3)).toEqual([62, 74, 112]);
  const [usual, long] = [tracks(134_160), tracks(12_469_135_689)];
  expect(usual[0]).toBeLessThan(80);
  // 124 691 356,89
  expect(long[0]).toBeGreaterThan(105);
  expect(long[2]).toBeGreaterThan(112);
});

test('a width that was chosen is kept', () => {
  expect(tracksOf(['net'], { net: 70 }, leastOfPrices(rowsOf(priced(12_469_135_689))))).toMatch(
    /^minmax\(0, 70px\)/,
  );
});
