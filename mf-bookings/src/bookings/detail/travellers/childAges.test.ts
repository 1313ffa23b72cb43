import { describe, expect, test } from '@jest/globals';
import type { BookingTraveller } from '@itinera/shared/contracts';
import { aBooking, aStay, aTraveller } from '../../testing';
import { agesThatDiffer, guestsOn } from './childAges';

const born = (birthday: string): BookingTraveller =>
  aTraveller({
    traveller: {
      id: 't1',
      first_name: 'Zane',
      last_name: 'Ozola',
      sex: 'f',
      birthday,
      nationality: 'lv',
      passport_number: null,
      passport_expires_at: null,
    },
  });
const check_in = '2027-06-10';
const [adult, child, infant] = [born('1990-01-01'), born('2020-06-10'), born('2026-06-11')];

test.each([
  [[], undefined],
  [[adult], { adults: 1, child_ages: [] }],
  [[child, adult, infant], { adults: 1, child_ages: [0, 7] }],
  [[born('2009-06-10'), adult], { adults: 2, child_ages: [] }],
  [[born('2009-06-11'), adult], { adults: 1, child_ages: [17] }],
  [[child], { adults: 1, child_ages: [7] }],
  [[adult, { ...child, traveller: null }], undefined],
])('the guests of a stay follow the birthdays of travellers (%#)', (travellers, guests) =>
  expect(guestsOn(check_in, travellers)).toEqual(guests),
);

describe('a stay for an adult and a child', () => {
  const differ = (child_ages: number[], travellers: BookingTraveller[], rooms = 1) =>
    agesThatDiffer(aBooking({ hotels: [aStay({ check_in, adults: 1, child_ages, rooms })], travellers }));

  test.each([
    ['is right', [7], [adult, child], undefined],
    [
      'is younger than the child who is named',
      [6],
      [adult, child],
      /priced for children aged 6; .* will be 7/,
    ],
    ['is right, in another order', [7, 0], [infant, adult, child], undefined],
    ['is not known yet', [6], [adult], undefined],
    ['is none', [], [adult], undefined],
  ])('%s', (_of, ages, travellers, words) => {
    const said = differ(ages, travellers);
    if (words) expect(said).toMatch(words);
    else expect(said).toBeUndefined();
  });

  test('is not judged in several rooms', () => expect(differ([6], [adult, child], 2)).toBeUndefined());
});
