import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays } from '@itinera/shared/contracts';
import { nightsOf, partyOf, personsIn, placesOf, type StayGuests } from './party';

const stay = (more: Partial<StayGuests> = {}): StayGuests => ({
  check_in: '2027-06-01',
  check_out: '2027-06-08',
  rooms: 1,
  adults: 2,
  child_ages: [],
  children: 0,
  infants: 0,
  ...more,
});
const family = { child_ages: [8, 5, 1], children: 2, infants: 1 };
const later = { check_in: '2027-06-08', check_out: '2027-06-15' };
const none = { travellers: [] };
const adult = { pax_type: 'adult' as const };

describe('the party of a booking', () => {
  test.each([
    ['nobody, without a stay', [], [0, 0, 0]],
    ['the guests of its stay', [stay(family)], [2, 2, 1]],
    ['the guests of all rooms', [stay({ rooms: 9 }), stay({ rooms: 9 }), stay({ rooms: 2 })], [40, 0, 0]],
    [
      'a family in two rooms, which are two stays',
      [stay(), stay({ adults: 1, child_ages: [8, 5], children: 2 })],
      [3, 2, 0],
    ],
    [
      'the same people in one hotel after the other',
      [stay(family), stay({ ...later, ...family })],
      [2, 2, 1],
    ],
    [
      'those of the night that they are all there',
      [
        stay(),
        stay({ adults: 1, check_in: '2027-06-04', check_out: '2027-06-10' }),
        stay({ adults: 1, check_in: '2027-06-08', check_out: '2027-06-15' }),
      ],
      [3, 0, 0],
    ],
    [
      'two rooms that become one for the same people',
      [stay({ rooms: 2 }), stay({ ...later, adults: 4 })],
      [4, 0, 0],
    ],
    ['adults also where the hotel counts a child as one', [stay({ child_ages: [14] })], [3, 0, 0]],
    [
      'counted as the first of two hotels does, each of the same people',
      [stay({ child_ages: [2], infants: 1 }), stay({ ...later, child_ages: [2], children: 1 })],
      [2, 0, 1],
    ],
  ])('is %s', (_, hotels, [adults, children, infants]) =>
    expect(partyOf({ hotels, ...none })).toEqual({ adults, children, infants }),
  );

  test('is the named travellers without a stay, or if there are more of them', () => {
    const named = [adult, adult, { pax_type: 'child' as const }];
    expect(partyOf({ hotels: [], travellers: named })).toEqual({ adults: 2, children: 1, infants: 0 });
    expect(partyOf({ hotels: [stay()], travellers: named })).toEqual({ adults: 2, children: 1, infants: 0 });
    expect(partyOf({ hotels: [stay(family)], travellers: named })).toEqual({
      adults: 2,
      children: 2,
      infants: 1,
    });
  });
});

test('of equally full nights, the nearest to a day decides the ages of children', () => {
  const hotels = [stay({ child_ages: [1], infants: 1 }), stay({ ...later, child_ages: [2], children: 1 })];
  const agesNear = (day: string) => placesOf(hotels, day).flatMap(({ age }) => age ?? []);
  expect(agesNear('2027-05-31')).toEqual([1]);
  expect(agesNear('2027-06-15')).toEqual([2]);
});

test('nights of parallel stays count once, and those between stays do not', () => {
  expect(nightsOf([stay(), stay()])).toBe(7);
  expect(nightsOf([stay(), stay(later)])).toBe(14);
  expect(nightsOf([stay(), stay({ check_in: '2027-06-10', check_out: '2027-06-12' })])).toBe(9);
  expect(nightsOf([])).toBe(0);
});

const anyStay = fc
  .record({
    from: fc.integer({ min: 0, max: 12 }),
    nights: fc.integer({ min: 1, max: 8 }),
    rooms: fc.integer({ min: 1, max: 9 }),
    adults: fc.integer({ min: 1, max: 4 }),
    child_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    infantsTo: fc.integer({ min: 0, max: 3 }),
    childrenTo: fc.integer({ min: 4, max: 17 }),
  })
  .map(({ from, nights, child_ages, infantsTo, childrenTo, ...more }) => {
    const infants = child_ages.filter((age) => age < infantsTo).length;
    const children = child_ages.filter((age) => age >= infantsTo && age <= childrenTo).length;
    const check_in = addDays('2027-06-01', from);
    return stay({ ...more, check_in, check_out: addDays(check_in, nights), child_ages, infants, children });
  });
const anyStays = fc.array(anyStay, { minLength: 1, maxLength: 5 });
const peopleIn = ({ rooms, adults, child_ages }: StayGuests): number => rooms * (adults + child_ages.length);

/** Counted night by night. */
const fullest = (hotels: readonly StayGuests[]): number =>
  Math.max(
    ...Array.from({ length: 21 }, (_, night) => addDays('2027-06-01', night)).map((day) =>
      hotels
        .filter(({ check_in, check_out }) => check_in <= day && day < check_out)
        .reduce((sum, one) => sum + peopleIn(one), 0),
    ),
  );

describe('of any stays', () => {
  test('the party is the number of guests in the fullest night, in any order of stays', () =>
    fc.assert(
      fc.property(anyStays, (hotels) => {
        const people = personsIn(partyOf({ hotels, ...none }));
        expect(people).toBe(fullest(hotels));
        expect(personsIn(partyOf({ hotels: hotels.toReversed(), ...none }))).toBe(people);
      }),
    ));

  test('a stay after all others changes nothing, unless it has more guests', () =>
    fc.assert(
      fc.property(anyStays, anyStay, (hotels, more) => {
        const after = { ...more, check_in: '2027-07-01', check_out: '2027-07-08' };
        const before = personsIn(partyOf({ hotels, ...none }));
        expect(personsIn(partyOf({ hotels: [...hotels, after], ...none }))).toBe(
          Math.max(before, peopleIn(more)),
        );
      }),
    ));

  test('naming travellers never makes the party smaller', () =>
    fc.assert(
      fc.property(anyStays, fc.nat({ max: 40 }), (hotels, named) => {
        const travellers = Array.from({ length: named }, () => adult);
        expect(personsIn(partyOf({ hotels, travellers }))).toBe(Math.max(fullest(hotels), named));
      }),
    ));
});
