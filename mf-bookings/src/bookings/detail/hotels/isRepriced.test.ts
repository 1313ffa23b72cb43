import { expect, test } from '@jest/globals';
import { aStay } from '../../testing';
import { isRepriced } from './isRepriced';

const stay = aStay();

test.each([
  [{}, false],
  [{ room_note: 'Sea view' }, false],
  [{ priced_by: 'hand' as const }, false],
  [{ check_out: '2027-06-09' }, true],
  [{ child_ages: [9] }, true],
  [{ child_ages: [] }, true],
  [{ rooms: 2 }, true],
])('whether %j requires a new price: %s', (change, expected) => {
  expect(isRepriced(stay, { ...stay, ...change })).toBe(expected);
});

test('a manual price requires a new one when it changes to the price list', () => {
  expect(isRepriced(aStay({ priced_by: 'hand' }), { ...stay, priced_by: 'engine' })).toBe(true);
});
