import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { callsOf, type Calls, type Entry } from '../../../../testing/calls';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { system } from '../../../db/actor';
import { derivedId } from '../../../seed/derivedId';
import { priceCandidatesTable } from './priceCandidates.table';

let server: TestServer;
let staff: Calls;
let period: Entry;
let row: Entry;
/** Offered by the first partner only, and without prices. */
const own = { hotel_id: derivedId('hotel Beldibi Bay Resort'), dmc_id: idOf('partner') };
let room: string;
let half: string;
let full: string;
let to: string;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'admin');
  const hotel = await staff.one(`/api/hotels/${own.hotel_id}`);
  [room = ''] = hotel['room_type_id'] as string[];
  [half = '', full = '', to = ''] = (await staff.list('/api/boarding-types')).map(({ id }) => id);
  await staff.change(`/api/hotels/${own.hotel_id}`, { boarding_type_id: [half, full, to] });
  for (const line of await staff.list(`/api/graph-prices?hotel_id=${own.hotel_id}&dmc_id=${own.dmc_id}`))
    await staff.remove(`/api/graph-prices/${line.id}`);
  const days = { start_period: '2028-05-01', end_period: '2028-05-31' };
  period = await staff.make('/api/price-periods', { ...own, ...days });
  const line = { ...own, room_type_id: room, adult: 2, children: 0 };
  row = await staff.make('/api/graph-prices', { ...line, boarding_type_id: to });
  for (const boarding_type_id of [half, full]) {
    const source = await staff.make('/api/graph-prices', { ...line, boarding_type_id });
    const cell = { graph_price_id: source.id, period_id: period.id, price_minor: 10_000 };
    await staff.make('/api/price-cells', cell);
    await staff.change(`/api/graph-prices/${source.id}`, { is_active: false });
  }
});
afterAll(() => server.stop());

/** The price in the table that search reads, and in a quote of one night. */
async function pricesNow() {
  const [candidate] = await server.database.withActor(system('test'), (tx) =>
    tx.select().from(priceCandidatesTable).where(eq(priceCandidatesTable.graph_price_id, row.id)),
  );
  const quoted = await staff.post('/api/quotes', {
    ...own,
    room_type_id: room,
    boarding_type_id: to,
    check_in: '2028-05-10',
    check_out: '2028-05-11',
    adults: 2,
    child_ages: [],
  });
  return { stored: candidate?.price_minor, quoted: quoted.json().result.gross_minor };
}

const addSupplement = (from_boarding_type_id: string, adult_minor: number, more: object = {}) =>
  staff.make('/api/boarding-supplements', {
    ...own,
    from_boarding_type_id,
    boarding_type_id: to,
    adult_minor,
    child_minor: 0,
    is_free: true,
    ...more,
  });

test('a supplement adds to the price of a row that is not sold itself; that of the period takes precedence, then the smaller id', async () => {
  await addSupplement(half, 100);
  expect(await pricesNow()).toEqual({ stored: 10_200, quoted: 10_200 });
  await addSupplement(full, 300);
  expect(await pricesNow()).toEqual({ stored: 10_200, quoted: 10_200 });
  await addSupplement(full, 700, { period_id: period.id });
  expect(await pricesNow()).toEqual({ stored: 11_400, quoted: 11_400 });
});
