import { expect, test } from '@jest/globals';
import { filterKeys, hotels } from '@itinera/shared/contracts';
import { testId } from '@itinera/shared/testing';
import { readListAddress } from './listAddress';

const read = (search: string) => readListAddress(hotels, new URLSearchParams(search));

test('reads parameters that the collection declares and ignores the rest', () => {
  expect(read(`q=sea&page=3&sort=-stars&country_id=${testId(1)}&edit=general&utm=x&with_data=true`)).toEqual({
    q: 'sea',
    page: '3',
    sort: '-stars',
    country_id: testId(1),
  });
});

test('drops only invalid parameters', () => {
  expect(read('page=0&per_page=9999&sort=password&country_id=latvia&is_active=maybe&q=sea')).toEqual({
    q: 'sea',
  });
});

test('a filter narrows the list, unlike parameters for how it is read', () => {
  expect(filterKeys(hotels)).not.toContain('with_data');
  expect(filterKeys(hotels)).toContain('dmc_id');
});
