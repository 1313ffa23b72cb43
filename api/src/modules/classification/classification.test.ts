import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hotelChainEdit, hotelClassCreation, hotelClassEdit } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'admin');
});
afterAll(() => server.stop());

test('classes and chains accept what the specified client sends', async () => {
  expect([hotelClassCreation, hotelClassEdit, hotelChainEdit]).toEqual([
    { show_in_filter: true, order: 0 },
    { show_in_filter: false, order: 0 },
    { show_in_filter: true, order: 0 },
  ]);
  const made = await staff.make('/api/hotel-classes', { name: 'Palace', ...hotelClassCreation });
  expect(
    await staff.change(`/api/hotel-classes/${made.id}`, { id: made.id, name: 'Castle', ...hotelClassEdit }),
  ).toEqual({
    id: made.id,
    name: 'Castle',
    show_in_filter: false,
    order: 0,
  });
  const chain = await staff.make('/api/hotel-chains', { name: 'Grand', order: 3 });
  expect(
    await staff.change(`/api/hotel-chains/${chain.id}`, { id: chain.id, name: 'Grander', ...hotelChainEdit }),
  ).toMatchObject({ order: 0 });
});

test('a theme is changed by the specified {id, name, weight}; another id is refused', async () => {
  const id = derivedId('theme Golf');
  expect(await staff.change(`/api/hotel-themes/${id}`, { id, name: 'Golf', weight: 99 })).toEqual({
    id,
    name: 'Golf',
    weight: 99,
  });
  expect(
    refusedFields(
      await staff.put(`/api/hotel-themes/${id}`, { id: derivedId('theme Ski'), name: 'Golf', weight: 99 }),
    ),
  ).toEqual(['id']);
  expect((await staff.list('/api/hotel-themes')).map(({ weight }) => weight)).toEqual([
    100, 99, 90, 80, 70, 50, 40, 30, 20, 10,
  ]);
});

test('each entry counts its hotels, even those that list its id', async () => {
  for (const [path, filter] of [
    ['hotel-classes', 'hotel_class_id'],
    ['hotel-chains', 'hotel_chain_id'],
    ['hotel-themes', 'hotel_theme_id'],
    ['hotel-types', 'hotel_type_id'],
    ['hotel-formats', 'hotel_format_id'],
    ['beach-types', 'beach_type_id'],
    ['boarding-types', 'boarding_type_id'],
    ['room-types', 'room_type_id'],
    ['features', 'feature_id'],
  ]) {
    const [first, ...others] = await staff.list(`/api/${path}?with_data=true`);
    const found = await staff.get(`/api/hotels?per_page=1&${filter}=${first?.id}`);
    expect({ path, count: first?.hotel_count }).toEqual({ path, count: found.json().total });
    const counts = [first, ...others].map((entry) => entry?.hotel_count);
    expect(counts.some((count) => Number(count) > 0)).toBe(true);
  }
  const [plain] = await staff.list('/api/hotel-classes');
  expect(plain).not.toHaveProperty('hotel_count');
});

test('a partner’s count has only the hotels that it offers', async () => {
  const partner = await callsOf(server, 'partner');
  const totals = await Promise.all(
    [staff, partner].map(async (calls) => {
      const types = await calls.list('/api/hotel-types?with_data=true');
      return types.reduce((sum, { hotel_count }) => sum + Number(hotel_count), 0);
    }),
  );
  const own = await partner.get('/api/hotels?per_page=1');
  expect(totals[1]).toBeLessThanOrEqual(own.json().total);
  expect(totals[0]).toBeGreaterThan(Number(totals[1]));
});

test('a duplicate name is refused by field', async () => {
  for (const [path, body, field] of [
    ['hotel-themes', { name: 'Ski' }, 'name'],
    ['hotel-classes', { name: 'Luxury' }, 'name'],
    ['boarding-types', { code: 'hb' }, 'code'],
    ['countries', { iso2: 'lv' }, 'iso2'],
    ['airports', { name: 'Riga', iata_code: 'RIX', country_id: derivedId('country LV') }, 'iata_code'],
    ['flight-carriers', { name: 'Baltic', iata_code: 'BT' }, 'iata_code'],
  ] as const) {
    const answer = await staff.post(`/api/${path}`, body);
    expect({ path, status: answer.statusCode, named: refusedFields(answer) }).toEqual({
      path,
      status: 409,
      named: [field],
    });
  }
});

test('entries are searched by their names in all languages, and by their codes', async () => {
  expect(await staff.list('/api/room-types?q=семейный&locale=ru')).toMatchObject([{ code: 'FAM' }]);
  expect(await staff.list('/api/room-types?q=семейный')).toMatchObject([{ code: 'FAM' }]);
  expect(await staff.list('/api/boarding-types?q=uai')).toMatchObject([{ code: 'UAI' }]);
  expect((await staff.list('/api/features?group=kids&with_data=true')).map(({ name }) => name)).toEqual([
    'Kids club',
    'Playground',
    'Babysitting',
  ]);
});
