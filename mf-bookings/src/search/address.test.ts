import { expect, test } from '@jest/globals';
import type { SearchInput } from '@itinera/shared/contracts';
import { testId } from '../bookings/testing';
import { readSearch, searchIn, searchParams } from './address';

const small: SearchInput = {
  check_in_from: '2027-06-01',
  check_in_to: '2027-06-01',
  nights_from: 7,
  nights_to: 7,
  adults: 2,
  child_ages: [],
};

const whole: Required<SearchInput> = {
  ...small,
  check_in_to: '2027-06-08',
  nights_to: 10,
  adults: 3,
  child_ages: [0, 9],
  country_ids: [testId(1)],
  region_ids: [testId(2), testId(3)],
  resort_ids: [testId(4)],
  place_ids: [testId(5)],
  hotel_ids: [testId(6)],
  room_type_ids: [testId(7)],
  boarding_type_ids: [testId(8)],
  hotel_class_ids: [testId(9)],
  hotel_theme_ids: [testId(10)],
  hotel_chain_ids: [testId(11)],
  beach_type_ids: [testId(12)],
  feature_ids: [testId(15)],
  dmc_ids: [testId(13)],
  stars_from: 4,
  distance_to_beach_to: 0.5,
  price_from_minor: 0,
  price_to_minor: 200_000,
  price_currency: 'EUR',
  origin_city_id: testId(14),
  with_transfer: true,
  cheapest_only: true,
  boarding_or_better: true,
  include_blocked: true,
  include_on_request: true,
  markup_bp: 0,
  sale_rounding: 0,
  currency: 'EUR',
  booking_date: '2027-01-01',
  limit: 100,
};

test.each([
  ['a search of a hotel alone', small],
  ['every field of the contract', whole],
])('%s is the same after a round trip through the address', (_what, input) => {
  const address = searchParams(input).toString();
  expect(readSearch(new URLSearchParams(address))).toEqual(input);
});

test('unrelated parameters are not part of the search', () => {
  const params = searchParams(small);
  params.set('book', 'a.b.c');
  expect(readSearch(params)).toEqual(small);
});

test.each(['', 'adults=2', 'check_in_from=soon', `${searchParams(small)}&child_ages=five`])(
  'an address such as %p is not a complete search',
  (address) => {
    expect(readSearch(new URLSearchParams(address))).toBeUndefined();
  },
);

test('the form is filled from the address, with a party of two by default', () => {
  expect(searchIn(new URLSearchParams('nights_from=7'))).toEqual({
    adults: 2,
    child_ages: [],
    nights_from: 7,
  });
});
