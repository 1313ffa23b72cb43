import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import * as contracts from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { derivedId } from '../../seed/derivedId';
import { namesOf } from '../../rest/entries/references';
import { allTables } from '../allTables';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'operator');
});
afterAll(() => server.stop());

const country_id = derivedId('country LV');
const orphans = () => staff.list('/api/orphans');

describe('the specified two steps', () => {
  test('create a country and then its name; in between it is an orphan', async () => {
    const country = await staff.make('/api/countries', {});
    expect(await orphans()).toEqual([{ collection: '/api/countries', id: country.id, name: null }]);
    const name = await staff.make('/api/countries-names', {
      country_id: country.id,
      locale: 'ru',
      name: 'Косово',
    });
    expect(await orphans()).toEqual([]);
    expect(await staff.one(`/api/countries/${country.id}?with_data=true`)).toMatchObject({
      country_name: { id: name.id, locale: 'ru', name: 'Косово' },
    });
    expect(
      refusedFields(
        await staff.post('/api/countries-names', { country_id: country.id, locale: 'ru', name: 'Косова' }),
      ),
    ).toEqual(['locale']);
  });

  test('create a region with a name of its own and no name record', async () => {
    const region = await staff.make('/api/regions', { country_id, name: 'Latgale' });
    expect(await staff.list(`/api/regions-names?region_id=${region.id}`)).toEqual([]);
    expect(await orphans()).toEqual([{ collection: '/api/regions', id: region.id, name: 'Latgale' }]);
    await staff.make('/api/regions-names', {
      region_id: region.id,
      name: 'Latgale',
      ...contracts.regionNameCreation,
    });
    expect(await orphans()).toEqual([]);
  });

  test('create a city as the specified client sends it', async () => {
    expect(contracts.cityCreation).toEqual({ show_in_filter: true, is_main: true, is_origin: true });
    const city = await staff.make('/api/cities', { country_id, ...contracts.cityCreation });
    expect(city).toMatchObject({
      country_id,
      iata: null,
      show_in_filter: true,
      is_main: true,
      is_origin: true,
      order: 0,
    });
    const name = await staff.make('/api/cities-names', { city_id: city.id, name: 'Cesis' });
    expect(name).toMatchObject({ locale: 'en', city_id: city.id });
    expect(await staff.change(`/api/cities-names/${name.id}`, { ...name, name: 'Cesu' })).toEqual({
      ...name,
      name: 'Cesu',
    });
  });
});

describe('names of all languages', () => {
  test('are embedded in an entry, and lists filter by a missing one', async () => {
    const bare = await staff.make('/api/beach-types', { name: 'Gravel' });
    const half = await staff.make('/api/beach-types', {
      name: 'Shells',
      names: [{ locale: 'en', name: 'Shells' }],
    });
    const full = await staff.make('/api/beach-types', {
      name: 'Rock',
      names: [
        { locale: 'ru', name: 'Скалы' },
        { locale: 'en', name: 'Rock' },
      ],
    });
    const namesOfOne = async (id: unknown) =>
      (await staff.one(`/api/beach-types/${id}?with_data=true`)).names;
    expect(await namesOfOne(bare.id)).toEqual([]);
    expect(await namesOfOne(half.id)).toMatchObject([{ locale: 'en', name: 'Shells' }]);
    expect(await namesOfOne(full.id)).toMatchObject([
      { locale: 'en', name: 'Rock' },
      { locale: 'ru', name: 'Скалы' },
    ]);
    expect(await staff.one(`/api/beach-types/${full.id}`)).not.toHaveProperty('names');

    const made = [bare.id, half.id, full.id];
    const lacking = async (locale: string) =>
      (await staff.list(`/api/beach-types?missing_locale=${locale}`))
        .map(({ id }) => id)
        .filter((id) => made.includes(id));
    expect(await lacking('ru')).toEqual(expect.arrayContaining([bare.id, half.id]));
    expect(await lacking('ru')).not.toContain(full.id);
    expect(await lacking('en')).toEqual([bare.id]);
    for (const id of made) await staff.remove(`/api/beach-types/${id}`);
  });
});

test('entries that are named alike are found, and those that share a name in different languages are not', async () => {
  const called = (locale: string, name: string) => ({ names: [{ locale, name }] });
  const beaches = await Promise.all(
    [called('en', 'Zaļā'), called('en', 'ZALA'), called('ru', 'zala'), called('en', 'Plain')].map((body) =>
      staff.make('/api/beach-types', { name: `Beach ${crypto.randomUUID()}`, ...body }),
    ),
  );
  const chains = await Promise.all(
    ['Café', 'Cafe', 'Cafes'].map((name) => staff.make('/api/hotel-chains', { name })),
  );
  const alike = async (path: string, query: string, among: { id: string }[]) => {
    const found = (await staff.list(`${path}?${query}`)).map(({ id }) => id);
    return among.map(({ id }) => found.includes(id));
  };
  expect(await alike('/api/beach-types', 'alike=true', beaches)).toEqual([true, true, false, false]);
  expect(await alike('/api/beach-types', 'alike=false', beaches)).toEqual([false, false, true, true]);
  expect(await alike('/api/hotel-chains', 'alike=true', chains)).toEqual([true, true, false]);
  expect(await alike('/api/hotel-chains', 'alike=false', chains)).toEqual([false, false, true]);
  for (const { id } of beaches) await staff.remove(`/api/beach-types/${id}`);
  for (const { id } of chains) await staff.remove(`/api/hotel-chains/${id}`);
});

test('a list returns ETags for conditional changes on request', async () => {
  const listed = async (path: string, query: string) => (await staff.list(`${path}?${query}`))[0];
  const named = (await listed('/api/cities', 'with_data=true&with_tags=true&per_page=1')) as {
    id: string;
    etag: string;
    names: { id: string; etag: string }[];
  };
  const place = (await listed('/api/places', 'with_tags=true&per_page=1')) as { id: string; etag: string };
  expect(await listed('/api/cities', 'with_data=true&per_page=1')).not.toHaveProperty('etag');
  expect(named.names).toHaveLength(2);
  for (const [path, { id, etag }] of [
    ['/api/cities', named],
    ...named.names.map((name) => ['/api/cities-names', name] as const),
    ['/api/places', place],
  ] as const) {
    expect((await staff.get(`${path}/${id}`)).headers.etag).toBe(etag);
    const put = (if_match: string) => ({
      operations: [{ method: 'PUT', path: `${path}/${id}`, body: {}, if_match }],
    });
    expect((await staff.post('/api/batch', put(etag))).statusCode).toBe(200);
    expect((await staff.post('/api/batch', put('"old"'))).statusCode).toBe(412);
  }
});

describe('a creation with names', () => {
  const names = [
    { locale: 'en', name: 'Palace' },
    { locale: 'ru', name: 'Дворец' },
  ];

  test('creates all of it, in the history as well', async () => {
    const type = await staff.make('/api/hotel-types', { order: 3, names });
    expect(type).toEqual({ id: type.id, show_in_filter: true, order: 3 });
    const records = await staff.list(`/api/hotel-type-names?hotel_type_id=${type.id}&sort=locale`);
    expect(records.map(({ locale, name }) => ({ locale, name }))).toEqual(names);
    expect(await staff.list(`/api/hotel-type-names?hotel_type_id=${type.id}&locale=ru`)).toEqual([
      records[1],
    ]);
    const history = await staff.list(`/api/history?entity=hotel-type-names&id=${records[0]?.id}`);
    expect(history).toHaveLength(1);
  });

  test('creates nothing when one name is refused', async () => {
    const before = (await staff.list('/api/countries')).length;
    const taken = await staff.post('/api/countries', {
      iso2: 'AX',
      names: [
        { locale: 'en', name: 'Aland' },
        { locale: 'ru', name: 'Латвия' },
      ],
    });
    expect(taken.statusCode).toBe(409);
    expect(refusedFields(taken)).toEqual(['names.1.name']);
    expect(await staff.list('/api/countries')).toHaveLength(before);
    for (const [wrong, field] of [
      [[{ locale: 'de', name: 'Turm' }], 'names.0.locale'],
      [[{ locale: 'en', name: '' }], 'names.0.name'],
      [
        [
          { locale: 'en', name: 'a' },
          { locale: 'en', name: 'b' },
        ],
        'names',
      ],
      ['Palace', 'names'],
    ] as const) {
      expect(refusedFields(await staff.post('/api/hotel-types', { names: wrong }))).toEqual([field]);
    }
  });

  test('is possible only for entities with names', async () => {
    expect(refusedFields(await staff.post('/api/hotel-classes', { name: 'Palace', names }))).toEqual([
      'names',
    ]);
  });
});

test('names are deleted with their entity; deleting the name leaves an orphan', async () => {
  const beach = await staff.make('/api/beach-types', {
    name: 'Lava',
    names: [{ locale: 'en', name: 'Lava' }],
  });
  const [record] = await staff.list(`/api/beach-type-names?beach_type_id=${beach.id}`);
  await staff.remove(`/api/beach-type-names/${record?.id}`);
  expect(await orphans()).toEqual([{ collection: '/api/beach-types', id: beach.id, name: 'Lava' }]);
  const again = await staff.make('/api/beach-type-names', { beach_type_id: beach.id, name: 'Lava' });
  expect((await staff.remove(`/api/beach-types/${beach.id}`)).statusCode).toBe(200);
  expect((await staff.get(`/api/beach-type-names/${again.id}`)).statusCode).toBe(404);
});

test('the list of orphans covers every table with names', async () => {
  const named = allTables.filter((table) => namesOf(table) !== undefined);
  await server.database.withActor(system('test'), async (tx) => {
    for (const table of named) await tx.execute(sql`DELETE FROM ${namesOf(table)?.table}`);
  });
  expect(new Set((await orphans()).map(({ collection }) => collection)).size).toBe(named.length);
  const { total, page, per_page, result } = (await staff.get('/api/orphans?page=2&per_page=10')).json();
  expect({ page, per_page, length: result.length, isMore: total > 20 }).toEqual({
    page: 2,
    per_page: 10,
    length: 10,
    isMore: true,
  });
});
