import { expect, test } from '@jest/globals';
import type { PricePeriod } from '@itinera/shared/contracts';
import { dayInWords } from './dayInWords';
import { restrictionsOf, type Layer, type RestrictionLists } from './restrictionsOf';

const stamps = { created_at: '', updated_at: '' };
const owner = { hotel_id: 'hotel', dmc_id: 'dmc' };
const period = (start_period: string, end_period: string, name: string | null): PricePeriod => ({
  id: start_period,
  ...owner,
  ...stamps,
  start_period,
  end_period,
  name,
  min_nights: 1,
  max_nights: null,
  release_days: 0,
});
const days = (start_date: string, end_date: string) => ({
  start_date,
  end_date,
  reason: null,
  is_active: true,
});
const rooms = { room_type_id: null, boarding_type_id: null, weekdays: [] };
const lists: RestrictionLists = {
  unpriced: [{ first_night: '2027-01-01', last_night: '2027-04-30' }],
  periods: [period('2027-06-01', '2027-06-30', null), period('2027-05-01', '2027-05-31', 'Low')],
  stops: [
    { id: 's1', ...owner, ...stamps, ...rooms, ...days('2027-06-10', '2027-06-12'), applies_to: 'stay' },
    { id: 's2', ...owner, ...stamps, ...rooms, ...days('2027-06-12', '2027-06-13'), applies_to: 'arrival' },
    {
      id: 's3',
      ...owner,
      ...stamps,
      ...rooms,
      ...days('2027-06-20', '2027-06-20'),
      applies_to: 'stay',
      is_active: false,
    },
    {
      id: 's4',
      ...owner,
      ...stamps,
      ...rooms,
      ...days('2027-06-22', '2027-06-28'),
      applies_to: 'stay',
      weekdays: [6],
    },
  ],
  checkouts: [
    { id: 'b1', ...owner, ...stamps, ...days('2027-06-01', '2027-06-30'), room_type_id: null, weekdays: [6] },
  ],
  specials: [
    {
      id: 'p1',
      ...owner,
      ...stamps,
      ...rooms,
      name: 'Easter',
      adult: null,
      children: null,
      stay_from: '2027-05-31',
      stay_to: '2027-06-01',
      booking_from: '2027-01-01',
      booking_to: '2027-12-31',
      min_nights: 1,
      price_minor: 100,
      combinable: false,
      is_free: false,
      is_active: true,
    },
  ],
};
const all = new Set<Layer>(['periods', 'stops', 'checkouts', 'specials', 'unpriced']);

test.each([
  ['2027-04-30', '30 April 2027: no period, no price'],
  ['2027-05-31', '31 May 2027: Low, special price'],
  ['2027-06-01', '1 June 2027: period, special price'],
  ['2027-06-10', '10 June 2027: period, stop sale'],
  // A Saturday.
  ['2027-06-12', '12 June 2027: period, stop sale, no arrivals, no check-out'],
  ['2027-06-13', '13 June 2027: period, no arrivals'],
  ['2027-06-20', '20 June 2027: period'],
  // Stopped on Saturdays alone.
  ['2027-06-25', '25 June 2027: period'],
  ['2027-06-26', '26 June 2027: period, stop sale, no check-out'],
])('on %s applies: %s', (day, words) => {
  expect(dayInWords(day, restrictionsOf(day, lists), all)).toBe(words);
});

test('hidden layers are not named, and adjacent periods look different', () => {
  const day = restrictionsOf('2027-06-12', lists);
  expect(dayInWords('2027-06-12', day, new Set(['checkouts']))).toBe('12 June 2027: no check-out');
  expect(dayInWords('2027-06-12', day, new Set())).toBe('12 June 2027');
  expect([restrictionsOf('2027-05-02', lists).isOddPeriod, day.isOddPeriod]).toEqual([false, true]);
});
