import { describe, expect, test } from '@jest/globals';
import { blockFare } from './blockFare';
import { flightParty, flightPartyOn, seatsFor } from './flightParty';
import type { StayGuests } from './party';

test('children have a seat from two years on, and fly as adults from twelve', () => {
  const party = flightParty(2, [0, 1, 2, 11, 12, 17]);
  expect(party).toEqual({ adults: 4, children: 2, infants: 2 });
  expect(seatsFor(party)).toBe(6);
});

const stay = (more: Partial<StayGuests> = {}): StayGuests => ({
  check_in: '2027-06-01',
  check_out: '2027-06-15',
  rooms: 1,
  adults: 2,
  child_ages: [],
  children: 0,
  infants: 0,
  ...more,
});
const flying = (hotels: StayGuests[], birthdays: string[] = [], day = '2027-06-01') =>
  flightPartyOn(day, { hotels, travellers: birthdays.map((birthday) => ({ birthday })) }, 'check_in');
const parents = ['1990-01-01', '1991-02-02'];
const fares = {
  adult_net_minor: 12_000,
  child_net_minor: 10_000,
  infant_net_minor: 0,
  adult_sale_minor: 12_000,
  child_sale_minor: 10_000,
  infant_sale_minor: 0,
};

describe('the party of a flight', () => {
  test('has seats and fares by age, even if the hotel counts differently', () => {
    const infantOfTwo = flying([stay({ child_ages: [2], infants: 1 })]);
    expect(seatsFor(infantOfTwo)).toBe(3);
    expect(blockFare(fares, infantOfTwo, 0).sale_minor).toBe(34_000);
    expect(flying([stay({ child_ages: [14], children: 1 })])).toEqual({ adults: 3, children: 0, infants: 0 });
    expect(seatsFor(flying([stay({ child_ages: [1], children: 1 })]))).toBe(2);
  });

  test('uses ages on the day of the flight, from birthdays, so that two flights can differ', () => {
    const hotels = [stay({ child_ages: [1], infants: 1 })];
    const named = [...parents, '2025-06-10'];
    expect(flying(hotels, named)).toEqual({ adults: 2, children: 0, infants: 1 });
    expect(flying(hotels, named, '2027-06-15')).toEqual({ adults: 2, children: 1, infants: 0 });
  });

  test('counts each person once, named or not: unnamed ones have the age from their stay', () => {
    const hotels = [stay({ child_ages: [8, 1], children: 1, infants: 1 })];
    expect(flying(hotels, [])).toEqual({ adults: 2, children: 1, infants: 1 });
    expect(flying(hotels, parents)).toEqual({ adults: 2, children: 1, infants: 1 });
    expect(flying(hotels, ['2019-01-01'])).toEqual({ adults: 2, children: 1, infants: 1 });
    expect(flying(hotels, ['1990-01-01', '2026-01-01'])).toEqual({ adults: 2, children: 1, infants: 1 });
    // A 13-year-old takes the place that was searched for an eight-year-old.
    expect(flying(hotels, ['2014-01-01'])).toEqual({ adults: 3, children: 0, infants: 1 });
  });

  test('is the named travellers if they exceed the places of the stays, or without stays', () => {
    expect(flying([stay()], [...parents, '2020-01-01'])).toEqual({ adults: 2, children: 1, infants: 0 });
    expect(flying([], parents)).toEqual({ adults: 2, children: 0, infants: 0 });
  });

  test('does not age an unnamed child within days of the reference day, but after a year', () => {
    const hotels = [stay({ child_ages: [1], infants: 1 })];
    expect(flying(hotels, [], '2027-05-31').infants).toBe(1);
    expect(flying(hotels, [], '2027-06-15').infants).toBe(1);
    expect(flying(hotels, [], '2028-06-02').infants).toBe(0);
    expect(flying([stay({ child_ages: [2], children: 1 })], [], '2026-05-30').infants).toBe(1);
  });

  test('uses the age from the nearest stay', () => {
    const hotels = [
      stay({ check_out: '2027-06-08', child_ages: [1], infants: 1 }),
      stay({ check_in: '2027-06-08', child_ages: [2], children: 1 }),
    ];
    expect(flying(hotels, [], '2027-06-01')).toEqual({ adults: 2, children: 0, infants: 1 });
    expect(flying(hotels, [], '2027-06-15')).toEqual({ adults: 2, children: 1, infants: 0 });
  });

  test('counts a family of five in two stays of one room each', () =>
    expect(seatsFor(flying([stay(), stay({ adults: 1, child_ages: [9, 6], children: 2 })]))).toBe(5));
});
