import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, hotels, listAnswer } from '@itinera/shared/contracts';
import { password } from '../../../testing/people';
import { callsOf, type Calls } from '../../../testing/calls';
import { placeDemoPictures } from '../../../testing/demoPictures';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { storageFolder } from '../../storage/diskStorage';
import { derivedFileName, derivedId } from '../derivedId';
import { seedDemo } from '../seedDemo';
import type { Extent } from './insertLarge';

const more: Extent = { hotels: 250, travellers: 40, bookings: 90 };

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer('migrated');
  await placeDemoPictures(storageFolder(server.dataDir));
  await seedDemo(server.database, { storage: server.storage, password, say: () => undefined, more });
  staff = await callsOf(server, 'admin');
});
afterAll(() => server.stop());

const total = async (url: string): Promise<number> =>
  (await staff.get(`${url}${url.includes('?') ? '&' : '?'}page=1&per_page=1`)).json().total;

test('adds the requested number of hotels, travellers and bookings to the demo data', async () => {
  expect(await total('/api/hotels')).toBe(150 + more.hotels);
  expect(await total('/api/travellers')).toBe(40 + more.travellers);
  expect(await total('/api/bookings')).toBe(400 + more.bookings);
  expect((await staff.get(`/api/hotels/${derivedId('hotel Beldibi Bay Resort')}`)).statusCode).toBe(200);
  expect((await (await callsOf(server, 'partner')).list('/api/hotels')).length).toBe(25);
});

test('derives the same ids in the database as the program does', async () => {
  for (const number of [1, 7, more.hotels]) {
    const hotel = await staff.one(`/api/hotels/${derivedId(`hotel large ${number}`)}?with_data=true`);
    expect(hotel['url_pretty_name']).toMatch(new RegExp(`^[a-z]+(-[a-z]+)+-${number}$`));
    expect(hotel['hotel_images']).toMatchObject([
      { file_name: derivedFileName(`hotel large ${number} image 1`), order: 1 },
    ]);
    expect(hotel['partner_count']).toBe(number === 7 ? 2 : 1);
  }
  const { id } = await staff.one(`/api/travellers/${derivedId('traveller large 5')}`);
  expect((await staff.one(`/api/travellers/${derivedId('traveller large 6')}`))['companions']).toEqual([id]);
});

test('creates complete hotels: unique names, each with a place, themes, features, airport, picture and prices', async () => {
  const names = new Set<string>();
  for (const page of [1, 2]) {
    const answer = listAnswer(hotels.entity).parse(
      (await staff.get(`/api/hotels?with_data=true&per_page=200&page=${page}`)).json(),
    );
    for (const hotel of answer.result) {
      names.add(hotel.name);
      const {
        place,
        hotel_themes = [],
        hotel_features = [],
        hotel_images = [],
        room_type = [],
        boarding_type = [],
      } = hotel;
      expect(place?.resort?.region?.country?.country_name?.name).toBeTruthy();
      expect([hotel_themes, hotel_images, room_type, boarding_type].every((part) => part.length > 0)).toBe(
        true,
      );
      if (hotel.url_pretty_name.endsWith('-7')) expect(hotel_features).toHaveLength(5);
    }
  }
  expect(names.size).toBe(150 + more.hotels);
  const number9 = derivedId('hotel large 9');
  expect(await staff.list(`/api/hotel-airports?hotel_id=${number9}`)).toMatchObject([{ is_default: true }]);
  expect(await staff.list(`/api/graph-prices?hotel_id=${number9}`)).toHaveLength(12);
  const periods = await staff.list(`/api/price-periods?hotel_id=${number9}`);
  expect(periods.map(({ start_period }) => String(start_period).slice(0, 7))).toContain('2027-10');
  const { length } = await staff.list(`/api/price-cells?hotel_id=${number9}`);
  expect(length).toBeGreaterThan(100);
  expect(length).toBeLessThan(12 * periods.length);
  const [period] = periods;
  expect((await staff.put(`/api/price-periods/${period?.id}`, period)).statusCode).toBe(200);
});

test('creates only entries that the contracts accept', async () => {
  const number9 = `/api/hotels/${derivedId('hotel large 9')}`;
  expect((await staff.put(number9, await staff.one(number9))).statusCode).toBe(200);
  const [allotment] = await staff.list(`/api/allotments?hotel_id=${derivedId('hotel large 9')}`);
  expect((await staff.put(`/api/allotments/${allotment?.id}`, allotment)).statusCode).toBe(200);
  const terms = await staff.list(`/api/cancellation-terms?hotel_id=${derivedId('hotel large 9')}`);
  expect(terms.map(({ name }) => name)).toEqual(['Flexible', 'Summer']);
  for (const one of terms)
    expect((await staff.put(`/api/cancellation-terms/${one.id}`, one)).statusCode).toBe(200);
  const [tax, ...others] = await staff.list(`/api/hotel-charges?hotel_id=${derivedId('hotel large 9')}`);
  expect({ tax, others }).toMatchObject({ tax: { kind: 'tax', dmc_id: null }, others: [] });
  expect((await staff.put(`/api/hotel-charges/${tax?.id}`, tax)).statusCode).toBe(200);
  const ofTwelve = `hotel_id=${derivedId('hotel large 12')}`;
  const weekdays = await staff.list(`/api/weekday-supplements?${ofTwelve}&sort=name`);
  expect(weekdays.map(({ name }) => name)).toEqual(['Sunday', 'Weekend']);
  for (const one of weekdays)
    expect((await staff.put(`/api/weekday-supplements/${one.id}`, one)).statusCode).toBe(200);
  const [length] = await staff.list(`/api/stay-lengths?hotel_id=${derivedId('hotel large 10')}`);
  expect((await staff.put(`/api/stay-lengths/${length?.id}`, length)).statusCode).toBe(200);
  const traveller = `/api/travellers/${derivedId('traveller large 9')}`;
  expect((await staff.put(traveller, await staff.one(traveller))).statusCode).toBe(200);
});

test('creates a season of block seats, paired with returns a week later', async () => {
  expect(await total('/api/block-seats')).toBeGreaterThan(5_000);
  const outbound = (
    await staff.list(
      '/api/block-seats?direction=outbound&departure_from=2027-06-01&departure_to=2027-06-07&per_page=200',
    )
  ).filter(({ departure_time }) => departure_time === '07:10');
  expect(outbound.length).toBeGreaterThan(50);
  for (const out of outbound.slice(0, 3)) {
    const back = await staff.one(`/api/block-seats/${String(out['paired_block_id'])}`);
    expect(back).toMatchObject({
      direction: 'return',
      origin_airport_id: out['destination_airport_id'],
      destination_airport_id: out['origin_airport_id'],
      departure_date: addDays(String(out['departure_date']), 7),
    });
    expect((await staff.put(`/api/block-seats/${String(back['id'])}`, back)).statusCode).toBe(200);
  }
});

test('creates bookings with references without gaps in each year', async () => {
  const numbers = new Map<string, number[]>();
  for (const page of [1, 2, 3])
    for (const { ref } of await staff.list(`/api/bookings?per_page=200&page=${page}&sort=ref`)) {
      const [year, number] = [String(ref).slice(0, 4), Number(String(ref).slice(4))];
      numbers.set(year, [...(numbers.get(year) ?? []), number]);
    }
  expect([...numbers.keys()]).toEqual(['BE24', 'BE25', 'BE26']);
  for (const given of numbers.values()) expect(given).toEqual(given.map((_, index) => index + 1));
});

test('creates summaries that match the parts of bookings', async () => {
  for (const year of [2024, 2025, 2026])
    for (let number = 1; number <= 20; number += 2) {
      const url = `/api/bookings/${derivedId(`booking large ${year} ${number}`)}`;
      const read = await staff.one(url);
      const { updated: _, etag: __, note_internal: ___, ...before } = read;
      // Any write computes the summary again.
      await staff.change(url, { note_internal: 'Looked at' });
      expect(await staff.one(url)).toMatchObject(before);
    }
});

test('stores a picture and its thumbnail for every hotel', async () => {
  for (const number of [1, more.hotels / 2, more.hotels]) {
    const name = derivedFileName(`hotel large ${number} image 1`);
    await access(join(storageFolder(server.dataDir), name));
    expect((await server.call(`/storage/${name.replace('.webp', '.thumb.webp')}`)).statusCode).toBe(200);
  }
});
