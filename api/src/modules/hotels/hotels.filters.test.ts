import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Hotel } from '@itinera/shared/contracts';
import { callsOf } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { hotelsWhere } from './hotels.filters';
import { hotelsTable } from './hotels.table';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Runs as the program, which policies of the database don't restrict. */
const count = (partnerId: string | undefined) =>
  server.database.withActor(system('test'), (tx) => tx.$count(hotelsTable, hotelsWhere(tx, {}, partnerId)));

test('the checks of the application hold without those of the database', async () => {
  expect(await count(undefined)).toBe(150);
  expect(await count(idOf('partner'))).toBe(30);
  expect(await count(idOf('pending'))).toBe(0);
});

describe('filters by several entries', () => {
  const found = async (query: string): Promise<Hotel[]> => {
    const { result }: { result: Hotel[] } = (
      await server.call(`/api/hotels?per_page=200&with=themes,features&${query}`, {
        token: await server.tokenOf('manager'),
      })
    ).json();
    return result;
  };
  const namesOf = (all: Hotel[]) => all.map(({ name }) => name).sort();

  /** The ids of a hotel by filter. */
  const idsOf: Record<string, (hotel: Hotel) => (string | null)[]> = {
    hotel_class_id: ({ hotel_class_id }) => [hotel_class_id],
    hotel_type_id: ({ hotel_type_id }) => [hotel_type_id],
    hotel_format_id: ({ hotel_format_id }) => [hotel_format_id],
    hotel_chain_id: ({ hotel_chain_id }) => [hotel_chain_id],
    beach_type_id: ({ beach_type_id }) => [beach_type_id],
    room_type_id: ({ room_type_id }) => room_type_id,
    boarding_type_id: ({ boarding_type_id }) => boarding_type_id,
    hotel_theme_id: ({ hotel_themes = [] }) => hotel_themes.map(({ id }) => id),
    feature_id: ({ hotel_features = [] }) => hotel_features.map(({ feature_id }) => feature_id),
  };

  beforeAll(async () => {
    const [bare] = await found('sort=name');
    const emptied = Object.fromEntries(
      Object.keys(idsOf)
        .slice(0, 5)
        .map((key) => [key, null]),
    );
    const answer = await server.call(`/api/hotels/${bare?.id}`, {
      method: 'PUT',
      token: await server.tokenOf('manager'),
      body: { ...emptied, room_type_id: [], boarding_type_id: [] },
    });
    expect(answer.statusCode).toBe(200);
  });

  test.each(Object.keys(idsOf))('%s: one, two, none, and none or one', async (key) => {
    const all = await found('');
    const has = idsOf[key] ?? (() => []);
    const [one = '', two = ''] = [...new Set(all.flatMap(has))].filter((id) => id !== null);
    expect(two).not.toBe('');
    const isBare = (hotel: Hotel) => has(hotel).every((id) => id === null);
    for (const [asked, isFound] of [
      [one, (hotel: Hotel) => has(hotel).includes(one)],
      [`${one},${two}`, (hotel: Hotel) => has(hotel).includes(one) || has(hotel).includes(two)],
      ['none', isBare],
      [`none,${one}`, (hotel: Hotel) => isBare(hotel) || has(hotel).includes(one)],
    ] as const) {
      const expected = namesOf(all.filter(isFound));
      expect({ asked, names: namesOf(await found(`${key}=${asked}`)) }).toEqual({ asked, names: expected });
    }
  });

  test.each([
    ['3..4', (stars: number) => stars >= 3 && stars <= 4],
    ['4.5..', (stars: number) => stars >= 4.5],
    ['..3', (stars: number) => stars <= 3],
  ])('stars=%s', async (range, isWithin) => {
    const expected = (await found('')).filter(({ stars }) => isWithin(stars));
    expect(expected.length).toBeGreaterThan(0);
    expect(namesOf(await found(`stars=${range}`))).toEqual(namesOf(expected));
  });

  test.each(['stars=3', 'stars=..', 'hotel_class_id=', 'hotel_class_id=four', 'hotel_class_id=none,'])(
    '%s is refused with what to send',
    async (query) => {
      const answer = await server.call(`/api/hotels?${query}`, { token: await server.tokenOf('manager') });
      expect(answer.statusCode).toBe(400);
      expect(JSON.stringify(answer.json().error.fields)).toMatch(/Use a range|Choose one of the entries/);
    },
  );
});

test('stars=none finds only hotels without stars', async () => {
  const staff = await callsOf(server, 'manager');
  const [known] = await staff.list('/api/hotels?page=1&per_page=1');
  const starless = await staff.make('/api/hotels', { name: 'Starless', place_id: known?.['place_id'] });
  const found = await staff.list('/api/hotels?stars=none&page=1&per_page=200');
  expect(found.map(({ id }) => id)).toContain(starless.id);
  expect(new Set(found.map(({ stars }) => stars))).toEqual(new Set([0]));
});

test('lacks_description finds hotels without a text in a language, or with an empty one', async () => {
  const staff = await callsOf(server, 'manager');
  const [known] = await staff.list('/api/hotels?page=1&per_page=1');
  const hotel = await staff.make('/api/hotels', { name: 'Wordless', place_id: known?.['place_id'] });
  const lacking = async (locale: string) => {
    const found = await staff.list(`/api/hotels?lacks_description=${locale}&q=Wordless`);
    return found.map(({ id }) => id).includes(hotel.id);
  };
  const write = (locale: string, description: string) =>
    staff.make('/api/hotel-descriptions', { hotel_id: hotel.id, locale, description });
  await write('en', 'By the sea.');
  expect([await lacking('en'), await lacking('ru')]).toEqual([false, true]);
  const russian = await write('ru', '');
  expect(await lacking('ru')).toBe(true);
  await staff.change(`/api/hotel-descriptions/${russian.id}`, { description: 'У моря.' });
  expect(await lacking('ru')).toBe(false);
});

test.each(['has_images', 'has_description'])(
  '%s separates hotels with a part from those without',
  async (filter) => {
    const staff = await callsOf(server, 'manager');
    const [known] = await staff.list('/api/hotels?page=1&per_page=1');
    const bare = await staff.make('/api/hotels', { name: `Bare ${filter}`, place_id: known?.['place_id'] });
    const withPart = await staff.list(`/api/hotels?${filter}=true&page=1&per_page=200`);
    const without = await staff.list(`/api/hotels?${filter}=false&page=1&per_page=200`);
    expect(without.map(({ id }) => id)).toContain(bare.id);
    expect(withPart.length).toBeGreaterThan(0);
    expect(withPart.length + without.length).toBe(await count(undefined));
  },
);
