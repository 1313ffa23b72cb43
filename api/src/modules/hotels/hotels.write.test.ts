import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answer, hotels, type Hotel } from '@itinera/shared/contracts';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let token: string;
let place_id: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('manager');
  place_id = (await server.call('/api/places?q=Riga', { token })).json().result[0].id;
});
afterAll(() => server.stop());

const one = answer(hotels.entity);
const post = (body: unknown) => server.call('/api/hotels', { method: 'POST', token, body });
const put = (id: string, body: unknown) => server.call(`/api/hotels/${id}`, { method: 'PUT', token, body });
const read = async (id: string, query = '') =>
  one.parse((await server.call(`/api/hotels/${id}${query}`, { token })).json()).result;

async function create(body: object): Promise<Hotel> {
  const made = await post({ place_id, ...body });
  expect(made.statusCode).toBe(201);
  return one.parse(made.json()).result;
}

describe('a new hotel', () => {
  test('needs a name and a place, and gets the specified defaults', async () => {
    const hotel = await create({ name: 'Tower of Riga' });
    expect(hotel).toMatchObject({
      hotel_class_id: null,
      stars: 0,
      is_active: false,
      keywords: '',
      url_pretty_name: 'tower-of-riga',
      check_in_time: '14:00',
      check_out_time: '12:00',
    });
    expect(hotel.created_at).toBe(hotel.updated_at);
    expect(await read(hotel.id)).toEqual(hotel);
  });

  test('gets a unique address if another has the same name, in any alphabet', async () => {
    const made = [
      await create({ name: 'Дом у моря' }),
      await create({ name: 'Дом у моря', url_pretty_name: '' }),
      await create({ name: '***' }),
    ];
    expect(made.map((hotel) => hotel.url_pretty_name)).toEqual(['dom-u-morya', 'dom-u-morya-2', 'hotel']);
  });

  test('can not use the address of another one', async () => {
    const refused = await post({ name: 'Copy', place_id, url_pretty_name: 'beldibi-bay-resort' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: 'duplicate',
      fields: { url_pretty_name: expect.any(String) },
    });
  });

  test('clears a reference by an empty text, as specified', async () => {
    expect((await create({ name: 'Classless', hotel_class_id: '' })).hotel_class_id).toBeNull();
  });
});

test.each<[string, Record<string, unknown>, string]>([
  ['no name', { name: undefined }, 'name'],
  ['a name of blanks', { name: '   ' }, 'name'],
  ['a name with NUL', { name: 'A\u0000B' }, 'name'],
  ['a name with a character that nobody sees', { name: 'A\u200bB' }, 'name'],
  ['a name that is a number', { name: 5 }, 'name'],
  ['a place that is not there', { place_id: derivedId('nowhere') }, 'place_id'],
  ['a place that is no id', { place_id: 'riga' }, 'place_id'],
  ['a class that is not there', { hotel_class_id: derivedId('nothing') }, 'hotel_class_id'],
  ['quarter stars', { stars: 4.25 }, 'stars'],
  ['six stars', { stars: 6 }, 'stars'],
  ['stars as text', { stars: '4' }, 'stars'],
  ['a switch as text', { is_active: 'true' }, 'is_active'],
  ['an address with blanks', { url_pretty_name: 'a b' }, 'url_pretty_name'],
  ['an impossible time', { check_in_time: '24:00' }, 'check_in_time'],
  ['too many keywords', { keywords: 'x'.repeat(501) }, 'keywords'],
  ['an id of its own', { id: derivedId('mine') }, 'id'],
  ['a timestamp of its own', { created_at: '2020-01-01T00:00:00Z' }, 'created_at'],
  ['a key nobody knows', { price: 1 }, 'price'],
])('%s is refused by field, and nothing is created', async (_, extra, field) => {
  const total = async () => (await server.call('/api/hotels?per_page=1', { token })).json().total;
  const before = await total();
  const refused = await post({ name: 'Refused', place_id, ...extra });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().error.fields)).toEqual([field]);
  expect(refused.json().error.fields[field]).toMatch(/\.$/);
  expect(await total()).toBe(before);
});

describe('a change', () => {
  test('merges: absent fields are kept, null clears, the date is updated', async () => {
    const before = await create({
      name: 'Before',
      stars: 4.5,
      keywords: 'old',
      hotel_class_id: derivedId('class Luxury'),
    });
    const changed = one.parse((await put(before.id, { name: 'After', hotel_class_id: null })).json()).result;
    expect(changed).toEqual({
      ...before,
      name: 'After',
      hotel_class_id: null,
      updated_at: changed.updated_at,
    });
    expect(changed.updated_at >= before.updated_at).toBe(true);
    expect(await read(before.id)).toEqual(changed);
  });

  test('may send back everything that was read, including read-only fields', async () => {
    const { id } = await create({ name: 'Round trip' });
    const everything = await read(id, '?with_data=true');
    const changed = await put(id, {
      ...everything,
      created_at: '2020-01-01T00:00:00.000Z',
      name: 'Round trip 2',
      hotel_images: null,
    });
    expect(changed.statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ name: 'Round trip 2', created_at: everything.created_at });
  });

  test('without fields is accepted', async () => {
    const { id } = await create({ name: 'Untouched' });
    expect((await put(id, {})).json().result.name).toBe('Untouched');
  });

  test('generates the address from the name when it is cleared', async () => {
    const { id } = await create({ name: 'First name' });
    const renamed = await put(id, { name: 'Second name', url_pretty_name: '' });
    expect(renamed.json().result.url_pretty_name).toBe('second-name');
    const same = await put(id, { url_pretty_name: '' });
    expect(same.json().result.url_pretty_name).toBe('second-name');
  });

  test('refuses another id, unknown keys and wrong values by field', async () => {
    const { id } = await create({ name: 'Strict' });
    for (const [body, field] of [
      [{ id: derivedId('other') }, 'id'],
      [{ owner: 'me' }, 'owner'],
      [{ stars: 9 }, 'stars'],
      [{ name: null }, 'name'],
      [{ place_id: '' }, 'place_id'],
    ] as const) {
      const refused = await put(id, body);
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().error.fields)).toEqual([field]);
    }
    expect((await put(id, [])).json().error.fields).toEqual({ body: 'Send a JSON object.' });
  });

  test('of a missing hotel is a 404, even with a malformed id', async () => {
    for (const id of [derivedId('nothing'), 'nothing', '1']) {
      expect((await put(id, { name: 'Nothing' })).statusCode).toBe(404);
      expect((await server.call(`/api/hotels/${id}`, { method: 'DELETE', token })).statusCode).toBe(404);
    }
  });

  test('is not lost among many concurrent ones', async () => {
    const { id } = await create({ name: 'Busy' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => put(id, { keywords: `change ${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  });
});

test('a deleted hotel is gone with its images, themes and partner links', async () => {
  const id = derivedId('hotel Beldibi Bay Resort');
  expect((await server.call(`/api/hotel-dmcs?hotel_id=${id}`, { token })).json().total).toBe(1);
  const removed = await server.call(`/api/hotels/${id}`, { method: 'DELETE', token });
  expect(removed.json()).toEqual({ success: true, result: null });
  expect((await server.call(`/api/hotels/${id}`, { token })).statusCode).toBe(404);
  expect((await server.call(`/api/hotel-dmcs?hotel_id=${id}`, { token })).json().total).toBe(0);
  expect((await server.call(`/api/hotels/${id}`, { method: 'DELETE', token })).statusCode).toBe(404);
});
