import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { hotelParts, hotels, listAnswer, type Hotel } from '@itinera/shared/contracts';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let token: string;
let all: Hotel[];

const page = listAnswer(hotels.entity);
type HotelsPage = z.infer<typeof page>;

async function list(query: string): Promise<HotelsPage> {
  const answer = await server.call(`/api/hotels?${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return page.parse(answer.json());
}

const names = (answer: HotelsPage) => answer.result.map((hotel) => hotel.name);

beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('operator');
  all = (await list('per_page=200&with_data=true')).result;
});
afterAll(() => server.stop());

describe('the pages', () => {
  test('have 25 hotels by default', async () => {
    const answer = await list('');
    expect(answer).toMatchObject({ total: 150, page: 1, per_page: 25 });
    expect(answer.result).toHaveLength(25);
  });

  test('past the end are empty, with the total', async () => {
    expect(await list('page=9&per_page=50')).toMatchObject({ result: [], total: 150 });
    expect(await list('page=2&per_page=150')).toMatchObject({ result: [], total: 150 });
    expect(await list('q=nothing+like+this')).toMatchObject({ result: [], total: 0 });
  });
});

test('sorting by names uses those of the requested language', async () => {
  const countries = (await list('per_page=200&with_data=true&locale=ru&sort=country')).result.map(
    ({ place }) => place?.resort?.region?.country?.country_name?.name ?? '',
  );
  expect(countries).toEqual(countries.toSorted(new Intl.Collator('und').compare));
  expect(countries[0]).toBe('Австрия');
});

describe('the number of partners', () => {
  test('counts active links only', async () => {
    const { result } = await list(`per_page=200&with_data=true&country_id=${derivedId('country CY')}`);
    expect(result.map(({ partner_count }) => partner_count)).toEqual(Array(6).fill(1));
    const one = await server.call(`/api/hotels/${derivedId('hotel Panormo Olive Resort')}?with_data=true`, {
      token,
    });
    expect(one.json().result).toMatchObject({ partner_count: 2, airport_count: 2 });
    const alone = await list('per_page=5');
    expect(alone.result[0]).not.toHaveProperty('partner_count');
  });

  test('is hidden from partners, who can’t sort by it either', async () => {
    const partner = await server.tokenOf('partner');
    const answer = await server.call('/api/hotels?with_data=true', { token: partner });
    expect(answer.body).not.toContain('partner_count');
    for (const [query, field] of [
      ['sort=partner_count', 'sort'],
      ['sort=-partner_count', 'sort'],
      ['with=place,partners', 'with'],
    ]) {
      const refused = await server.call(`/api/hotels?${query}`, { token: partner });
      expect({ status: refused.statusCode, fields: Object.keys(refused.json().error.fields) }).toEqual({
        status: 400,
        fields: [field],
      });
    }
  });
});

describe('the filters', () => {
  const region = (hotel: Hotel | undefined) => hotel?.place?.resort?.region;

  test.each<[string, () => string, (hotel: Hotel) => boolean]>([
    [
      'country_id',
      () => derivedId('country GR'),
      (hotel) => region(hotel)?.country_id === derivedId('country GR'),
    ],
    ['region_id', () => region(all[3])?.id ?? '', (hotel) => region(hotel)?.id === region(all[3])?.id],
    [
      'resort_id',
      () => all[3]?.place?.resort_id ?? '',
      (hotel) => hotel.place?.resort_id === all[3]?.place?.resort_id,
    ],
    ['place_id', () => all[0]?.place_id ?? '', (hotel) => hotel.place_id === all[0]?.place_id],
    ['hotel_class_id', () => derivedId('class Luxury'), (hotel) => hotel.hotel_class?.name === 'Luxury'],
    [
      'hotel_theme_id',
      () => derivedId('theme Ski'),
      (hotel) => (hotel.hotel_themes ?? []).some(({ name }) => name === 'Ski'),
    ],
    [
      'hotel_type_id',
      () => derivedId('type Villa'),
      (hotel) => hotel.hotel_type_id === derivedId('type Villa'),
    ],
    [
      'hotel_format_id',
      () => derivedId('format City'),
      (hotel) => hotel.hotel_format_id === derivedId('format City'),
    ],
    [
      'hotel_chain_id',
      () => derivedId('chain Casa Serena'),
      (hotel) => hotel.hotel_chain?.name === 'Casa Serena',
    ],
    ['beach_type_id', () => derivedId('beach Sand'), (hotel) => hotel.beach_type?.name === 'Sand'],
    [
      'room_type_id',
      () => derivedId('room FAM'),
      (hotel) => (hotel.room_type ?? []).some(({ name }) => name === 'Family room'),
    ],
    [
      'boarding_type_id',
      () => derivedId('boarding HB'),
      (hotel) => hotel.boarding_type_id.includes(derivedId('boarding HB')),
    ],
    [
      'feature_id',
      () => derivedId('feature Sauna'),
      (hotel) => (hotel.hotel_features ?? []).some(({ feature }) => feature?.name === 'Sauna'),
    ],
    ['beach_line_num', () => '2', (hotel) => hotel.beach_line_num === 2],
    ['is_beach_private', () => 'true', (hotel) => hotel.is_beach_private],
    ['is_bestseller', () => '1', (hotel) => hotel.is_bestseller],
    ['is_recommended', () => 'true', (hotel) => hotel.is_recommended],
    ['is_visited', () => '0', (hotel) => !hotel.is_visited],
    ['in_city', () => 'true', (hotel) => hotel.place?.is_city === true],
    ['in_city', () => 'false', (hotel) => hotel.place?.is_city === false],
    ['is_active', () => 'false', (hotel) => !hotel.is_active],
    ['is_active', () => '1', (hotel) => hotel.is_active],
  ])('%s keeps only matching hotels', async (filter, value, matches) => {
    const expected = all.filter(matches).map(({ name }) => name);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(150);
    const answer = await list(`per_page=200&${filter}=${value()}`);
    expect(names(answer)).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  test('dmc_id shows staff what that partner sees', async () => {
    const own = await server.call('/api/hotels?per_page=200', { token: await server.tokenOf('partner2') });
    expect(names(await list(`per_page=200&dmc_id=${idOf('partner2')}`))).toEqual(
      names(page.parse(own.json())),
    );
  });

  test('are combined by AND', async () => {
    const answer = await list(
      `country_id=${derivedId('country GR')}&hotel_class_id=${derivedId('class Luxury')}&q=olive`,
    );
    expect(names(answer)).toEqual(['Panormo Olive Resort']);
  });

  test('accept several countries, regions, resorts and places', async () => {
    const totalOf = async (filter: string) => (await list(filter)).total;
    const of = (...codes: string[]) => codes.map((code) => derivedId(`country ${code}`)).join(',');
    const [greece, cyprus] = [
      await totalOf(`country_id=${of('GR')}`),
      await totalOf(`country_id=${of('CY')}`),
    ];
    expect(Math.min(greece, cyprus)).toBeGreaterThan(0);
    expect(await totalOf(`country_id=${of('GR', 'CY')}`)).toBe(greece + cyprus);
    const two = all.slice(0, 2).flatMap(({ place }) => (place ? [place] : []));
    const hotelsIn = (...values: unknown[]) => all.filter((hotel) => values.includes(hotel.place_id)).length;
    expect(await totalOf(`place_id=${two.map(({ id }) => id).join(',')}`)).toBe(
      hotelsIn(...two.map(({ id }) => id)),
    );
    expect(await totalOf('place_id=none')).toBe(0);
  });

  test('with contradicting country and region find nothing', async () => {
    const foreign = region(all[0])?.id;
    expect((await list(`country_id=${derivedId('country GR')}&region_id=${foreign}`)).total).toBe(0);
  });
});

describe('the search', () => {
  test('finds every word in any order and any case, in name and keywords', async () => {
    expect(names(await list('q=SPA+pines'))).toEqual(['Amber Pines Spa Hotel']);
    expect(
      (await list('q=diving&per_page=200')).result.every(({ keywords }) => keywords?.includes('diving')),
    ).toBe(true);
  });

  test.each(['%25', '_', '%5C', "';", '100%25'])('takes %s literally', async (q) => {
    expect((await list(`q=${q}`)).total).toBe(0);
  });
});

describe('the data', () => {
  test('are embedded up to the country in the requested language', async () => {
    const [hotel] = (await list('q=Alpenrose&with_data=true&locale=ru')).result;
    expect(hotel?.place?.resort?.resort_name?.name).toBe('Циллерталь');
    expect(region(hotel)?.region_name?.name).toBe('Тироль');
    expect(region(hotel)?.country?.country_name).toMatchObject({ locale: 'ru', name: 'Австрия' });
    expect(hotel?.hotel_type?.hotel_type_name?.locale).toBe('ru');
    expect(hotel?.hotel_images?.map(({ order }) => order)).toEqual(
      hotel?.hotel_images?.map((_, index) => index + 1),
    );
  });

  const region = (hotel: Hotel | undefined) => hotel?.place?.resort?.region;

  test('are only those that are named', async () => {
    const shown = Object.keys((await list('per_page=1')).result[0] ?? {});
    for (const [part, field] of Object.entries(hotelParts)) {
      const { result } = await list(`with=${part}&per_page=1`);
      expect(Object.keys(result[0] ?? {}).toSorted()).toEqual(
        // Coverage includes its first gap.
        [...shown, field, ...(part === 'coverage' ? ['price_gap', 'price_gap_dmc_id'] : [])].toSorted(),
      );
    }
    const { result } = await list('with=place,class,images&per_page=200');
    for (const hotel of result) {
      const whole = all.find(({ id }) => id === hotel.id);
      const { place, hotel_class, hotel_images } = hotel;
      expect({ place, hotel_class, hotel_images }).toEqual({
        place: whole?.place,
        hotel_class: whole?.hotel_class,
        hotel_images: whole?.hotel_images,
      });
    }
  });

  test.each(['stars', 'place,', 'Place', '', 'place,constructor'])(
    'with unknown parts are refused: %s',
    async (named) => {
      const answer = await server.call(`/api/hotels?with=${named}`, { token });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.fields).toEqual({
        with: `Name the parts with commas between them: ${Object.keys(hotelParts).join(', ')}.`,
      });
    },
  );

  test('are not sent unless requested', async () => {
    const [hotel] = (await list('q=Alpenrose')).result;
    expect(Object.keys(hotel ?? {})).not.toContain('place');
    const one = await server.call(`/api/hotels/${hotel?.id}?with_data=false`, { token });
    expect(one.json().result).toEqual(hotel);
  });
});

test.each([
  ['page=0', 'page'],
  ['page=1.5', 'page'],
  ['page=', 'page'],
  ['page=1&page=2', 'page'],
  ['per_page=201', 'per_page'],
  ['per_page=-1', 'per_page'],
  ['sort=price', 'sort'],
  ['sort=name,stars', 'sort'],
  ['country_id=austria', 'country_id'],
  ['is_active=perhaps', 'is_active'],
  ['with_data=yes', 'with_data'],
  ['locale=de', 'locale'],
  [`q=${'x'.repeat(201)}`, 'q'],
  ['colour=blue', 'colour'],
  ['constructor=1', 'constructor'],
])('%s is refused with the name of the field', async (query, field) => {
  const answer = await server.call(`/api/hotels?${query}`, { token });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  expect(answer.json().error.fields[field]).toMatch(/\w+.*\.$/);
});

test('a NUL in the search is ignored', async () => {
  expect(names(await list('q=Bel%00dibi'))).toEqual(names(await list('q=Beldibi')));
  expect(names(await list('q=Beldibi'))).not.toEqual([]);
});
