import { expect, test } from '@jest/globals';
import type { BookingTraveller } from '@itinera/shared/contracts';
import { aTraveller } from '../../testing';
import { guestsOn } from './childAges';

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
