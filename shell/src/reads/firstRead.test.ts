import { describe, expect, test } from '@jest/globals';
import { firstReadAt } from './firstRead';

const list = {
  path: '/api/hotels',
  query: { page: '1', per_page: '25', with: 'place' },
  forPartner: { page: '1', per_page: '25' },
  filters: ['country_id'],
};
const entry = { path: '/api/hotels/:id', query: { with_data: 'true' } };

describe('what a page reads first is known from its address:', () => {
  test.each<[string, Parameters<typeof firstReadAt>, string | undefined]>([
    ['a list', ['hotels', list, '/hotels', false], '/api/hotels?page=1&per_page=25&with=place'],
    ['a partner’s list', ['hotels', list, '/hotels', true], '/api/hotels?page=1&per_page=25'],
    [
      'a list with filters, search, sort and page',
      ['hotels', list, 'http://x/hotels?page=3&country_id=7&q=a%20b', false],
      '/api/hotels?page=3&per_page=25&with=place&country_id=7&q=a+b',
    ],
    ['an entry', ['hotels-id', entry, '/hotels/7?edit=general', false], '/api/hotels/7?with_data=true'],
    [
      'no list whose address says what only the page knows',
      ['hotels', list, '/hotels?view=1', false],
      undefined,
    ],
    ['no way to read with other parameters', ['hotels', list, '/hotels?with=prices', false], undefined],
  ])('%s', (_title, given, address) => {
    expect(firstReadAt(...given)).toBe(address);
  });
});
