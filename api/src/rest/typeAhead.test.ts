import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callsOf, type Calls, type Entry } from '../../testing/calls';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** The label of an entry in a select: its own name, or the one in the requested language. */
function labelOf(entry: Entry, collection: string): string {
  const own = ['name', 'last_name', 'email']
    .map((field) => entry[field])
    .find((value) => typeof value === 'string');
  const key = `${collection.replaceAll('-', '_').replace(/ies$/, 'y').replace(/s$/, '')}_name`;
  const localName = entry[key];
  return isNamed(localName) ? localName.name : String(own ?? '');
}

/** Collections that others refer to, or that are too long to be read at once. */
const collections = [
  'countries',
  'regions',
  'cities',
  'resorts',
  'places',
  'airports',
  'flight-carriers',
  'beach-types',
  'boarding-types',
  'room-types',
  'features',
  'hotel-classes',
  'hotel-chains',
  'hotel-types',
  'hotel-formats',
  'hotel-themes',
  'hotels',
  'travellers',
  'users',
];

/** Their contracts embed nothing: they have no other names than their own. */
const plain = ['travellers', 'users', 'hotel-classes', 'hotel-chains', 'hotel-themes'];

test.each(collections)(
  '%s are found while typing, page by page, and read again by id',
  async (collection) => {
    const path = `/api/${collection}`;
    for (const locale of plain.includes(collection) ? [''] : ['locale=en', 'locale=ru']) {
      const data = locale && `&with_data=true&${locale}`;
      const [first, second] = await staff.list(`${path}?page=1&per_page=2${data}`);
      if (!first || !second) throw new Error(`There is nothing in ${path}.`);
      const label = labelOf(second, collection);
      expect(label).not.toBe('');
      const typed = label.slice(0, Math.max(3, label.length - 1)).toLowerCase();
      const answer = await staff.get(`${path}?q=${encodeURIComponent(typed)}&page=1&per_page=200${data}`);
      const found: Entry[] = answer.json().result;
      expect(found.map(({ id }) => id)).toContain(second.id);
      expect(answer.json()).toMatchObject({ total: found.length, page: 1, per_page: 200 });
      expect((await staff.get(`${path}?q=nothing+is+called+this&page=1&per_page=5`)).json()).toMatchObject({
        result: [],
        total: 0,
      });
      const again = await staff.one(`${path}/${second.id}${data.replace('&', '?')}`);
      expect(labelOf(again, collection)).toBe(label);
    }
  },
);

test.each([
  ['countries', 'греци', 'Greece'],
  ['regions', 'крит', 'Crete'],
  ['cities', 'афин', 'Athens'],
])('%s are found by their names in all languages', async (collection, typed, name) => {
  const path = `/api/${collection}?q=${encodeURIComponent(typed)}&with_data=true`;
  expect((await staff.list(path)).map((entry) => labelOf(entry, collection))).toContain(name);
});

test('a place is found by its country, in all languages', async () => {
  const inGreece = await staff.list(`/api/places?q=${encodeURIComponent('греция')}&page=1&per_page=5`);
  expect(inGreece).not.toEqual([]);
  expect(inGreece).toEqual(await staff.list('/api/places?q=greece&page=1&per_page=5'));
});

test.each([
  ['a wrong letter', 'bengkok'],
  ['a missing letter', 'bagkok'],
  ['a letter too many', 'bangkkok'],
  ['two swapped letters', 'bnagkok'],
  ['the beginning of the word', 'bangjo'],
])('%s is tolerated on request', async (_what, typed) => {
  const path = `/api/cities?q=${encodeURIComponent(typed)}&page=1&per_page=5`;
  expect(await staff.list(path)).toEqual([]);
  expect(await staff.list(`${path}&fuzzy=true`)).toMatchObject([{ iata: 'BKK' }]);
});

test('a tolerant search works in each alphabet, escapes regular expressions, and is exact for short words', async () => {
  const found = (q: string, more = '') =>
    staff.list(`/api/cities?q=${encodeURIComponent(q)}&fuzzy=true&page=1&per_page=5${more}`);
  expect(await found('бонгкок', '&locale=ru')).toMatchObject([{ iata: 'BKK' }]);
  expect(await found('.*.*.*')).toEqual([]);
  expect(await found('(bangkok')).toMatchObject([{ iata: 'BKK' }]);
  expect(await found('bxk')).toEqual([]);
});
