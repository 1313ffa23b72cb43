import { expect, test } from '@jest/globals';
import { aBlock } from '../testing';
import { blockOn, daysOfSeries } from './seriesOf';

test('a series has its weekdays, first and last day included', () => {
  expect(daysOfSeries('2027-06-01', '2027-06-15', new Set([2, 6]))).toEqual([
    '2027-06-01',
    '2027-06-05',
    '2027-06-08',
    '2027-06-12',
    '2027-06-15',
  ]);
  expect(daysOfSeries('2027-06-15', '2027-06-01', new Set([1, 2, 3, 4, 5, 6, 7]))).toEqual([]);
  expect(daysOfSeries('2027-06-01', '2027-06-30', new Set())).toEqual([]);
});

test('a repeated block is open and unpaired, and released the same number of days before departure', () => {
  const block = aBlock({ departure_date: '2027-06-01', release_date: '2027-05-18', status: 'closed' });
  const repeated = blockOn(block, '2027-06-08');
  expect(repeated).toMatchObject({
    departure_date: '2027-06-08',
    release_date: '2027-05-25',
    flight_number: block.flight_number,
    seats_total: block.seats_total,
  });
  const steps = [{ days_before: 14, hour: 12, kind: 'percent' as const, value: 5_000 }];
  expect(blockOn(aBlock({ cancellation_steps: steps }), '2027-06-08').cancellation_steps).toEqual(steps);
  for (const field of ['id', 'code', 'status', 'paired_block_id', 'seats_sold'])
    expect(repeated).not.toHaveProperty(field);
  expect(blockOn(aBlock({ release_date: null }), '2027-06-08').release_date).toBeNull();
});
