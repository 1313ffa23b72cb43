import { expect, test } from '@jest/globals';
import { daysToRelease, loadOf, seatsInWords, warningsOf } from './seats';

const today = '2027-05-01';
const block = {
  seats_total: 20,
  seats_sold: 12,
  seats_held: 3,
  seats_free: 5,
  status: 'open' as const,
  block_type: 'soft' as const,
  release_date: '2027-05-08',
};

test('the load of a block in percent and in words', () => {
  expect(loadOf(block)).toBe(75);
  expect(loadOf({ ...block, seats_free: -1 })).toBe(105);
  expect(seatsInWords(block)).toBe('12 sold, 3 held, 5 free of 20');
});

test.each([
  [{}, 7],
  [{ release_date: today }, 0],
  [{ release_date: '2027-04-30' }, undefined],
  [{ release_date: null }, undefined],
  [{ block_type: 'hard' as const }, undefined],
  [{ status: 'closed' as const }, undefined],
  [{ seats_free: 0 }, undefined],
])('a block that is %j is released in %p days', (more, days) => {
  expect(daysToRelease({ ...block, ...more }, today)).toBe(days);
});

test('warns of oversold seats, of a near release, and of a return flight with another number of seats', () => {
  expect(warningsOf({ ...block, release_date: '2027-05-09' }, undefined, today)).toEqual([]);
  expect(warningsOf(block, { seats_total: 20 }, today)).toEqual(['5 seats go back soon']);
  expect(warningsOf({ ...block, seats_free: -2 }, { seats_total: 24 }, today)).toEqual([
    'Oversold by 2',
    '24 seats on the return flight',
  ]);
  expect(warningsOf({ ...block, status: 'released' }, { seats_total: 24 }, today)).toEqual([]);
});
