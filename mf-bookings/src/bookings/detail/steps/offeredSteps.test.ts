import { expect, test } from '@jest/globals';
import type { Booking } from '@itinera/shared/contracts';
import { aBooking } from '../../testing';
import { offeredSteps } from './offeredSteps';

const now = '2027-05-01';
const paid = { total_minor: 1000, received_minor: 1000, outstanding_minor: 0 };

/** The first step, and all others. */
const offered = (booking: Partial<Booking>, isAdmin = false) => {
  const { first, others } = offeredSteps(aBooking({ ...paid, ...booking }), { now, isAdmin });
  return [first?.label, others.map(({ label }) => label)];
};

test('a draft is confirmed, or put on request first', () =>
  expect(offered({ status: 'draft' })).toEqual([
    'Confirm',
    ['Put on request', 'Recalculate', 'Duplicate', 'Cancel booking'],
  ]));

test('a confirmed trip is paid first, and completed after its end', () => {
  const usual = ['Recalculate', 'Duplicate', 'Cancel booking'];
  const ahead = { status: 'confirmed', return_date: '2027-06-01' } as const;
  expect(offered({ ...ahead, outstanding_minor: 400 })).toEqual(['Record payment', usual]);
  expect(offered(ahead)).toEqual([undefined, usual]);
  expect(offered({ ...ahead, outstanding_minor: -400 })).toEqual(['Record refund', usual]);
  const over = { ...ahead, return_date: '2027-04-30' };
  expect(offered(over)).toEqual(['Complete', usual]);
  expect(offered({ ...over, outstanding_minor: 400 })).toEqual(['Record payment', ['Complete', ...usual]]);
});

test('a completion is undone, and only an admin makes a draft of what was cancelled', () => {
  expect(offered({ status: 'completed' })).toEqual([undefined, ['Undo completion', 'Duplicate']]);
  const cancelled = { status: 'cancelled', outstanding_minor: 0, received_minor: 0 } as const;
  expect(offered(cancelled)).toEqual([undefined, ['Duplicate']]);
  expect(offered(cancelled, true)).toEqual([undefined, ['Reopen as a draft', 'Duplicate']]);
});
