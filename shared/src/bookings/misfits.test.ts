import { expect, test } from '@jest/globals';
import { misfitsOf } from './misfits';

const stay = {
  check_in: '2027-06-01',
  check_out: '2027-06-08',
  rooms: 1,
  adults: 2,
  child_ages: [1],
  children: 0,
  infants: 1,
};
const fare_party = { adults: 2, children: 0, infants: 1 };
const flight = {
  id: 'out',
  flight_number: 'BT 651',
  departure_date: '2027-06-01',
  seats: 2,
  seat_status: 'held' as const,
  fare_party,
};
const misfits = (more: object = {}) =>
  misfitsOf(
    { hotels: [stay], flights: [flight], transfer: { id: 'bus', pax: 3 }, travellers: [], ...more },
    'check_in',
  );

test('services sold for the party are no misfits', () => expect(misfits()).toEqual([]));

test('another room makes seats, fares and the transfer too few', () => {
  const flying = { adults: 4, children: 0, infants: 1 };
  expect(misfits({ hotels: [stay, { ...stay, child_ages: [], infants: 0 }] })).toEqual([
    { of: 'seats', flight: 'out', flight_number: 'BT 651', has: 2, needs: 4 },
    { of: 'fare', flight: 'out', flight_number: 'BT 651', priced: fare_party, flying },
    { of: 'transfer', transfer: 'bus', has: 3, needs: 5 },
  ]);
});

test('another age does, too, if it changes seat and fare', () => {
  expect(misfits({ hotels: [{ ...stay, child_ages: [2] }] }).map(({ of }) => of)).toEqual(['seats', 'fare']);
  expect(misfits({ travellers: [{ birthday: '2025-05-20' }] }).map(({ of }) => of)).toEqual([
    'seats',
    'fare',
  ]);
});

test('released seats, and fares without a known party, are not misfits', () => {
  const hotels = [{ ...stay, adults: 4 }];
  const released = { ...flight, seat_status: 'released' as const, fare_party: null };
  expect(misfits({ hotels, flights: [released], transfer: null })).toEqual([]);
});

test('nothing is reported while no traveller is known', () => expect(misfits({ hotels: [] })).toEqual([]));
