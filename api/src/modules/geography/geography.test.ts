import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'operator');
});
afterAll(() => server.stop());

const kurzeme = derivedId('country LV region Kurzeme');
const crete = derivedId('country GR region Crete');
const [riga, antalya] = [derivedId('country LV city Riga'), derivedId('country TR city Antalya')];

test('the city of a resort or place must be in its country', async () => {
  expect(refusedFields(await staff.post('/api/resorts', { region_id: kurzeme, city_id: antalya }))).toEqual([
    'city_id',
  ]);
  const resort = await staff.make('/api/resorts', { region_id: kurzeme, city_id: riga });
  expect(refusedFields(await staff.put(`/api/resorts/${resort.id}`, { region_id: crete }))).toEqual([
    'city_id',
  ]);
  const place = await staff.make('/api/places', { resort_id: resort.id, name: 'Karosta', city_id: riga });
  expect(refusedFields(await staff.put(`/api/places/${place.id}`, { city_id: antalya }))).toEqual([
    'city_id',
  ]);

  expect(await staff.change(`/api/resorts/${resort.id}`, { region_id: crete, city_id: null })).toMatchObject({
    region_id: crete,
    city_id: null,
  });
  // An older entry with a wrong city can still be changed otherwise.
  expect(await staff.change(`/api/places/${place.id}`, { order: 7 })).toMatchObject({
    order: 7,
    city_id: riga,
  });
});

test.each([
  ['its resort', 'jurmala', 'en'],
  ['its country, in the language of the reader', 'латвия', 'ru'],
  ['its own name and those above it, in any order', 'latvia dzintari', 'en'],
])('a place is found by %s', async (_what, typed, locale) => {
  const found = await staff.list(
    `/api/places?q=${encodeURIComponent(typed)}&page=1&per_page=200&locale=${locale}`,
  );
  expect(found.map(({ name }) => name)).toContain('Dzintari');
  expect(found.map(({ name }) => name)).not.toContain('Belek');
});

test('main cities come before all others of their country', async () => {
  const country_id = derivedId('country LV');
  const other = { country_id, iata: 'QQX', is_main: false, order: 100_000 };
  const { id } = await staff.make('/api/cities', other);
  const place = async () =>
    (await staff.list(`/api/cities?country_id=${country_id}`)).findIndex((city) => city.id === id);
  const before = await place();
  await staff.change(`/api/cities/${id}`, { is_main: true });
  expect(await place()).toBeLessThan(before);
  await staff.change(`/api/cities/${id}`, { is_main: false });
  expect(await place()).toBe(before);
});
