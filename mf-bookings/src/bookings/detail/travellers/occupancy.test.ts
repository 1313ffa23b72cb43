import { expect, test } from '@jest/globals';
import { partyInWords } from '@itinera/shared/bookings';
import { aBooking, aPerson, aStay, aTraveller } from '../../testing';
import { doubtsIn } from './occupancy';

const bornIn = (...years: number[]) =>
  years.map((year) => aTraveller({ traveller: aPerson({ birthday: `${year}-03-01` }) }));
const missing = (years: number[], hotels = [aStay()]) =>
  doubtsIn(aBooking({ hotels, travellers: bornIn(...years) }), 'check_in')
    .map((doubt) => (doubt.about === 'unnamed' ? partyInWords(doubt.party) : ''))
    .join('');

test.each([
  [[], '2 adults, 1 child'],
  [[1990], '1 adult, 1 child'],
  [[1990, 1991, 2019], ''],
  [[2019], '2 adults'],
  [[1990, 1991, 2019, 1960], ''],
  // Priced for an eight-year-old, named with a three-year-old: nobody is missing.
  [[1990, 1991, 2024], ''],
])('with two adults and an eight-year-old priced and those born in %j named, %j is missing', (years, words) =>
  expect(missing(years)).toBe(words),
);

test("an infant by the hotel's rules is missing as an infant until named", () => {
  const hotels = [aStay({ child_ages: [2], children: 0, infants: 1 })];
  expect(missing([1990, 1991], hotels)).toBe('1 infant');
  expect(missing([1990, 1991, 2025], hotels)).toBe('');
});

test('guests of all rooms and stays are counted', () => {
  const child = { child_ages: [8], children: 1 };
  expect(missing([1990], [aStay({ rooms: 9, child_ages: [], children: 0 }), aStay(child)])).toBe(
    '19 adults, 1 child',
  );
});
