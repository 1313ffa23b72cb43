import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { daysInOrder } from './daysInOrder';
import { day } from './fields';

const stay = daysInOrder(z.strictObject({ from: day, to: z.nullable(day) }), 'from', 'to');

test.each([
  ['2027-03-01', '2027-03-02'],
  ['2027-03-01', '2027-03-01'],
  ['2026-12-31', '2027-01-01'],
  ['2027-03-01', null],
])('%s to %s is in order', (from, to) => {
  expect(stay.safeParse({ from, to }).success).toBe(true);
});

test('a second day before the first is reported at the second', () => {
  const { error } = stay.safeParse({ from: '2027-03-01', to: '2027-02-28' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['to'], 'Choose the same day as the first one, or a later one.'],
  ]);
});
