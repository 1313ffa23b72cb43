import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { graphPrices, hotels, priceCells, pricePeriods, roomTypes } from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';
import { bandProblem } from './rowRules';

let server: TestServer;
let partner: Calls;
let staff: Calls;
/** Offered by the first partner only. */
const owner = { hotel_id: derivedId('hotel Beldibi Bay Resort'), dmc_id: idOf('partner') };
const other = { ...owner, dmc_id: idOf('partner2') };
const types: { room_type_id?: string; boarding_type_id?: string } = {};

beforeAll(async () => {
  server = await startTestServer();
  partner = await callsOf(server, 'partner');
  staff = await callsOf(server, 'operator');
  const { room_type_id, boarding_type_id } = hotels.entity.parse(
    await staff.one(`${hotels.path}/${owner.hotel_id}`),
  );
  Object.assign(types, { room_type_id: room_type_id[0], boarding_type_id: boarding_type_id[0] });
});
afterAll(() => server.stop());

const row = (more: object = {}) => ({ ...owner, ...types, ...more });
const summer = { ...owner, start_period: '2027-06-01', end_period: '2027-08-31' };
const winter = { ...owner, start_period: '2026-12-01', end_period: '2027-03-31' };

test('rows are returned with all periods in order, and with the prices in them', async () => {
  const double = await partner.make(graphPrices.path, row({ adult: 2 }));
  const late = await partner.make(pricePeriods.path, summer);
  const early = await partner.make(pricePeriods.path, winter);
  const cell = { graph_price_id: double.id, period_id: late.id, price_minor: 12_500 };
  const { id } = await partner.make(priceCells.path, cell);
  const [group] = await partner.list(
    `${graphPrices.path}?hotel_id=${owner.hotel_id}&dmc_id=${owner.dmc_id}&with_data=true&grouped=true`,
  );
  const { start_period, end_period } = summer;
  expect(group?.['items']).toMatchObject([
    {
      id: double.id,
      child_bands: null,
      coefficient_bp: null,
      periods: [
        { id: early.id, price: null },
        { id: late.id, start_period, end_period, price: { id, price_minor: 12_500, is_free: false } },
      ],
    },
  ]);
});

test('a price joins only a row and a period of the same partner', async () => {
  const [mine] = await staff.list(`${graphPrices.path}?dmc_id=${owner.dmc_id}`);
  const theirs = await staff.make(pricePeriods.path, { ...winter, ...other });
  const refused = await staff.post(priceCells.path, {
    graph_price_id: mine?.id,
    period_id: theirs.id,
    price_minor: 1,
  });
  expect(refused.json().error.fields).toEqual({ period_id: 'There is no such entry. Choose another one.' });
});

test('deleting a period deletes its prices, and undo restores them', async () => {
  const [period] = await partner.list(
    `${pricePeriods.path}?hotel_id=${owner.hotel_id}&dmc_id=${owner.dmc_id}&sort=-start_period`,
  );
  const prices = () => partner.list(`${priceCells.path}?period_id=${period?.id}`);
  const before = await prices();
  expect(before).toHaveLength(1);
  await partner.remove(`${pricePeriods.path}/${period?.id}`);
  expect(await prices()).toEqual([]);
  const restore = { method: 'POST', path: pricePeriods.path, body: { id: period?.id } };
  expect((await partner.post('/api/batch', { operations: [restore] })).statusCode).toBe(200);
  expect(await prices()).toEqual(before);
});

const refusal = async (calls: Calls, path: string, body: object) => {
  const answer = await calls.post(path, body);
  const { code, fields } = answer.json().error ?? {};
  return { status: answer.statusCode, code, fields };
};

describe('a period', () => {
  const autumn = { start_period: '2027-09-01', end_period: '2027-09-30', name: 'Autumn' };

  test('does not overlap with others of its hotel and partner; the refusal names the other one', async () => {
    const { id } = await partner.make(pricePeriods.path, { ...owner, ...autumn });
    const late = { start_period: '2027-09-30', end_period: '2027-10-31' };
    expect(await refusal(partner, pricePeriods.path, { ...owner, ...late })).toEqual({
      status: 409,
      code: 'conflict',
      fields: {
        start_period: '01.09.2027–30.09.2027 (Autumn) is another period. Choose a night that is in none.',
      },
    });
    const moved = await partner.put(`${pricePeriods.path}/${id}`, { start_period: '2027-08-31' });
    expect(moved.json().error.fields).toEqual({
      start_period: '01.06.2027–31.08.2027 is another period. Choose a night that is in none.',
    });
    // Its own days don't count as an overlap, nor do those of another partner.
    expect((await partner.change(`${pricePeriods.path}/${id}`, autumn))['name']).toBe('Autumn');
    await staff.make(pricePeriods.path, { ...other, ...autumn });
  });

  test('is refused if another is created at the same moment for the same days', async () => {
    const next = { ...owner, start_period: '2028-01-01', end_period: '2028-01-31' };
    const made = await Promise.all([1, 2, 3].map(() => partner.post(pricePeriods.path, next)));
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('is validated, and can’t be moved to another hotel', async () => {
    const wrong = { start_period: '2028-03-02', end_period: '2028-03-01', min_nights: 3, max_nights: 2 };
    expect((await refusal(partner, pricePeriods.path, { ...owner, ...wrong })).fields).toEqual({
      end_period: 'Choose the same day as the first one, or a later one.',
      max_nights: 'Enter 3 or more, or leave it empty.',
    });
    const [period] = await partner.list(`${pricePeriods.path}?hotel_id=${owner.hotel_id}`);
    const moved = await staff.put(`${pricePeriods.path}/${period?.id}`, { dmc_id: other.dmc_id });
    expect(moved.json().error.fields).toEqual({
      dmc_id: 'This can’t be moved to another partner. Remove it and add it there.',
    });
  });
});

describe('a row', () => {
  test('has at most the guests of its room, bands for all of its children, and is unique', async () => {
    const room = await staff.make(roomTypes.path, { code: 'R3', max_guests: 3 });
    const hotel = await staff.one(`/api/hotels/${owner.hotel_id}`);
    await staff.change(`/api/hotels/${owner.hotel_id}`, {
      room_type_id: [...Object(hotel).room_type_id, room.id],
    });
    const family = row({ room_type_id: room.id, adult: 2, children: 1 });
    expect((await refusal(partner, graphPrices.path, { ...family, children: 2 })).fields).toEqual({
      children: 'The room takes 3 guests. Enter fewer, or choose another room.',
    });
    expect((await refusal(partner, graphPrices.path, { ...family, child_bands: [1, 1] })).fields).toEqual({
      child_bands: 'Choose a band for each of the children, 1 in all, or none for any age.',
    });
    const made = await partner.make(graphPrices.path, family);
    const banded = await partner.make(graphPrices.path, { ...family, child_bands: [1] });
    expect(await refusal(partner, graphPrices.path, family)).toMatchObject({
      status: 409,
      code: 'duplicate',
    });
    const same = await partner.put(`${graphPrices.path}/${banded.id}`, { child_bands: null });
    expect(same.statusCode).toBe(409);
    // An empty list of bands equals none.
    const alone = await partner.change(`${graphPrices.path}/${made.id}`, { children: 0, child_bands: [] });
    expect(alone['child_bands']).toBeNull();
    await staff.change(`${roomTypes.path}/${room.id}`, { max_guests: 1 });
    expect((await partner.put(`${graphPrices.path}/${banded.id}`, { ...banded, order: 9 })).statusCode).toBe(
      200,
    );
  });

  test.each([
    ['as many as children, in order', 2, [1, 2], undefined],
    ['too few', 2, [1], 'Choose a band for each of the children, 2 in all, or none for any age.'],
    ['not in order', 2, [2, 1], 'Put the bands in order, the youngest first.'],
    ['that the hotel does not have', 1, [3], 'The hotel has 2 age bands of children. Choose one of them.'],
  ])('has bands %s', (_, children, bands, problem) => expect(bandProblem(children, bands, 2)).toBe(problem));
});
