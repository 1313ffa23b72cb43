import { expect, test } from '@jest/globals';
import { aBooking } from './testing';
import { daysInWords, urgencyOf } from './urgency';

const today = '2027-06-01';
const unpaid = { status: 'confirmed', departure_date: '2027-06-04', outstanding_minor: 1 } as const;

test.each([
  [{}, 'Departs in 3 days, not paid in full'],
  [{ departure_date: '2027-06-01' }, 'Departs today, not paid in full'],
  [{ departure_date: '2027-06-08' }, 'Departs in 7 days, not paid in full'],
  [{ departure_date: '2027-06-09' }, undefined],
  [{ departure_date: '2027-05-31' }, undefined],
  [{ departure_date: null }, undefined],
  [{ outstanding_minor: 0 }, undefined],
  [{ outstanding_minor: -5 }, undefined],
  [{ status: 'cancelled' as const }, undefined],
  [{ status: 'completed' as const }, undefined],
])('unpaid three days before departure, but %j: %s', (change, words) => {
  expect(urgencyOf(aBooking({ ...unpaid, ...change }), today)).toBe(words);
});

test('days are counted from today', () => {
  expect([0, 1, 2, -1, -12].map(daysInWords)).toEqual([
    'today',
    'tomorrow',
    'in 2 days',
    '1 day ago',
    '12 days ago',
  ]);
});
