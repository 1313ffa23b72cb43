import { expect, test } from '@jest/globals';
import { hotels } from '@itinera/shared/contracts';
import { looksAs, same } from './sameView';
import { addressOf, knownOf, queryOf } from './viewQuery';

const state = { q: '', sort: undefined, perPage: 25, filters: {} };

test('a view stores differences from the declared list', () => {
  expect(queryOf(state, {}, 25)).toEqual({});
  expect(queryOf({ ...state, sort: 'name' }, { defaultSort: 'name' }, 25)).toEqual({});
  expect(
    queryOf(
      { q: 'sea', sort: '-name', perPage: 50, filters: { is_active: 'true' } },
      { defaultSort: 'name' },
      25,
    ),
  ).toEqual({
    q: 'sea',
    sort: '-name',
    per_page: '50',
    is_active: 'true',
  });
});

test('opening a view replaces all list parameters, and no others', () => {
  const before = new URLSearchParams('add=hotel&q=sea&page=3&country_id=1&view=old&sort=stars');
  const opened = addressOf(
    { id: 'new', query: { is_active: 'true', per_page: '50', no_longer_known: 'x' } },
    hotels,
    before,
  );
  expect(Object.fromEntries(opened)).toEqual({
    add: 'hotel',
    is_active: 'true',
    per_page: '50',
    view: 'new',
  });
  expect(Object.fromEntries(addressOf(undefined, hotels, before))).toEqual({ add: 'hotel' });
});

test('parts of a view that the list does not know are ignored', () => {
  expect(knownOf({ q: 'a', sort: 'name', page: '3', with_data: 'true', other: 'x' }, hotels)).toEqual({
    q: 'a',
    sort: 'name',
  });
});

test('the order of keys makes no difference, that of columns does', () => {
  expect(same({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(same({ order: ['a', 'b'] }, { order: ['b', 'a'] })).toBe(false);
});

test('a table matches a view if the differences are the same', () => {
  const columns = [{ id: 'name' }, { id: 'stars' }, { id: 'note', hidden: true as const }];
  expect(looksAs({}, {}, columns)).toBe(true);
  expect(looksAs({ order: ['name', 'stars', 'note'], density: 'compact' }, {}, columns)).toBe(true);
  expect(looksAs({ widths: { a: 1, b: 2 } }, { widths: { b: 2, a: 1 } }, columns)).toBe(true);
  expect(looksAs({ hidden: [] }, {}, columns)).toBe(false);
  expect(looksAs({}, { density: 'comfortable' }, columns)).toBe(false);
});
