import { expect, test } from '@jest/globals';
import { aPerson, aStay, aTraveller } from '../../testing';
import { withoutGuest } from './withoutGuest';

const born = (birthday: string) => aTraveller({ traveller: aPerson({ birthday }) });

test.each<[string, object, string, object | undefined]>([
  ['an adult', {}, '1990-05-01', { adults: 1 }],
  // Eight years old on the day of arrival.
  ['a child', { child_ages: [8, 3, 8] }, '2019-05-01', { child_ages: [3, 8] }],
  ['the only adult', { adults: 1 }, '1990-05-01', undefined],
  ['one of the same guests of two rooms', { rooms: 2 }, '1990-05-01', undefined],
])('without %s', (_name, more, birthday, change) => {
  expect(withoutGuest(aStay(more), born(birthday))).toEqual(change);
});

test('without a person whose data are not shown nothing is known', () => {
  expect(withoutGuest(aStay(), aTraveller())).toBeUndefined();
});
