import { expect, test } from '@jest/globals';
import { suitsAge, realParty, seatsIn } from './seats';

const seats = seatsIn({ adults: 2, child_ages: [5, 1] });

test('adults come first, and children have the searched ages', () => {
  expect(seats.map(({ label }) => label)).toEqual([
    'Adult 1',
    'Adult 2',
    'Child 1, 5 years',
    'Child 2, 1 year',
  ]);
});

test.each([
  [0, 18, true],
  [0, 17, false],
  [2, 5, true],
  [2, 6, false],
  [2, 30, false],
])('seat %d fits an age of %d years: %s', (index, age, isSuited) => {
  const seat = seats[index];
  expect(seat && suitsAge(seat, age)).toBe(isSuited);
});

test.each<[string, (number | undefined)[], unknown]>([
  ['nobody is named', [], undefined],
  ['everybody is as searched', [30, 40, 5, 1], undefined],
  ['two have changed places', [5, 30, 40, 1], undefined],
  ['a child is older', [30, undefined, 6], { adults: 2, child_ages: [6, 1], order: [0, 1, 2, 3] }],
  ['a child is grown up', [30, 40, 18], { adults: 3, child_ages: [1], order: [0, 1, 2, 3] }],
  ['an adult is a child', [30, 16, 5], { adults: 1, child_ages: [16, 5, 1], order: [0, 1, 2, 3] }],
  ['both', [16, 30, 20], { adults: 2, child_ages: [16, 1], order: [1, 2, 0, 3] }],
])('where %s, the party has the real ages', (_what, ages, party) => {
  expect(realParty(seats, ages)).toEqual(party);
});
