import { expect, test } from '@jest/globals';
import { filterKeys, hotels } from '@itinera/shared/contracts';
import { testId } from '@itinera/shared/testing';
import { readListAddress } from './listAddress';

const read = (search: string) => readListAddress(hotels, new URLSearchParams(search));

test('takes what the collection declares and ignores the rest', () => {
  expect(read(`q=sea&page=3&sort=-stars&country_id=${testId(1)}&edit=general&utm=x&with_data=true`)).toEqual({
    q: 'sea',
    page: '3',
    sort: '-stars',
    country_id: testId(1),
  });
});

test('drops only what is invalid', () => {
  expect(read('page=0&per_page=9999&sort=password&country_id=latvia&is_active=maybe&q=sea')).toEqual({
    q: 'sea',
  });
});

test('a filter is what narrows the list, not how it is read', () => {
  expect(filterKeys(hotels)).not.toContain('with_data');
  expect(filterKeys(hotels)).toContain('dmc_id');
});
