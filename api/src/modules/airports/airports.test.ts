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

const codes = async (query: string) =>
  (await staff.list(`/api/airports?${query}`)).map((entry) => entry['iata_code']).toSorted();

test('charter_start=1 filters the airports where charter flights start', async () => {
  expect(await codes('charter_start=1')).toEqual(['KUN', 'LPX', 'PLQ', 'RIX', 'TAY', 'TLL', 'VNO']);
  expect(await codes('charter_start=1&is_active=true')).not.toContain('TAY');
  expect((await codes('charter_start=0')).length).toBeGreaterThan(60);
});

test.each([
  [`country_id=${derivedId('country GR')}`, ['ATH', 'CHQ', 'HER', 'RHO', 'SKG']],
  [`region_id=${derivedId('country GR region Crete')}`, ['CHQ', 'HER']],
  [
    `region_id=${derivedId('country GR region Crete')},none&country_id=${derivedId('country GR')},${derivedId('country EE')}`,
    ['ATH', 'CHQ', 'HER', 'TAY'],
  ],
  [`city_id=${derivedId('country TR city Antalya')}`, ['AYT']],
  ['is_active=false', ['TAY']],
  ['q=evra', ['RIX']],
  ['q=riga+international', ['RIX']],
])('%s finds %j', async (query, expected) => {
  expect(await codes(query)).toEqual(expected);
});

test('are embedded with region, city and country on request', async () => {
  const [airport] = await staff.list('/api/airports?q=HER&with_data=true&locale=ru');
  expect(airport).toMatchObject({
    iso_country: 'Greece',
    iso_region: 'Crete',
    country: { country_name: { name: 'Греция' } },
    region: { region_name: { name: 'Крит' } },
    city: { city_name: { name: 'Ираклион' } },
  });
});

test('open data are returned unchanged, and the country defaults to that of the data', async () => {
  const open = {
    ident: 'EVVA',
    type: 'small_airport',
    elevation_ft: 19,
    continent: 'EU',
    municipality: 'Ventspils',
    home_link: 'https://ventspils.example',
    keywords: 'sea, wind',
  };
  const made = await staff.make('/api/airports', {
    name: 'Ventspils',
    iata_code: 'VNT',
    country_id: derivedId('country LV'),
    ...open,
  });
  expect(made).toMatchObject({ ...open, iso_country: 'Latvia', iso_region: null });
  const again = await staff.change(`/api/airports/${made.id}`, {
    ...(await staff.one(`/api/airports/${made.id}?with_data=true`)),
    name: 'Ventspils Airport',
  });
  expect(again).toMatchObject({ ...open, name: 'Ventspils Airport', iata_code: 'VNT' });
  expect(
    await staff.change(`/api/airports/${made.id}`, {
      country_id: derivedId('country EE'),
      iso_country: 'Eesti',
    }),
  ).toMatchObject({ iso_country: 'Eesti' });
});

test('the region’s name is stored like the country’s, and removed when the region is cleared', async () => {
  const made = await staff.make('/api/airports', {
    name: 'Jelgava',
    iata_code: 'JLG',
    country_id: derivedId('country LV'),
    region_id: derivedId('country LV region Kurzeme'),
  });
  expect(made).toMatchObject({ iso_region: 'Kurzeme', latitude_deg: null, longitude_deg: null });
  const idsWhere = async (filter: string) =>
    (await staff.list(`/api/airports?${filter}`)).map(({ id }) => id);
  expect(await idsWhere('has_coordinates=false')).toContain(made.id);
  expect(await idsWhere('has_coordinates=true')).not.toContain(made.id);
  expect(await idsWhere('has_coordinates=true')).toContain(derivedId('airport RIX'));
  const url = `/api/airports/${made.id}`;
  expect(await staff.change(url, { name: 'Jelgava Airport' })).toMatchObject({ iso_region: 'Kurzeme' });
  expect(await staff.change(url, { region_id: null })).toMatchObject({ iso_region: null });
});

test('region and city must be in the country', async () => {
  const url = `/api/airports/${derivedId('airport RIX')}`;
  expect(refusedFields(await staff.put(url, { region_id: derivedId('country GR region Crete') }))).toEqual([
    'region_id',
  ]);
  expect(refusedFields(await staff.put(url, { city_id: derivedId('country TR city Antalya') }))).toEqual([
    'city_id',
  ]);
  expect(refusedFields(await staff.put(url, { country_id: derivedId('country EE') }))).toEqual(['region_id']);
});

test('carriers are filtered and searched', async () => {
  const names = async (query: string) =>
    (await staff.list(`/api/flight-carriers?${query}`)).map(({ name }) => name);
  expect(await names('is_charter=1&is_active=1')).toEqual([
    'Avion Express',
    'Freebird Airlines',
    'GetJet Airlines',
    'Nouvelair',
    'SmartLynx Airlines',
  ]);
  expect(await names('q=bti')).toEqual(['airBaltic']);
  expect(await names(`country_id=${derivedId('country LV')}`)).toEqual(['airBaltic', 'SmartLynx Airlines']);
});
