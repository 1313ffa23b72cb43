import { expect, test } from '@jest/globals';
import { unusedTypes } from './unusedTypes';

const hotel = { room_type_id: ['a', 'b', 'c'], boarding_type_id: ['x', 'y'] };
const row = (room_type_id: string, boarding_type_id: string, is_active = true) => ({
  room_type_id,
  boarding_type_id,
  is_active,
});

test('names rooms and boardings without an active price row, and links to a new row for the first', () => {
  expect(unusedTypes(hotel, [row('a', 'x'), row('b', 'x', false)])).toEqual([
    { words: '2 rooms unused', search: '?tab=price&dialog=row&room_type_id=b' },
    { words: '1 boarding unused', search: '?tab=price&dialog=row&boarding_type_id=y' },
  ]);
  expect(unusedTypes(hotel, [row('a', 'x'), row('b', 'y'), row('c', 'y')])).toEqual([]);
});

test('a hotel without any sellable row gets one message only', () => {
  const nothing = [{ words: 'no prices', search: '?tab=price&dialog=row' }];
  expect(unusedTypes(hotel, [row('a', 'x', false)])).toEqual(nothing);
  expect(unusedTypes({ room_type_id: [], boarding_type_id: [] }, [])).toEqual(nothing);
});
