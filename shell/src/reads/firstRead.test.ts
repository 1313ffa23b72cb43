import { describe, expect, test } from '@jest/globals';
import { firstReadAt } from './firstRead';

const list = {
  path: '/api/hotels',
  query: { page: '1', per_page: '25', with: 'place' },
  forPartner: { page: '1', per_page: '25' },
  filters: ['country_id'],
};
const entry = { path: '/api/hotels/:id', query: { with_data: 'true' } };

describe('the first read of a page follows from its address:', () => {
  test.each<[string, Parameters<typeof firstReadAt>, string | undefined]>([
    ['a list', ['hotels', list, '/hotels', false, 25], '/api/hotels?page=1&per_page=25&with=place'],
    ['a partner’s list', ['hotels', list, '/hotels', true, 25], '/api/hotels?page=1&per_page=25'],
    [
      'a list with filters, search, sort and page',
      ['hotels', list, 'http://x/hotels?page=3&country_id=7&q=a%20b', false, 25],
      '/api/hotels?page=3&per_page=25&with=place&country_id=7&q=a+b',
    ],
    ['a list with more rows a page', ['hotels', list, '/hotels', true, 50], '/api/hotels?page=1&per_page=50'],
    [
      'a list whose address says how many',
      ['hotels', list, '/hotels?per_page=10', true, 50],
      '/api/hotels?page=1&per_page=10',
    ],
    ['an entry', ['hotels-id', entry, '/hotels/7?edit=general', false, 25], '/api/hotels/7?with_data=true'],
    [
      'no list whose address says what only the page knows',
      ['hotels', list, '/hotels?view=1', false, 25],
      undefined,
    ],
    ['no way to read with other parameters', ['hotels', list, '/hotels?with=prices', false, 25], undefined],
  ])('%s', (_title, given, address) => {
    expect(firstReadAt(...given)).toBe(address);
  });
});
