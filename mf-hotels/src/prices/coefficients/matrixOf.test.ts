import { expect, test } from '@jest/globals';
import type { GraphPrice } from '@itinera/shared/contracts';
import { cellOf, isWithinLimits, occupanciesOf, occupancyName, usualOf } from './matrixOf';
import { coefficientReader } from './readCoefficient';

const row = (adult: number, children: number, child_bands: number[] | null, room_type_id = 'double') =>
  ({ adult, children, child_bands, room_type_id }) as GraphPrice;

test('the matrix has the common occupancies and those of the rows, each once', () => {
  const rows = [row(2, 0, null), row(4, 0, null), row(2, 1, [2]), row(2, 1, [1]), row(0, 0, null)];
  const names = occupanciesOf(rows).map(occupancyName);
  expect(names).toEqual(['1+0', '2+0', '2+1', '2+1 (band 1)', '2+1 (band 2)', '2+2', '3+0', '4+0']);
  const banded = { adult: 2, children: 1, bands: [2] };
  expect(cellOf(banded, 'double', rows).row).toBe(rows[2]);
  expect(cellOf(banded, 'suite', rows).row).toBeUndefined();
});

test.each([
  [1, 0, 15_000],
  [2, 0, 20_000],
  [2, 1, 20_000],
  [2, 2, 25_000],
  [3, 0, 27_000],
  [3, 1, undefined],
])('the default coefficient of %i+%i is %s', (adult, children, expected) => {
  expect(usualOf({ adult, children, bands: null })).toBe(expected);
});

test('limits of a room count adults, children and guests; 0 is no limit', () => {
  const limits = (max_adults: number, max_children: number, max_guests: number) => ({
    max_adults,
    max_children,
    max_guests,
  });
  const party = { adult: 2, children: 2, bands: null };
  expect(isWithinLimits(party, limits(2, 2, 4))).toBe(true);
  expect(isWithinLimits(party, limits(0, 0, 0))).toBe(true);
  expect(
    [limits(1, 2, 4), limits(2, 1, 4), limits(2, 2, 3)].map((room) => isWithinLimits(party, room)),
  ).toEqual([false, false, false]);
});

test.each([
  ['1,5', 15_000],
  ['2', 20_000],
  ['0.0625', 625],
  ['1.23456', undefined],
  ['x', undefined],
])('the coefficient %s is %s', (text, expected) => {
  const value = coefficientReader.read(text);
  expect(typeof value === 'number' ? value : undefined).toBe(expected);
});
