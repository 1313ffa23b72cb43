import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { graphPrices, priceCells, pricePeriods, roomTypes, boardingTypes } from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

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
  const [room] = await staff.list(roomTypes.path);
  const [boarding] = await staff.list(boardingTypes.path);
  Object.assign(types, { room_type_id: room?.id, boarding_type_id: boarding?.id });
});
afterAll(() => server.stop());

const row = (more: object = {}) => ({ ...owner, ...types, ...more });
const summer = { ...owner, start_period: '2027-06-01', end_period: '2027-08-31' };
const winter = { ...owner, start_period: '2026-12-01', end_period: '2027-03-31' };

test('rows are answered with all periods, the earliest first, and with the prices in them', async () => {
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

test('a price joins a row and a period of the same partner only', async () => {
  const [mine] = await staff.list(`${graphPrices.path}?dmc_id=${owner.dmc_id}`);
  const theirs = await staff.make(pricePeriods.path, { ...winter, ...other });
  const refused = await staff.post(priceCells.path, {
    graph_price_id: mine?.id,
    period_id: theirs.id,
    price_minor: 1,
  });
  expect(refused.json().error.fields).toEqual({ period_id: 'There is no such entry. Choose another one.' });
});

test('a period that is deleted takes its prices along, and brings them back', async () => {
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
