import { expect, test } from '@jest/globals';
import type { Flight } from './flights';
import { bestRotation } from './rotations';

const flight = (id: string, sale_minor: number, seats_free: number, paired_block_id: string | null = null) =>
  ({ airport_id: 'AYT', paired_block_id, seats: { block_seat_id: id, sale_minor, seats_free } }) as Flight;

const ids = (out: Flight[], back: Flight[], seats = 2) => {
  const best = bestRotation(out, back, seats);
  return best && [best.out.seats.block_seat_id, best.back.seats.block_seat_id, best.hasSeats];
};

test('takes the cheapest flights with seats for all', () => {
  const out = [flight('a', 100, 9), flight('b', 90, 1), flight('c', 120, 9)];
  expect(ids(out, [flight('x', 100, 9), flight('y', 80, 9)])).toEqual(['a', 'y', true]);
});

test('a paired block returns with its pair, with another one only on days without it', () => {
  const out = [flight('a', 100, 9, 'x')];
  expect(ids(out, [flight('x', 100, 9), flight('y', 80, 9)])).toEqual(['a', 'x', true]);
  expect(ids(out, [flight('y', 80, 9)])).toEqual(['a', 'y', true]);
});

test('without seats for all in one or both directions, the cheapest flights are blocked', () => {
  expect(ids([flight('a', 100, 9)], [flight('x', 100, 1)])).toEqual(['a', 'x', false]);
  expect(ids([flight('a', 100, 9)], [])).toBeUndefined();
});
