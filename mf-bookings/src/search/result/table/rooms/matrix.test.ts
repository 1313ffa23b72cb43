import { expect, test } from '@jest/globals';
import { allInclusive, priced, rowsOf, suite } from '../../../testing';
import { matrixOf } from './matrix';

test('rooms are lines and boardings columns, the cheapest first; each cell has its cheapest trip', () => {
  const later = { check_in: '2090-06-02', check_out: '2090-06-09' };
  const rows = rowsOf(
    priced(100_000),
    priced(110_000, later),
    priced(130_000, { boarding_type_id: allInclusive.id }),
    priced(150_000, { room_type_id: suite.id, boarding_type_id: allInclusive.id }),
  );
  const { boardings, rooms } = matrixOf(rows);
  expect(boardings.map(({ name }) => name)).toEqual(['Half board', 'All inclusive']);
  expect(
    rooms.map(({ name, cells }) => [
      name,
      ...cells.map((cell) => cell && [cell.row.trip.sale_minor, cell.others.length]),
    ]),
  ).toEqual([
    ['Double', [100_000, 1], [130_000, 0]],
    ['Suite', undefined, [150_000, 0]],
  ]);
});

test('without trips, there are no rooms', () => {
  expect(matrixOf([])).toEqual({ boardings: [], rooms: [] });
});
