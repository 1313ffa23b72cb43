import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hotelChargeKinds } from '@itinera/shared/contracts';
import type { BookCharge } from '../book';
import { quoteStay } from '../quoteStay';
import { anyBook, anyStay, examples } from '../testing';
import { chargesOfStay } from './chargesOfStay';
import { ofRooms, paidAtHotel } from './paidAtHotel';
import type { ChargedParty } from './unitsOf';
import { chargesOfQuote, withCharges } from './withCharges';

/** Two adults with children of 3 and 7, from Thursday 10 June for ten nights. */
const family: ChargedParty = {
  check_in: '2027-06-10',
  check_out: '2027-06-20',
  rooms: 1,
  adults: 2,
  ages: [3, 7],
};
const charge = (more: Partial<BookCharge>): BookCharge => ({
  id: 'a',
  kind: 'tax',
  name: null,
  basis: 'person_night',
  amount_minor: 200,
  currency: 'EUR',
  free_below_age: null,
  max_nights: null,
  stay_from: null,
  stay_to: null,
  is_included: false,
  is_refundable: false,
  is_active: true,
  ...more,
});
const amountOf = (more: Partial<BookCharge>, party: Partial<ChargedParty> = {}): number | undefined =>
  chargesOfStay([charge(more)], { ...family, ...party })[0]?.amount_minor;

test.each<[string, Partial<BookCharge>, Partial<ChargedParty>, number | undefined]>([
  // 2.00 × 4 persons × 10 nights.
  ['for all guests without an age', {}, {}, 8_000],
  // The child of 3 is free: 2.00 × 3 × 10.
  ['without children below the age', { free_below_age: 6 }, {}, 6_000],
  ['with a child that is as old as the age', { free_below_age: 7 }, {}, 6_000],
  ['without both children', { free_below_age: 8 }, {}, 4_000],
  // 2.00 × 3 × 7.
  ['for at most seven nights', { free_below_age: 6, max_nights: 7 }, {}, 4_200],
  ['for a stay that is shorter than that', { max_nights: 7 }, { check_out: '2027-06-12' }, 1_600],
  // The season begins on the sixth night: 2.00 × 3 × 5.
  ['in a season that begins within the stay', { free_below_age: 6, stay_from: '2027-06-15' }, {}, 3_000],
  // The nights of 10 to 12 June.
  ['in a season that ends within the stay', { free_below_age: 6, stay_to: '2027-06-12' }, {}, 1_800],
  ['in one night', { stay_from: '2027-06-12', stay_to: '2027-06-12' }, {}, 800],
  ['from the day of departure on', { stay_from: '2027-06-20' }, {}, undefined],
  ['in a season with more nights than are charged', { stay_from: '2027-06-11', max_nights: 2 }, {}, 1_600],
  ['for two rooms', { free_below_age: 6, max_nights: 7 }, { rooms: 2 }, 8_400],
  ['per person', { basis: 'person_stay', free_below_age: 6 }, {}, 600],
  ['per person of two rooms', { basis: 'person_stay' }, { rooms: 2 }, 1_600],
  ['per person who arrives in the season', { basis: 'person_stay', stay_to: '2027-06-10' }, {}, 800],
  ['per person who arrives before it', { basis: 'person_stay', stay_from: '2027-06-11' }, {}, undefined],
  ['per room and night', { basis: 'room_night' }, { rooms: 3 }, 6_000],
  ['per room and night, up to a limit', { basis: 'room_night', max_nights: 1 }, { rooms: 3 }, 600],
  ['per room', { basis: 'room_stay' }, { rooms: 3 }, 600],
  ['of a charge that is switched off', { is_active: false }, {}, undefined],
  ['for children alone who are free', { free_below_age: 17 }, { adults: 0 }, undefined],
])('%s', (_, more, party, amount) => {
  expect(amountOf(more, party)).toBe(amount);
});

test('amounts of any currency are whole minor units', () => {
  // 400 yen × 3 × 7, and 0.250 dinar × 3 × 7.
  const rules = { free_below_age: 6, max_nights: 7 };
  expect(amountOf({ ...rules, currency: 'JPY', amount_minor: 400 })).toBe(8_400);
  expect(amountOf({ ...rules, currency: 'KWD', amount_minor: 250 })).toBe(5_250);
});

describe('several charges', () => {
  const all = [
    charge({ id: 'e', kind: 'other', name: 'Parking', basis: 'room_night', amount_minor: 500 }),
    charge({ id: 'd', kind: 'deposit', basis: 'room_stay', amount_minor: 10_000, is_refundable: true }),
    charge({ id: 'c', kind: 'resort_fee', basis: 'room_night', amount_minor: 150, is_included: true }),
    charge({ id: 'b', name: 'Eco tax', currency: 'JPY', amount_minor: 100, max_nights: 1 }),
    charge({ id: 'a' }),
  ];

  test('are in the order of their kinds, then names, then ids', () => {
    const again = charge({ id: '0', name: 'Eco tax' });
    const ids = (list: readonly BookCharge[]) =>
      chargesOfStay(list, family).map(({ charge_id }) => charge_id);
    expect(ids([...all, again])).toEqual(['a', '0', 'b', 'c', 'd', 'e']);
    expect(ids([again, ...all.toReversed()])).toEqual(['a', '0', 'b', 'c', 'd', 'e']);
  });

  test('add up by currency, without deposits and what is included', () => {
    const { sums, deposits, included } = paidAtHotel(chargesOfStay(all, family));
    expect(sums).toEqual([
      { currency: 'EUR', amount_minor: 13_000 },
      { currency: 'JPY', amount_minor: 400 },
    ]);
    expect(deposits.map(({ amount_minor }) => amount_minor)).toEqual([10_000]);
    expect(included.map(({ kind }) => kind)).toEqual(['resort_fee']);
  });

  test('of one room are those of several rooms, divided by their number', () => {
    expect(ofRooms(chargesOfStay(all, family), 3)).toEqual(chargesOfStay(all, { ...family, rooms: 3 }));
  });
});

describe('a quote', () => {
  const book = { ...examples.book, hotel_charges: [charge({ free_below_age: 6 })] };
  const stay = {
    room_type_id: 'standard',
    boarding_type_id: 'AI',
    check_in: '2027-05-10',
    check_out: '2027-05-17',
    adults: 2,
    booking_date: '2027-03-01',
  };

  test('has its charges beside its price, which they don’t change', () => {
    const quote = quoteStay(book, stay);
    const { charges, ...rest } = withCharges(book, stay, quote);
    expect(rest).toEqual(quote);
    expect(charges).toMatchObject([{ charge_id: 'a', unit_minor: 200, amount_minor: 2_800 }]);
  });

  test('counts ages at birthdays, and a child that is priced as an adult once', () => {
    const child_birthdays = ['2021-05-11', '2011-01-01'];
    const quote = quoteStay(book, { ...stay, child_birthdays });
    // The first is 5 at the arrival, the second 16: 2.00 × 3 × 7.
    expect(withCharges(book, stay, quote).charges).toMatchObject([{ amount_minor: 4_200 }]);
  });
});

test('charges of any stay are above 0, in order, and as many times as much for as many rooms', () =>
  fc.assert(
    fc.property(anyBook, anyStay, fc.integer({ min: 1, max: 9 }), (book, stay, rooms) => {
      const quote = quoteStay(book, stay);
      const one = chargesOfQuote(book, stay, quote, 1);
      expect(one.every(({ amount_minor }) => Number.isSafeInteger(amount_minor) && amount_minor > 0)).toBe(
        true,
      );
      const kinds = one.map(({ kind }) => hotelChargeKinds.indexOf(kind));
      expect(kinds).toEqual(kinds.toSorted((low, high) => low - high));
      expect(chargesOfQuote(book, stay, quote, rooms)).toEqual(ofRooms(one, rooms));
    }),
    { numRuns: 100 },
  ));
