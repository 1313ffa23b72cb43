import { expect, test } from '@jest/globals';
import { aStay, testId } from '../../testing';
import { changeOf } from './changeOf';

const stay = aStay();
const saved = { ...stay };

test.each<[string, object, object | undefined]>([
  ['nothing', {}, undefined],
  ['another note', { room_note: 'Sea view' }, undefined],
  ['fewer nights', { check_out: '2027-06-06' }, { check_out: '2027-06-06' }],
  [
    'other guests and rooms',
    { adults: 1, child_ages: [], rooms: 2 },
    { adults: 1, child_ages: [], rooms: 2 },
  ],
  ['another hotel', { hotel_id: testId(77), check_out: '' }, { is_removed: true }],
  ['no hotel yet', { hotel_id: '' }, undefined],
  ['a day that is not complete', { check_out: '06.06' }, undefined],
  ['days in the wrong order', { check_out: '2027-05-30' }, undefined],
  ['no number of rooms', { rooms: null }, undefined],
])('of %s', (_name, typed, change) => {
  expect(changeOf(stay, { ...saved, ...typed })).toEqual(change);
});
