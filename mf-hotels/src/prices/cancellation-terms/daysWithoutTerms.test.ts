import { expect, test } from '@jest/globals';
import type { CancellationTerms } from '@itinera/shared/contracts';
import { daysWithoutTerms } from './daysWithoutTerms';

const today = '2027-03-01';
const sold = {
  // The second one is after the coming year.
  periods: [
    { start_period: '2027-05-01', end_period: '2027-05-10' },
    { start_period: '2028-05-01', end_period: '2028-05-10' },
  ],
  rooms: [
    { value: 'double', label: 'Double' },
    { value: 'suite', label: 'Suite' },
  ],
  boardings: [{ value: 'half', label: 'Half board' }],
};
const terms = (more: Partial<CancellationTerms>): CancellationTerms => ({
  id: 'terms',
  hotel_id: 'hotel',
  dmc_id: 'partner',
  name: 'Terms',
  stay_from: '2027-05-01',
  stay_to: '2027-05-10',
  booking_from: '2027-01-01',
  booking_to: '2027-12-31',
  room_type_ids: [],
  boarding_type_ids: [],
  offer_ids: [],
  steps: [],
  no_show: null,
  is_active: true,
  created_at: '',
  updated_at: '',
  ...more,
});

test.each<[string, CancellationTerms[], number]>([
  ['none are needed', [terms({})], 0],
  ['they end too early', [terms({ stay_to: '2027-05-08' })], 2],
  ['they are inactive', [terms({ is_active: false })], 10],
  ['they are for an offer', [terms({ offer_ids: ['early'] })], 10],
  ['they are not for bookings of today', [terms({ booking_from: '2027-03-02' })], 10],
  ['they are for one room', [terms({ room_type_ids: ['double'] })], 10],
  [
    'each room has its own',
    [terms({ room_type_ids: ['double'] }), terms({ room_type_ids: ['suite'], boarding_type_ids: ['half'] })],
    0,
  ],
])('days without terms where %s', (_, all, count) => {
  expect(daysWithoutTerms(all, sold, today)).toHaveLength(count);
});
