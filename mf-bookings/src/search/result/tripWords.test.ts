import { expect, test } from '@jest/globals';
import type { FoundTrip } from '@itinera/shared/contracts';
import { testId } from '../../bookings/testing';
import { aTrip, rowsOf } from '../testing';
import { comparison } from './compare/comparison';
import { fewRoomsInWords, onRequestInWords } from './tripWords';

const isAsked = { availability: 'on_request' } as const;
const transfer = { airport_id: testId(15), net_minor: 1000, sale_minor: 2000 };
const unpriced = { ...transfer, net_minor: null, sale_minor: null };

test.each<[string, Partial<FoundTrip>, string | undefined]>([
  ['one is left', { rooms_left: 1 }, '1 room left'],
  ['three are left', { rooms_left: 3 }, '3 rooms left'],
  ['four are left', { rooms_left: 4 }, undefined],
  ['none is left', { rooms_left: 0 }, undefined],
  ['they are not counted', { rooms_left: null }, undefined],
  ['the server does not count', {}, undefined],
  ['the trip can’t be sold', { rooms_left: 2, availability: 'blocked' }, undefined],
])('a trip says how few rooms are left where %s', (_name, trip, words) =>
  expect(fewRoomsInWords(aTrip(trip))).toBe(words),
);

test.each<[string, Partial<FoundTrip>, string[]]>([
  ['nothing', {}, []],
  ['rooms that are not counted', isAsked, ['On request: the hotel is asked']],
  ['rooms beside a transfer with a price', { ...isAsked, transfer }, ['On request: the hotel is asked']],
  ['the transfer', { ...isAsked, transfer: unpriced, rooms_left: 5 }, ['Transfer on request']],
  [
    'rooms and the transfer',
    { ...isAsked, transfer: unpriced, rooms_left: 0 },
    ['On request: the hotel is asked', 'Transfer on request'],
  ],
])('a trip says that it is on request for %s', (_name, trip, words) =>
  expect(onRequestInWords(aTrip(trip))).toEqual(words),
);

test('trips are compared by what is left of them, unless none of them says so', () => {
  const compared = (...trips: Partial<FoundTrip>[]) =>
    comparison(rowsOf(...trips.map(aTrip)), false).find(({ term }) => term === 'Availability');
  expect(compared({ rooms_left: 2 }, isAsked, { rooms_left: 20 })).toMatchObject({
    values: ['2 rooms left', 'On request: the hotel is asked', '—'],
    differs: true,
  });
  expect(compared({ rooms_left: 20 }, {})).toBeUndefined();
});
