import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import * as contracts from '@itinera/shared/contracts';
import { listAnswer } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../testing/calls';
import { idOf } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { derivedId } from '../seed/derivedId';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const country_id = derivedId('country LV');
const region_id = derivedId('country LV region Kurzeme');
const resort_id = derivedId('country LV region Kurzeme resort Liepaja Coast');
const newName = { locale: 'en', name: 'Something new' };

interface Plain {
  path: string;
  entity: z.ZodMiniObject;
  defaults: object;
  filters: object;
  sorts: readonly string[];
  reference: boolean;
}

/** Each plain collection with its minimal entry, a change, and inputs that must be refused by field. */
const collections: [Plain, create: () => object, change: object, refused: Record<string, unknown>][] = [
  [contracts.countries, () => ({}), { iso2: 'XK' }, { iso2: 'Latvia', order: -1, show_in_filter: 'yes' }],
  [
    contracts.regions,
    () => ({ country_id, name: 'Zemgale' }),
    { name: 'Selonia' },
    { country_id: '', name: '', order: 1.5 },
  ],
  [contracts.cities, () => ({ country_id }), { iata: 'qqq' }, { country_id: 'LV', iata: 'Q1', is_main: 1 }],
  [contracts.resorts, () => ({ region_id }), { city_id: '' }, { region_id: null, city_id: 'Riga' }],
  [
    contracts.places,
    () => ({ resort_id, name: 'Karosta' }),
    { is_city: false },
    { name: 'x'.repeat(121), resort_id: 5 },
  ],
  [
    contracts.airports,
    () => ({ name: 'Ventspils', iata_code: 'vnt', country_id }),
    { gps_code: 'evva' },
    {
      iata_code: 'RI',
      gps_code: 'EVR1',
      latitude_deg: 91,
      longitude_deg: -181,
      timezone: 'Riga',
      charter_start: 'true',
    },
  ],
  [
    contracts.flightCarriers,
    () => ({ name: 'New Wings' }),
    { iata_code: 'n9' },
    { name: '', iata_code: 'ABC', icao_code: 'A1C', is_charter: null },
  ],
  [contracts.beachTypes, () => ({ name: 'Lava' }), { name: 'Black lava' }, { name: ' ' }],
  [contracts.boardingTypes, () => ({}), { code: 'hb+' }, { code: 'half board', order: 'first' }],
  [contracts.roomTypes, () => ({}), { max_guests: 6 }, { max_adults: -1, max_children: 31, max_guests: 2.5 }],
  [contracts.hotelClasses, () => ({ name: 'Palace' }), { name: 'Castle' }, { name: null, order: 100_001 }],
  [
    contracts.hotelChains,
    () => ({ name: 'Chain' }),
    { show_in_filter: false },
    { name: 5, show_in_filter: 0 },
  ],
  [contracts.hotelThemes, () => ({ name: 'Sailing' }), { weight: 7 }, { weight: -1, name: '' }],
  [contracts.hotelTypes, () => ({}), { order: 4 }, { order: null }],
  [contracts.hotelFormats, () => ({}), { show_in_filter: false }, { show_in_filter: null }],
  [
    contracts.features,
    () => ({ group: 'pool', name: 'Slide' }),
    { is_filter: true },
    { group: 'garden', name: '', icon: 'x'.repeat(81) },
  ],
  [
    contracts.countryNames,
    () => ({ country_id: made(contracts.countries), name: 'Kosovo' }),
    { locale: 'ru' },
    { country_id: 'x', locale: 'lv', name: '' },
  ],
  [
    contracts.regionNames,
    () => ({ region_id: made(contracts.regions), name: 'Zemgale' }),
    { name: 'Semigallia' },
    { region_id: null, name: 'x'.repeat(121) },
  ],
  [
    contracts.cityNames,
    () => ({ city_id: made(contracts.cities), name: 'Jelgava' }),
    { name: 'Mitau' },
    { city_id: '', locale: null },
  ],
  [
    contracts.resortNames,
    () => ({ resort_id: made(contracts.resorts), name: 'Karosta' }),
    { name: 'War Port' },
    { resort_id: 1, name: [] },
  ],
  [
    contracts.beachTypeNames,
    () => ({ beach_type_id: made(contracts.beachTypes), name: 'Lava' }),
    { locale: 'ru' },
    { beach_type_id: 'x', name: {} },
  ],
  [
    contracts.boardingTypeNames,
    () => ({ boarding_type_id: made(contracts.boardingTypes), name: 'Tea' }),
    { name: 'Tea time' },
    { boarding_type_id: 'x', name: 1 },
  ],
  [
    contracts.roomTypeNames,
    () => ({ room_type_id: made(contracts.roomTypes), name: 'Attic' }),
    { name: 'Loft' },
    { room_type_id: 'x', name: '\u0000' },
  ],
  [
    contracts.hotelTypeNames,
    () => ({ hotel_type_id: made(contracts.hotelTypes), name: 'Barn' }),
    { name: 'Mill' },
    { hotel_type_id: 'x', name: '' },
  ],
  [
    contracts.hotelFormatNames,
    () => ({ hotel_format_id: made(contracts.hotelFormats), name: 'Quiet' }),
    { name: 'Silent' },
    { hotel_format_id: 'x', name: '' },
  ],
  [
    contracts.featureNames,
    () => ({ feature_id: made(contracts.features), name: 'Slide' }),
    { name: 'Long slide' },
    { feature_id: 'x', locale: 'de' },
  ],
  [
    contracts.hotelDescriptions,
    () => ({ hotel_id: hotel(), description: 'By the sea.' }),
    { description: '' },
    { hotel_id: '', locale: 'fr', description: 'x'.repeat(10_001) },
  ],
  [
    contracts.hotelFeatures,
    () => ({ hotel_id: hotel(), feature_id: made(contracts.features) }),
    { paid: true, note: 'in summer' },
    { feature_id: 'x', paid: 1, note: 'x'.repeat(121) },
  ],
  [
    contracts.hotelAirports,
    () => ({ hotel_id: hotel(), airport_id: made(contracts.airports) }),
    { transfer_time: 45, distance: 0 },
    { distance: -1, transfer_time: 0.5, transfer_price_minor: 9.99, transfer_price_type: 'free' },
  ],
  [
    contracts.hotelDmcs,
    () => ({ hotel_id: hotel(), dmc_id: idOf('partner') }),
    { note: 'Paid late', markup_bp: 1200 },
    { currency: 'Euro', payment_terms_days: 400, contract_from: '2027-02-30', markup_bp: -1 },
  ],
  [
    contracts.travellers,
    () => ({
      first_name: 'Zane',
      last_name: 'Zarina',
      sex: 'f',
      birthday: '1990-05-05',
      nationality: country_id,
    }),
    { is_customer: true },
    {
      first_name: 'Зане',
      sex: 'x',
      birthday: '1990-02-30',
      nationality: 'LV',
      phone: '123',
      passport_number: 'A-1',
      email: 'zane',
    },
  ],
];

const ids = new Map<string, string>();
const made = ({ path }: Pick<Plain, 'path'>): string => ids.get(path) ?? '';
/** A hotel of the demo without descriptions, features and links. */
let ownHotel = '';
const hotel = (): string => ownHotel;

beforeAll(async () => {
  const place_id = (await staff.list('/api/places?q=Riga'))[0]?.id;
  ownHotel = (await staff.make('/api/hotels', { name: 'Plain House', place_id })).id;
});

describe.each(collections.map((parts) => [parts[0].path, ...parts] as const))(
  '%s',
  (path, collection, create, change, refused) => {
    const { entity, defaults, sorts, filters, reference } = collection;

    test('are created with the defaults of the contract, read, changed and merged', async () => {
      const created = await staff.make(path, create());
      ids.set(path, created.id);
      expect(created).toMatchObject(defaults);
      expect(await staff.one(`${path}/${created.id}`)).toMatchObject(created);
      const changed = await staff.change(`${path}/${created.id}`, change);
      for (const [field, value] of Object.entries(change)) {
        const stored =
          typeof value === 'string' && /iata|gps|code|iso2/.test(field)
            ? value.toUpperCase()
            : value === '' && field.endsWith('_id')
              ? null
              : value;
        expect(changed[field]).toEqual(stored);
      }
      expect({
        ...changed,
        ...Object.fromEntries(Object.keys(change).map((field) => [field, created[field]])),
        updated_at: created['updated_at'],
      }).toEqual(created);
      expect((await staff.change(`${path}/${created.id}`, changed))['id']).toBe(created.id);
    });

    test('refuse wrong, missing and unknown values by field', async () => {
      const id = made(collection);
      for (const [field, value] of Object.entries(refused)) {
        const answer = await staff.put(`${path}/${id}`, { [field]: value });
        expect({ field, status: answer.statusCode, named: refusedFields(answer) }).toEqual({
          field,
          status: 400,
          named: [field],
        });
      }
      for (const field of Object.keys(create())) {
        const answer = await staff.post(path, { ...create(), [field]: undefined });
        expect({ field, status: answer.statusCode, named: refusedFields(answer) }).toEqual({
          field,
          status: 400,
          named: [field],
        });
      }
      expect(refusedFields(await staff.post(path, { ...create(), colour: 'blue' }))).toEqual(['colour']);
      expect(refusedFields(await staff.put(`${path}/${id}`, { id: derivedId('another') }))).toEqual(['id']);
      const references = Object.keys(create()).filter((field) => field.endsWith('_id'));
      for (const field of references) {
        const answer = await staff.put(`${path}/${id}`, { [field]: derivedId('nothing at all') });
        expect({ field, status: answer.statusCode, named: refusedFields(answer) }).toEqual({
          field,
          status: 400,
          named: [field],
        });
      }
    });

    test('are listed completely or by pages, in every declared order, and by every declared filter', async () => {
      const whole = await staff.get(path);
      const { result, total, per_page } = whole.json<{
        result: { id: string }[];
        total: number;
        per_page: number;
      }>();
      if (reference) expect({ total, per_page }).toEqual({ total: result.length, per_page: result.length });
      else expect({ per_page, length: result.length }).toEqual({ per_page: 25, length: 25 });
      expect(listAnswer(entity).safeParse(whole.json()).error).toBeUndefined();
      for (const field of sorts) {
        const up = (await staff.list(`${path}?per_page=200&sort=${field}`)).map((entry) => entry[field]);
        const down = (await staff.list(`${path}?per_page=200&sort=-${field}`)).map((entry) => entry[field]);
        if (total <= 200)
          expect(down.filter((value) => value !== null).toReversed()).toEqual(
            up.filter((value) => value !== null),
          );
      }
      const one = await staff.one(`${path}/${made(collection)}`);
      for (const filter of Object.keys(filters).filter(
        (key) => !['with_data', 'pax_type'].includes(key) && key in one && one[key] !== null,
      )) {
        const found = await staff.list(
          `${path}?per_page=200&${filter}=${encodeURIComponent(String(one[filter]))}`,
        );
        expect(found.map(({ id }) => id)).toContain(one.id);
        expect(new Set(found.map((other) => other[filter]))).toEqual(new Set([one[filter]]));
      }
      for (const query of ['page=0', 'per_page=201', 'sort=colour', 'colour=blue']) {
        const answer = await staff.get(`${path}?${query}`);
        expect({ query, status: answer.statusCode, named: refusedFields(answer) }).toEqual({
          query,
          status: 400,
          named: [query.split('=')[0]],
        });
      }
    });
  },
);

const withData = collections.flatMap(([{ path, entity, filters }]) =>
  'with_data' in filters ? [[path, entity] as const] : [],
);
test.each(withData)('%s with their data match the contract', async (path, entity) => {
  const answer = await staff.get(`${path}?with_data=true&locale=ru&per_page=200`);
  expect(answer.statusCode).toBe(200);
  expect(listAnswer(entity).safeParse(answer.json()).error).toBeUndefined();
});

test('created entries are deleted, and then gone', async () => {
  for (const [collection] of collections.toReversed()) {
    const url = `${collection.path}/${made(collection)}`;
    const removed = await staff.remove(url);
    expect({ url, body: removed.json() }).toEqual({ url, body: { success: true, result: null } });
    for (const again of [await staff.get(url), await staff.remove(url), await staff.put(url, {})])
      expect(again.statusCode).toBe(404);
  }
});

test('names are unique per locale', () => {
  const { names } = contracts.countries.createInput.shape;
  expect(names.safeParse([newName, { locale: 'ru', name: 'Новое' }]).success).toBe(true);
  expect(names.safeParse([newName, newName]).success).toBe(false);
});
