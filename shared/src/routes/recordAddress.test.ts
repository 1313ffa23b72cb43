import { expect, test } from '@jest/globals';
import { recordAddress } from './recordAddress';

const riga = { id: '7', name: 'Riga & co' };

test('a record with a page of its own is shown there', () => {
  expect(recordAddress({ page: 'hotels-id' }, riga)).toBe('/hotels/7');
});

test('a record without one is found in its list by its name', () => {
  expect(recordAddress({ page: 'airports' }, riga)).toBe('/airports?q=Riga+%26+co');
});

test('a search says where on the page it is, by id or by name', () => {
  const page = 'geography';
  expect(recordAddress({ page, search: { tab: 'cities', edit: ':id' } }, riga)).toBe(
    '/geography?tab=cities&edit=7',
  );
  expect(recordAddress({ page, search: { tab: 'cities', q: ':name' } }, riga)).toBe(
    '/geography?tab=cities&q=Riga+%26+co',
  );
});

test('a page that this shell does not have leads nowhere', () => {
  expect(recordAddress({ page: 'moon' }, riga)).toBeUndefined();
});
