import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, coverageNights, priceCoveragePath, type PriceCoverage } from '@itinera/shared/contracts';
import { callsOf, type Calls, type Entry } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let staff: Calls;
let partner: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
});
afterAll(() => server.stop());

const dmc_id = idOf('partner');
const [single, double] = [derivedId('room SGL'), derivedId('room DBL')];
const boarding_type_id = derivedId('boarding BB');
const from = today();
const last = addDays(from, coverageNights - 1);
/** The period lacks the last ten nights; coverage is rounded down. */
const [half, all] = [50, 100].map((share) => Math.floor((share * (coverageNights - 10)) / coverageNights));

let hotel: Entry;
let rows: Entry[];
let period: Entry;

/** A hotel with two rows, and a period of all near nights except the last ten. */
beforeEach(async () => {
  hotel = await staff.make('/api/hotels', {
    name: 'Coverage House',
    place_id: (await staff.list('/api/places'))[0]?.id,
    room_type_id: [single, double],
    boarding_type_id: [boarding_type_id],
  });
  await staff.make('/api/hotel-dmcs', { hotel_id: hotel.id, dmc_id });
  const owner = { hotel_id: hotel.id, dmc_id };
  const row = { ...owner, boarding_type_id, adult: 1 };
  rows = [
    await staff.make('/api/graph-prices', { ...row, room_type_id: single }),
    await staff.make('/api/graph-prices', { ...row, room_type_id: double }),
  ];
  const days = { start_period: addDays(from, -10), end_period: addDays(last, -10) };
  period = await staff.make('/api/price-periods', { ...owner, ...days });
});

const price = (row: Entry | undefined) =>
  staff.make('/api/price-cells', { graph_price_id: row?.id, period_id: period.id, price_minor: 9000 });

const coverage = async (calls: Calls = staff, more = ''): Promise<PriceCoverage[]> =>
  (await calls.get(`${priceCoveragePath}?hotel_id=${hotel.id}${more}`)).json().result;

const listed = async (filter = '', calls: Calls = staff) =>
  (await calls.list(`/api/hotels?q=Coverage&with=coverage&per_page=200${filter}`)).find(
    ({ id }) => id === hotel.id,
  );

test('every row counts, and the first night without a price is named', async () => {
  expect(await coverage()).toMatchObject([{ percent: 0, first_gap: from }]);
  await price(rows[0]);
  expect(await coverage()).toMatchObject([{ percent: half, first_gap: from }]);
  await price(rows[1]);
  const gap = addDays(last, -9);
  expect(await coverage()).toMatchObject([{ dmc_id, percent: all, first_gap: gap }]);
  expect(await listed()).toMatchObject({ price_coverage: all, price_gap: gap, price_gap_dmc_id: dmc_id });
  expect((await coverage())[0]?.spans).toMatchObject([
    { last_night: addDays(gap, -1), wanted: 2, priced: 2 },
    { first_night: gap, wanted: 2, priced: 0 },
  ]);
  expect(await coverage(staff, `&from=${from}&to=${addDays(gap, -1)}`)).toMatchObject([
    { percent: 100, first_gap: null },
  ]);
});

test('nights of a stop sale want no price; days closed only to arrivals do', async () => {
  await price(rows[0]);
  const stop = { hotel_id: hotel.id, start_date: addDays(from, -5), end_date: addDays(last, 400) };
  await staff.make('/api/stop-sales', { ...stop, applies_to: 'arrival' });
  expect(await coverage()).toMatchObject([{ percent: half }]);
  // The same periods are sold on other weekdays.
  await staff.make('/api/stop-sales', { ...stop, weekdays: [5, 6] });
  expect(await coverage()).toMatchObject([{ percent: half }]);
  await staff.make('/api/stop-sales', { ...stop, dmc_id, room_type_id: double });
  expect(await coverage()).toMatchObject([{ percent: all, first_gap: addDays(last, -9) }]);
  const { id } = await staff.make('/api/stop-sales', stop);
  expect(await coverage()).toMatchObject([{ percent: 100, first_gap: null }]);
  expect(await listed('&has_price_gaps=true')).toBeUndefined();
  await staff.change(`/api/stop-sales/${id}`, { is_active: false });
  expect(await listed('&has_price_gaps=true')).toMatchObject({ price_coverage: all });
});

test('a hotel has the lowest coverage of its partners; a partner sees only its own', async () => {
  await price(rows[0]);
  await price(rows[1]);
  const other = await staff.make('/api/hotel-dmcs', { hotel_id: hotel.id, dmc_id: idOf('partner2') });
  expect(await listed()).toMatchObject({ price_coverage: 0, price_gap_dmc_id: idOf('partner2') });
  expect(await listed('', partner)).toMatchObject({ price_coverage: all, price_gap_dmc_id: dmc_id });
  expect(await coverage(partner)).toMatchObject([{ dmc_id, percent: all }]);
  expect((await coverage()).map(({ percent }) => percent).toSorted()).toEqual([0, all]);
  const asked = await partner.get(`${priceCoveragePath}?hotel_id=${hotel.id}&dmc_id=${idOf('partner2')}`);
  expect(asked.statusCode).toBe(404);
  await staff.change(`/api/hotel-dmcs/${other.id}`, { is_active: false });
  expect(await listed()).toMatchObject({ price_coverage: all });
});

test('the filter finds hotels with gaps, or without', async () => {
  const [gaps, complete] = ['&has_price_gaps=true', '&has_price_gaps=false'];
  expect([await listed(gaps), await listed(complete)]).toEqual([expect.anything(), undefined]);
  expect(await listed(gaps, partner)).toBeDefined();
  const [link] = await staff.list(`/api/hotel-dmcs?hotel_id=${hotel.id}`);
  await staff.change(`/api/hotel-dmcs/${link?.id}`, { is_active: false });
  expect([await listed(gaps), await listed(complete)]).toEqual([
    undefined,
    expect.objectContaining({ price_coverage: null, price_gap: null, price_gap_dmc_id: null }),
  ]);
});
