import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fold } from '@itinera/shared/format';
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

const spellings = [
  ['Turkish', 'İstanbul Oteli', ['istanbul', 'ISTANBUL', 'ıstanbul', 'i\u0307stanbul']],
  ['Russian', 'Ёлка', ['елка', 'ЁЛКА', 'е\u0308лка']],
  ['French, decomposed', 'Cafe\u0301 Noir', ['cafe noir', 'CAFÉ', 'cafe\u0301']],
  ['German', 'Lange Straße', ['lange strasse', 'STRASSE', 'straße']],
  ['Polish', 'Łódź', ['lodz', 'ŁÓDŹ', 'ło\u0301dz\u0301']],
  ['Danish', 'Ærø', ['aero', 'ÆRØ']],
  ['Vietnamese', 'Đà Nẵng', ['da nang', 'ĐÀ NẴNG', 'đa\u0300']],
  ['Greek', 'Οδυσσεύς', ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ', 'ὀδυσσεύς']],
  ['Arabic', 'مُحَمَّد', ['محمد', 'محمـد']],
  ['Hebrew', 'שָׁלוֹם', ['שלום']],
  ['full-width', 'ＡＢＣ１２', ['abc12', 'ＡＢＣ']],
] as const;

const person = { first_name: 'Anna', last_name: 'Ozola', sex: 'f', birthday: '1979-03-08' };

test.each(spellings)(
  '%s is found without its accents, in any case and composition',
  async (_, name, typed) => {
    const [country] = await staff.list('/api/countries?page=1&per_page=1');
    const made = [
      // Folded as it is read, and in a column.
      ['hotel-chains', await staff.make('/api/hotel-chains', { name })],
      [
        'travellers',
        await staff.make('/api/travellers', { ...person, last_name_local: name, nationality: country?.id }),
      ],
    ] as const;
    for (const [collection, { id }] of made) {
      const entry = await staff.one(`/api/${collection}/${id}`);
      expect(entry['name'] ?? entry['last_name_local']).toBe(name.normalize('NFC'));
      for (const text of [name, ...typed]) {
        const found = async (more: string) =>
          (
            await staff.list(`/api/${collection}?q=${encodeURIComponent(text)}&page=1&per_page=200${more}`)
          ).map((one) => one.id);
        expect({ text, found: await found('') }).toEqual({ text, found: expect.arrayContaining([id]) });
        expect({ text, found: await found('&fuzzy=true') }).toEqual({
          text,
          found: expect.arrayContaining([id]),
        });
      }
    }
  },
);

test('a wrong letter is tolerated under accents, too', async () => {
  const { id } = await staff.make('/api/hotel-chains', { name: 'Rēzekne Šļūciņi' });
  for (const typed of ['rezekme', 'Rēzzekne', 'SLUCINNI'])
    expect(await staff.list(`/api/hotel-chains?q=${encodeURIComponent(typed)}&fuzzy=true`)).toMatchObject([
      { id },
    ]);
});

/** Letters that Unicode has since the version that the oldest database knows. */
const isOlder = (letter: string): boolean => !/[\u0897\u1C89\uA7C0-\uA7FF]/.test(letter);

test('the database folds every letter, alone and beside others, as `fold` does', async () => {
  const all = Array.from({ length: 0xffff }, (_, at) => String.fromCharCode(at + 1)).filter(
    (letter) => /[^\p{Cn}\p{Cs}]/u.test(letter) && isOlder(letter),
  );
  const marks = ['', '\u0301', '\u0307', '\u0651', ' '];
  const beside = all.map(
    (letter, at) =>
      `${letter}${marks[at % marks.length]}${all[(at * 7919) % all.length]}${all[(at * 31) % all.length]}`,
  );
  const { rows } = await server.engine.transaction((connection) =>
    connection.query(
      `SELECT written, fold(written) FROM jsonb_array_elements_text($1::jsonb) AS list (written)`,
      [JSON.stringify([...all, ...beside])],
    ),
  );
  expect(rows).toHaveLength(2 * all.length);
  expect(all.length).toBeGreaterThan(50_000);
  expect(rows.filter(([written, folded]) => folded !== fold(String(written)))).toEqual([]);
});
