import { describe, expect, test } from '@jest/globals';
import { hotels, regions, type HotelCreate, type Query } from '.';

const placeId = '019aa0c4-0000-7000-8000-000000000001';

describe('a collection', () => {
  test('requires on create only the essential fields', () => {
    const minimal: HotelCreate = { name: 'Baltic Beach', place_id: placeId };
    expect(hotels.createInput.parse(minimal)).toEqual(minimal);
    const refused = hotels.createInput.safeParse({ name: 'Baltic Beach' });
    expect(refused.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['place_id']);
  });

  test('requires nothing on update, and clears a reference by null or by the specified empty text', () => {
    expect(hotels.updateInput.parse({})).toEqual({});
    expect(hotels.updateInput.parse({ hotel_class_id: null })).toEqual({ hotel_class_id: null });
    expect(hotels.updateInput.parse({ hotel_class_id: '' })).toEqual({ hotel_class_id: null });
  });

  test.each([{ role: 'admin' }, { id: placeId }, { __proto__x: 1 }])(
    'refuses the unknown key of %j',
    (extra) => {
      expect(regions.updateInput.safeParse(extra).success).toBe(false);
    },
  );

  test('trims, bounds and cleans text', () => {
    expect(hotels.updateInput.parse({ name: '  Amber  ' })).toEqual({ name: 'Amber' });
    for (const name of ['a', 'x'.repeat(121), 'a\u0000b', 5, null]) {
      expect(hotels.updateInput.safeParse({ name }).success).toBe(false);
    }
  });

  test('parses a query string, and refuses undeclared sorts and filters', () => {
    const query: Query<typeof hotels> = hotels.query.parse({ page: '2', sort: '-stars', with_data: '1' });
    expect(query).toEqual({ page: 2, sort: '-stars', with_data: true });
    for (const wrong of [
      { page: '0' },
      { page: 'x' },
      { per_page: '201' },
      { sort: 'password' },
      { nope: '1' },
    ]) {
      expect(hotels.query.safeParse(wrong).success).toBe(false);
    }
  });
});
