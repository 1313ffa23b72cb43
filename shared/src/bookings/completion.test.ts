import { expect, test } from '@jest/globals';
import { whyNotCompleted } from './completion';

test('a trip can be completed from the day of its return on', () => {
  const trip = { return_date: '2027-06-12' };
  expect(whyNotCompleted(trip, '2027-06-11')).toContain('ends on 12.06.2027');
  expect(whyNotCompleted(trip, '2027-06-12')).toBeUndefined();
  expect(whyNotCompleted(trip, '2027-06-13')).toBeUndefined();
  expect(whyNotCompleted({ return_date: null }, '2027-06-13')).toContain('no dates');
});
