import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let staff: Calls;
let partner: Calls;
let hotel_id: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner2');
  const place_id = (await staff.list('/api/places?q=Riga'))[0]?.id;
  hotel_id = (await staff.make('/api/hotels', { name: 'Linked House', place_id })).id;
});
afterAll(() => server.stop());

const airport = (iata: string) => derivedId(`airport ${iata}`);
const links = () => staff.list(`/api/hotel-airports?hotel_id=${hotel_id}`);
const defaults = async () =>
  (await links()).filter((link) => link['is_default']).map((link) => link['airport_id']);

describe('the airports of a hotel', () => {
  test('have one default: the first, until another is selected or it is removed', async () => {
    const first = await staff.make('/api/hotel-airports', {
      hotel_id,
      airport_id: airport('RIX'),
      distance: 9.5,
      transfer_time: 20,
    });
    expect(first['is_default']).toBe(true);
    const second = await staff.make('/api/hotel-airports', { hotel_id, airport_id: airport('LPX') });
    expect(second['is_default']).toBe(false);
    await staff.change(`/api/hotel-airports/${second.id}`, { is_default: true });
    expect(await defaults()).toEqual([airport('LPX')]);
    expect(refusedFields(await staff.put(`/api/hotel-airports/${second.id}`, { is_default: false }))).toEqual(
      ['is_default'],
    );
    await staff.remove(`/api/hotel-airports/${second.id}`);
    expect(await defaults()).toEqual([airport('RIX')]);
  });

  test('are unique, belong to their hotel, and embed their airport', async () => {
    const again = await staff.post('/api/hotel-airports', { hotel_id, airport_id: airport('RIX') });
    expect({ status: again.statusCode, named: refusedFields(again) }).toEqual({
      status: 409,
      named: ['airport_id'],
    });
    const [link] = await staff.list(`/api/hotel-airports?hotel_id=${hotel_id}&with_data=true`);
    expect(link).toMatchObject({ distance: 9.5, airport: { iata_code: 'RIX', country: { iso2: 'LV' } } });
    const moved = await staff.put(`/api/hotel-airports/${link?.id}`, {
      hotel_id: derivedId('hotel Beldibi Bay Resort'),
    });
    expect(refusedFields(moved)).toEqual(['hotel_id']);
  });

  test('have one default even when two are added at the same moment', async () => {
    const place_id = (await staff.list('/api/places?q=Riga'))[0]?.id;
    const other = (await staff.make('/api/hotels', { name: 'Busy House', place_id })).id;
    await Promise.all(
      ['RIX', 'LPX', 'VNO', 'TLL'].map((iata) =>
        staff.make('/api/hotel-airports', { hotel_id: other, airport_id: airport(iata) }),
      ),
    );
    const found = await staff.list(`/api/hotel-airports?hotel_id=${other}`);
    expect(found.filter((link) => link['is_default'])).toHaveLength(1);
  });
});

describe('the partners of a hotel', () => {
  test('are linked by staff: only partners, each once, at most one of them the default', async () => {
    const first = await staff.make('/api/hotel-dmcs', {
      hotel_id,
      dmc_id: idOf('partner'),
      is_default: true,
      markup_bp: 1500,
      note: 'Good rates',
    });
    const second = await staff.make('/api/hotel-dmcs', {
      hotel_id,
      dmc_id: idOf('partner2'),
      is_default: true,
      contract_from: '2027-01-01',
    });
    expect((await staff.one(`/api/hotel-dmcs/${first.id}`))['is_default']).toBe(false);
    // The default one comes first, although it was added later.
    const inOrder = (await staff.list(`/api/hotel-dmcs?hotel_id=${hotel_id}`)).map(({ id }) => id);
    expect(inOrder).toEqual([second.id, first.id]);
    for (const [body, field] of [
      [{ hotel_id, dmc_id: idOf('admin') }, 'dmc_id'],
      [{ hotel_id, dmc_id: idOf('pending') }, 'dmc_id'],
      [{ hotel_id, dmc_id: idOf('partner') }, 'dmc_id'],
      [{ hotel_id: derivedId('nothing'), dmc_id: idOf('partner') }, 'hotel_id'],
    ] as const) {
      expect(refusedFields(await staff.post('/api/hotel-dmcs', body))).toEqual([field]);
    }
    expect(
      refusedFields(await staff.put(`/api/hotel-dmcs/${second.id}`, { contract_to: '2026-12-31' })),
    ).toEqual(['contract_to']);
  });

  test('see their own link without the fields for staff', async () => {
    const mine = await partner.list(`/api/hotel-dmcs?hotel_id=${hotel_id}`);
    expect(mine).toMatchObject([{ dmc_id: idOf('partner2'), contract_from: '2027-01-01' }]);
    expect(Object.keys(mine[0] ?? {})).not.toContain('markup_bp');
    expect(Object.keys(mine[0] ?? {})).not.toContain('note');
    const [foreign] = await staff.list(`/api/hotel-dmcs?hotel_id=${hotel_id}&dmc_id=${idOf('partner')}`);
    expect(foreign).toMatchObject({ markup_bp: 1500, note: 'Good rates' });
    expect((await partner.get(`/api/hotel-dmcs/${foreign?.id}`)).statusCode).toBe(404);
  });
});

test('read their hotels without the fields for staff, and can’t search by these', async () => {
  const [mine] = await partner.list('/api/hotels?per_page=1');
  const path = `/api/hotels/${mine?.id}`;
  expect(
    (await staff.put(path, { status_note: 'Owes us money', keywords: 'zander' })).json().result,
  ).toMatchObject({
    status_note: 'Owes us money',
  });
  const read = await partner.get(path);
  expect(read.json().result).toMatchObject({ id: mine?.id });
  const all = await partner.get('/api/hotels?per_page=200&with_data=true');
  for (const { body } of [read, all]) expect(body).not.toMatch(/status_note|keywords/);
  expect(await staff.list('/api/hotels?q=zander')).toMatchObject([{ id: mine?.id }]);
  expect(await partner.list('/api/hotels?q=zander')).toEqual([]);
});

test('see airports, features and descriptions only of their own hotels', async () => {
  const foreign = derivedId('hotel Beldibi Bay Resort');
  for (const path of ['hotel-airports', 'hotel-features', 'hotel-descriptions']) {
    const all = await staff.list(`/api/${path}`);
    const own = await partner.list(`/api/${path}`);
    const hotels = new Set((await partner.list('/api/hotels?per_page=200')).map(({ id }) => id));
    expect(own.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter((row) => hotels.has(String(row['hotel_id'])))
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(await partner.list(`/api/${path}?hotel_id=${foreign}`)).toEqual([]);
    const [hidden] = await staff.list(`/api/${path}?hotel_id=${foreign}`);
    if (hidden) expect((await partner.get(`/api/${path}/${hidden.id}`)).statusCode).toBe(404);
  }
});

test('a hotel has one description per locale', async () => {
  const made = await staff.make('/api/hotel-descriptions', {
    hotel_id,
    description: ' By the river.\n\nQuiet. ',
  });
  expect(made).toMatchObject({ locale: 'en', description: 'By the river.\n\nQuiet.' });
  const again = await staff.post('/api/hotel-descriptions', { hotel_id, description: 'Again', locale: 'en' });
  expect({ status: again.statusCode, named: refusedFields(again) }).toEqual({
    status: 409,
    named: ['locale'],
  });
});
