import { expect, test } from '@jest/globals';
import { recordAddress } from './recordAddress';

const riga = { id: '7', name: 'Riga & co' };

test('a record with its own page is shown there', () => {
  expect(recordAddress({ page: 'hotels-id' }, riga)).toBe('/hotels/7');
});

test('a record without one is found in its list by name', () => {
  expect(recordAddress({ page: 'airports' }, riga)).toBe('/airports?q=Riga+%26+co');
});

test('a query finds it on the page, by id or by name', () => {
  const page = 'geography';
  expect(recordAddress({ page, search: { tab: 'cities', edit: ':id' } }, riga)).toBe(
    '/geography?tab=cities&edit=7',
  );
  expect(recordAddress({ page, search: { tab: 'cities', q: ':name' } }, riga)).toBe(
    '/geography?tab=cities&q=Riga+%26+co',
  );
});

test('a page that this shell does not have gives no address', () => {
  expect(recordAddress({ page: 'moon' }, riga)).toBeUndefined();
});
