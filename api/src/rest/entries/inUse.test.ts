import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callsOf, type Calls } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'admin');
});
afterAll(() => server.stop());

const refusal = async (url: string) => {
  const answer = await staff.remove(url);
  const { error } = answer.json();
  return { status: answer.statusCode, code: error.code, message: error.message, used_by: error.used_by };
};

test('an entry in use is not deleted, and its first five users are named', async () => {
  const { status, code, message, used_by } = await refusal(`/api/hotel-classes/${derivedId('class Luxury')}`);
  expect({ status, code }).toEqual({ status: 409, code: 'in_use' });
  expect(used_by).toHaveLength(5);
  const names = used_by.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
  expect(message).toBe(`This is used by ${names.join(', ')} and others. Remove it there first.`);
  const [first] = used_by;
  expect((await staff.one(`/api/${first.collection}/${first.id}`))['name']).toBe(first.name);
});

test.each([
  [
    'a region, by its resorts, which have names in other tables',
    'regions',
    'country MU region West',
    'resorts',
    undefined,
  ],
  ['a theme, by the hotels behind its links', 'hotel-themes', 'theme Ski', 'hotels', undefined],
  ['a room type, by the bookings of it', 'room-types', 'room DBL', 'bookings', undefined],
  ['an airport, by the hotels behind its links', 'airports', 'airport BJV', 'hotels', undefined],
  ['a feature, by the hotels that have it', 'features', 'feature Restaurant', 'hotels', undefined],
  ['a city, by its airports', 'cities', 'country LV city Riga', 'airports', 'Riga International Airport'],
])('%s', async (_, path, key, collection, name) => {
  const { code, used_by } = await refusal(`/api/${path}/${derivedId(key)}`);
  expect(code).toBe('in_use');
  expect(new Set(used_by.map((user: { collection: string }) => user.collection))).toEqual(
    new Set([collection]),
  );
  if (name) expect(used_by.map((user: { name: string }) => user.name)).toContain(name);
});

test('all of a few users are named', async () => {
  const theme = await staff.make('/api/hotel-themes', { name: 'Caves' });
  const hotel = derivedId('hotel Beldibi Bay Resort');
  await staff.post(`/api/hotels/${hotel}/assign-themes`, [theme.id]);
  const { message } = await refusal(`/api/hotel-themes/${theme.id}`);
  expect(message).toBe('This is used by Beldibi Bay Resort. Remove it there first.');
  await staff.post(`/api/hotels/${hotel}/assign-themes`, []);
  expect((await staff.remove(`/api/hotel-themes/${theme.id}`)).statusCode).toBe(200);
});
