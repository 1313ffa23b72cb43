import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  basePrices,
  batchPath,
  boardingSupplements,
  boardingTypes,
  copyPeriodPath,
  graphPrices,
  hotels,
  priceCells,
  pricePeriods,
} from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../../testing/calls';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { derivedId } from '../../../seed/derivedId';

let server: TestServer;
let partner: Calls;
let june: Record<string, unknown> & { id: string };
const owner = { hotel_id: derivedId('hotel Beldibi Bay Resort'), dmc_id: idOf('partner') };
const query = `hotel_id=${owner.hotel_id}&dmc_id=${owner.dmc_id}`;

beforeAll(async () => {
  server = await startTestServer();
  partner = await callsOf(server, 'partner');
  const hotel = hotels.entity.parse(await partner.one(`${hotels.path}/${owner.hotel_id}`));
  const [[room_type_id], [bed]] = [hotel.room_type_id, hotel.boarding_type_id];
  const staff = await callsOf(server, 'operator');
  const half = (await staff.list(boardingTypes.path)).find(({ id }) => id !== bed)?.id;
  await staff.put(`${hotels.path}/${owner.hotel_id}`, { boarding_type_id: [bed, half] });
  june = await partner.make(pricePeriods.path, {
    ...owner,
    start_period: '2027-06-01',
    end_period: '2027-06-30',
    name: 'Low',
    min_nights: 3,
    release_days: 7,
  });
  const row = await partner.make(graphPrices.path, {
    ...owner,
    room_type_id,
    boarding_type_id: bed,
    adult: 2,
  });
  const single = await partner.make(graphPrices.path, {
    ...owner,
    room_type_id,
    boarding_type_id: bed,
    adult: 1,
  });
  const inJune = { ...owner, period_id: june.id, boarding_type_id: bed };
  await partner.make(priceCells.path, { graph_price_id: row.id, period_id: june.id, price_minor: 1205 });
  await partner.make(priceCells.path, { graph_price_id: single.id, period_id: june.id, price_minor: 0 });
  await partner.make(basePrices.path, { ...inJune, price_minor: 999_999_999_999 });
  await partner.make(boardingSupplements.path, {
    ...inJune,
    from_boarding_type_id: bed,
    boarding_type_id: half,
    adult_minor: 505,
    is_free: true,
  });
});
afterAll(() => server.stop());

/** The prices in each period, by its first day. */
async function priced() {
  const names = new Map(
    (await partner.list(`${pricePeriods.path}?${query}`)).map(({ id, start_period, end_period }) => [
      id,
      `${start_period} ${end_period}`,
    ]),
  );
  const lists = await Promise.all(
    [priceCells, basePrices, boardingSupplements].map(({ path }) => partner.list(`${path}?${query}`)),
  );
  const found = new Map([...names.values()].map((name) => [name, [] as unknown[]]));
  for (const { period_id, price_minor, adult_minor } of lists.flat())
    found.get(names.get(String(period_id)) ?? '')?.push(price_minor ?? adult_minor);
  return Object.fromEntries(found);
}
const all = [1205, 0, 999_999_999_999, 505];

test('a copy has the terms and all prices of its period, changed and rounded half up; one price that is too high refuses all', async () => {
  const july = { start_period: '2027-07-01', end_period: '2027-07-31', name: 'High' };
  const path = copyPeriodPath(june.id);
  const refused = await partner.post(path, { ...july, change_bp: 1 });
  expect(refused.json().error.fields).toHaveProperty('change_bp');
  const overlapping = await partner.post(path, { ...july, start_period: '2027-06-30', change_bp: 0 });
  expect(overlapping.json().error.fields).toHaveProperty('start_period');
  expect(await priced()).toEqual({ '2027-06-01 2027-06-30': all });

  const answer = await partner.post(path, { ...july, change_bp: -1000 });
  expect(answer.json().result).toMatchObject({ ...july, ...owner, min_nights: 3, release_days: 7 });
  expect(await priced()).toEqual({
    '2027-06-01 2027-06-30': all,
    '2027-07-01 2027-07-31': [1085, 899_999_999_999, 455],
  });
  await partner.remove(`${pricePeriods.path}/${answer.json().result.id}`);
});

test('a copy can have rounded prices: after the percentage, half up', async () => {
  const body = { start_period: '2028-07-01', end_period: '2028-07-31', name: null, change_bp: -1000 };
  const answer = await partner.post(copyPeriodPath(june.id), { ...body, round_to: 100 });
  expect((await priced())['2028-07-01 2028-07-31']).toEqual([1100, 900_000_000_000, 500]);
  await partner.remove(`${pricePeriods.path}/${answer.json().result.id}`);
});

test('a split is one batch: both parts keep all prices, and its inverse merges them', async () => {
  const at = `${pricePeriods.path}/${june.id}`;
  const second = { start_period: '2027-06-15', end_period: '2027-06-30', name: 'Low', change_bp: 0 };
  const batch = (operations: object[]) => partner.post(batchPath, { operations });
  const split = (copy: object) =>
    batch([
      { method: 'PUT', path: at, body: { end_period: '2027-06-14' } },
      { method: 'POST', path: copyPeriodPath(june.id), body: copy },
    ]);
  expect((await split({ ...second, start_period: '2027-06-14' })).statusCode).toBe(409);
  expect(await priced()).toEqual({ '2027-06-01 2027-06-30': all });

  const answer = await split(second);
  expect(answer.statusCode).toBe(200);
  const prices = await priced();
  expect(prices).toEqual({ '2027-06-01 2027-06-14': all, '2027-06-15 2027-06-30': all.filter(Boolean) });

  const [shortened, made] = answer.json().result;
  const joined = await batch([
    { method: 'DELETE', path: `${pricePeriods.path}/${made.result.id}`, if_match: made.etag },
    { method: 'PUT', path: at, body: { end_period: '2027-06-30' }, if_match: shortened.etag },
  ]);
  expect(joined.statusCode).toBe(200);
  expect(await priced()).toEqual({ '2027-06-01 2027-06-30': all });
});

test('the period of another partner can’t be copied', async () => {
  const other = await callsOf(server, 'partner2');
  const copy = { start_period: '2028-06-01', end_period: '2028-06-30', name: null, change_bp: 0 };
  expect((await other.post(copyPeriodPath(june.id), copy)).statusCode).toBe(404);
});
