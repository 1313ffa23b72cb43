import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contracts from '@itinera/shared/contracts';
import type { EmbeddedName } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';

interface NamedCollection {
  path: string;
  names: { path: string; owner: string };
}

const isNamed = (value: unknown): value is NamedCollection =>
  typeof value === 'object' && value !== null && 'names' in value && 'createInput' in value;
const named = Object.values<unknown>(contracts).filter(isNamed);

const people = 8;

let server: TestServer;
let staff: Calls;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('operator');
  staff = await callsOf(server, 'operator');
});
afterAll(() => server.stop());

const put = (url: string, body: unknown, ifMatch?: string) =>
  server.call(url, {
    method: 'PUT',
    token,
    body,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
const tagAt = async (url: string) => String((await staff.get(url)).headers.etag);
const listed = async (path: string, id: string, query: string) =>
  (await staff.list(`${path}?per_page=200&page=1&${query}`)).find((entry) => entry.id === id);
const plainNames = (entry: Entry) =>
  (entry['names'] as EmbeddedName[]).map(({ locale, name }) => ({ locale, name }));
const actionsOn = async (path: string, id: string | undefined) =>
  (await staff.list(`/api/history?entity=${path.replace('/api/', '')}&id=${id}`)).map(
    (entry) => entry['action'],
  );

const makeCity = (names: object[]) =>
  staff
    .list('/api/countries')
    .then(([country]) => staff.make('/api/cities', { country_id: country?.id, names }));

test('all kinds of entries with names are tested', () => {
  expect(named).toHaveLength(10);
});

describe.each(named.map((collection) => [collection.path, collection] as const))(
  'an entry of %s',
  (path, { names }) => {
    let url: string;
    let id: string;
    beforeAll(async () => {
      const [first] = await staff.list(`${path}?per_page=1&page=1`);
      id = String(first?.id);
      url = `${path}/${id}`;
    });

    test('is saved with all its names in one PUT, whose answer equals that of a GET with data', async () => {
      const wanted = [
        { locale: 'en', name: `Named ${path}` },
        { locale: 'ru', name: 'Имя' },
      ];
      const before = await staff.one(url);
      const changed = await put(url, { names: wanted }, await tagAt(url));
      expect(changed.statusCode).toBe(200);
      const { result } = changed.json();
      const read = await staff.one(`${url}?with_data=true`);
      expect(plainNames(read)).toEqual(wanted);
      expect(result).toEqual(read);
      expect(result).toMatchObject({ ...before, names: read['names'] });
      const fewer = await put(url, { names: [{ locale: 'en', name: `Renamed ${path}` }] });
      expect(plainNames(fewer.json().result)).toEqual([{ locale: 'en', name: `Renamed ${path}` }]);
      expect(plainNames(await staff.one(`${url}?with_data=true`))).toEqual([
        { locale: 'en', name: `Renamed ${path}` },
      ]);
    });

    test('keeps its names when a PUT has none, or sends back what was read', async () => {
      const before = await staff.one(`${url}?with_data=true`);
      const tag = await tagAt(url);
      const order = before['order'];
      expect((await staff.change(url, { order }))['names']).toBeUndefined();
      expect(await staff.change(url, before)).toMatchObject({ names: before['names'] });
      const withTags = await listed(path, id, 'with_data=true&with_tags=true');
      expect((await put(url, { names: withTags?.['names'] }, tag)).statusCode).toBe(200);
      expect(await staff.one(`${url}?with_data=true`)).toEqual(before);
      expect(await tagAt(url)).toBe(tag);
    });

    test('has one ETag in every answer, which changes with each of its names', async () => {
      const sameTag = async () => {
        const tags = [
          await tagAt(url),
          await tagAt(`${url}?with_data=true&locale=ru`),
          (await listed(path, id, 'with_tags=true'))?.['etag'],
          (await listed(path, id, 'with_tags=true&with_data=true'))?.['etag'],
          (await put(url, {})).headers.etag,
        ];
        expect(new Set(tags).size).toBe(1);
        return tags[0];
      };
      const tags = [await sameTag()];
      const record = await staff.make(names.path, { [names.owner]: id, locale: 'ru', name: 'Второе' });
      tags.push(await sameTag());
      await staff.change(`${names.path}/${record.id}`, { name: 'Исправлено' });
      tags.push(await sameTag());
      await staff.remove(`${names.path}/${record.id}`);
      expect(await sameTag()).toBe(tags[0]);
      expect(new Set(tags).size).toBe(3);
    });
  },
);

describe('saving names under an outdated ETag', () => {
  test('is refused with the current entry and its names', async () => {
    const city = await makeCity([
      { locale: 'en', name: 'Seen' },
      { locale: 'ru', name: 'Видел' },
    ]);
    const url = `/api/cities/${city.id}`;
    const old = await tagAt(url);
    const [, russian] = (await staff.one(`${url}?with_data=true`))['names'] as EmbeddedName[];
    await staff.change(`/api/cities-names/${russian?.id}`, { name: 'Исправил' });
    // Deletes the name that another user is correcting.
    const refusal = await put(url, { names: [{ locale: 'en', name: 'Seen' }] }, old);
    expect(refusal.statusCode).toBe(412);
    const { current } = refusal.json().error;
    expect(current).toMatchObject({
      names: [
        { locale: 'en', name: 'Seen' },
        { locale: 'ru', name: 'Исправил' },
      ],
      city_name: { locale: 'en', name: 'Seen' },
    });
    expect(await staff.one(`${url}?with_data=true`)).toMatchObject(current);
    expect(refusal.headers.etag).toBe(await tagAt(url));
    expect((await put(url, { names: [] }, String(refusal.headers.etag))).statusCode).toBe(200);
    expect(await staff.list(`/api/cities-names?city_id=${city.id}`)).toEqual([]);
  });

  test(`loses nothing when ${people} save concurrently`, async () => {
    const city = await makeCity([{ locale: 'en', name: '0' }]);
    const url = `/api/cities/${city.id}`;
    const addOne = async (): Promise<void> => {
      const seen = await staff.get(`${url}?with_data=true`);
      const [name] = seen.json().result.names;
      const names = [{ locale: 'en', name: String(Number(name.name) + 1) }];
      const answer = await put(url, { names }, String(seen.headers.etag));
      if (answer.statusCode === 200) return;
      expect(answer.statusCode).toBe(412);
      return addOne();
    };
    await Promise.all(Array.from({ length: people }, addOne));
    expect(plainNames(await staff.one(`${url}?with_data=true`))).toEqual([
      { locale: 'en', name: String(people) },
    ]);
  });
});

describe('names that are written with their entry', () => {
  test('have the same history as names of their own route', async () => {
    const city = await makeCity([{ locale: 'en', name: 'Old' }]);
    const url = `/api/cities/${city.id}`;
    const changed = await staff.change(url, {
      iata: 'OLD',
      names: [
        { locale: 'en', name: 'New' },
        { locale: 'ru', name: 'Новый' },
      ],
    });
    const [english, russian] = changed['names'] as EmbeddedName[];
    await staff.change(url, { names: [{ locale: 'en', name: 'New' }] });
    expect(await actionsOn('/api/cities-names', english?.id)).toEqual(['update', 'create']);
    expect(await actionsOn('/api/cities-names', russian?.id)).toEqual(['delete', 'create']);
    const [update] = await staff.list(`/api/history?entity=cities-names&id=${english?.id}`);
    expect(update?.['changes']).toEqual({ name: { before: 'Old', after: 'New' } });
    const [removal, creation] = await staff.list(`/api/history?entity=cities-names&id=${russian?.id}`);
    const row = { id: russian?.id, city_id: city.id, locale: 'ru', name: 'Новый' };
    const each = (when: string) =>
      Object.fromEntries(Object.entries(row).map(([field, value]) => [field, { [when]: value }]));
    expect(creation?.['changes']).toEqual(each('after'));
    expect(removal?.['changes']).toEqual(each('before'));
    const [ofCity] = (await staff.list(`/api/history?entity=cities&id=${city.id}`)).toReversed().slice(1);
    expect(ofCity?.['changes']).toEqual({ iata: { before: null, after: 'OLD' } });
  });

  test('are restored singly, and with their entry, under the former ETags', async () => {
    const city = await makeCity([
      { locale: 'en', name: 'Back' },
      { locale: 'ru', name: 'Назад' },
    ]);
    const url = `/api/cities/${city.id}`;
    const before = { entry: await staff.one(`${url}?with_data=true`), tag: await tagAt(url) };
    const restore = (path: string, id: unknown) =>
      staff.post('/api/batch', { operations: [{ method: 'POST', path, body: { id } }] });
    const [english] = before.entry['names'] as EmbeddedName[];
    await staff.change(url, { names: [{ locale: 'ru', name: 'Назад' }] });
    expect((await restore('/api/cities-names', english?.id)).statusCode).toBe(200);
    expect(await staff.one(`${url}?with_data=true`)).toEqual(before.entry);
    expect(await tagAt(url)).toBe(before.tag);
    await staff.remove(url);
    const [back] = (await restore('/api/cities', city.id)).json().result;
    expect(back.etag).toBe(before.tag);
    expect(await staff.one(`${url}?with_data=true`)).toEqual(before.entry);
  });

  test('change nothing when one of them is refused, nor does the entry', async () => {
    const country = await staff.make('/api/countries', {
      iso2: 'ZZ',
      names: [{ locale: 'en', name: 'Zedland' }],
    });
    const url = `/api/countries/${country.id}`;
    const before = { entry: await staff.one(`${url}?with_data=true`), tag: await tagAt(url) };
    const names = [
      { locale: 'en', name: 'Zedland 2' },
      { locale: 'ru', name: 'Латвия' },
    ];
    const taken = await staff.put(url, { iso2: 'ZY', names });
    expect(taken.statusCode).toBe(409);
    expect(refusedFields(taken)).toEqual(['names.1.name']);
    for (const [wrong, field] of [
      [[{ locale: 'de', name: 'Zett' }], 'names.0.locale'],
      [[{ locale: 'en', name: '' }], 'names.0.name'],
      [[{ locale: 'en', name: 'a', order: 1 }], 'names.0.order'],
      [[names[0], names[0]], 'names'],
    ] as const) {
      expect(refusedFields(await staff.put(url, { names: wrong }))).toEqual([field]);
    }
    expect(await staff.one(`${url}?with_data=true`)).toEqual(before.entry);
    expect(await tagAt(url)).toBe(before.tag);
  });

  test('are accepted in batches and dry runs like in the single call', async () => {
    const city = await makeCity([{ locale: 'en', name: 'Alone' }]);
    const url = `/api/cities/${city.id}`;
    const names = [{ locale: 'ru', name: 'Вместе' }];
    const operation = { method: 'PUT', path: url, body: { names }, if_match: await tagAt(url) };
    const tried = await staff.post('/api/batch', { dry_run: true, operations: [operation] });
    expect(plainNames(tried.json().result[0].result)).toEqual(names);
    expect(plainNames(await staff.one(`${url}?with_data=true`))).toEqual([{ locale: 'en', name: 'Alone' }]);
    const [done] = (await staff.post('/api/batch', { operations: [operation] })).json().result;
    expect(plainNames(done.result)).toEqual(names);
    expect(done.etag).toBe(await tagAt(url));
  });

  test('keep the working name of a region unchanged', async () => {
    const [country] = await staff.list('/api/countries');
    const region = await staff.make('/api/regions', { country_id: country?.id, name: 'Working' });
    const changed = await staff.change(`/api/regions/${region.id}`, {
      names: [{ locale: 'en', name: 'Shown' }],
    });
    expect(changed).toMatchObject({ name: 'Working', region_name: { locale: 'en', name: 'Shown' } });
  });
});
