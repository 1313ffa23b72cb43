import { expect, test } from '@jest/globals';
import { aBlock, blockId } from '../testing';
import { pairsOf } from './pairsOf';

const [home, away] = [blockId(21), blockId(22)];
const out = (id: number, departure_date: string, more = {}) =>
  aBlock({ id: blockId(id), departure_date, ...more });
const back = (id: number, departure_date: string, more = {}) =>
  out(id, departure_date, {
    direction: 'return',
    origin_airport_id: away,
    destination_airport_id: home,
    ...more,
  });
const ids = (blocks: Parameters<typeof pairsOf>[0], nights: number) =>
  pairsOf(blocks, nights).map(({ outbound, back: found }) => [outbound.id, found.id]);

test('outbound flights are paired with the return flights that many nights later, each with one', () => {
  const blocks = [
    out(1, '2027-06-01'),
    out(2, '2027-06-08'),
    out(3, '2027-06-08'),
    back(4, '2027-06-08'),
    back(5, '2027-06-15'),
  ];
  expect(ids(blocks, 7)).toEqual([
    [blockId(1), blockId(4)],
    [blockId(2), blockId(5)],
  ]);
  expect(ids(blocks, 14)).toEqual([[blockId(1), blockId(5)]]);
});

test('skips paired flights, other routes, and a return that departs earlier', () => {
  expect(ids([out(1, '2027-06-01', { paired_block_id: blockId(9) }), back(4, '2027-06-08')], 7)).toEqual([]);
  expect(
    ids(
      [out(1, '2027-06-01', { paired_block_id: blockId(4) }), out(2, '2027-06-01'), back(4, '2027-06-08')],
      7,
    ),
  ).toEqual([]);
  expect(ids([out(1, '2027-06-01'), back(4, '2027-06-08', { origin_airport_id: blockId(23) })], 7)).toEqual(
    [],
  );
  expect(ids([out(1, '2027-06-01'), back(4, '2027-06-01', { departure_time: '05:00' })], 0)).toEqual([]);
});
