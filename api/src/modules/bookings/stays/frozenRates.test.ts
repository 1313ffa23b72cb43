import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { addDays, settingsPath, type Quote } from '@itinera/shared/contracts';
import { convert } from '@itinera/shared/pricing';
import { callsOf, type Calls, type Entry } from '../../../../testing/calls';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { hotelDmcsTable } from '../../hotels/hotelDmcs.table';

const dmc_id = idOf('partner');

interface Stay {
  hotel_id: string;
  room_type_id: string;
  boarding_type_id: string;
  check_in: string;
  check_out: string;
  adults: number;
}

let server: TestServer;
let staff: Calls;
/** Stays in two hotels of the partner, both with prices. */
let euros: Stay;
let dollars: Stay;

const quoted = async (stay: Stay) =>
  (await staff.post('/api/quotes', { ...stay, dmc_id })).json<{ result: Quote }>().result;

/** The first available stay in each hotel. */
async function soldStays(): Promise<Stay[]> {
  const found = new Map<string, Stay>();
  for (const row of await staff.list(`/api/graph-prices?dmc_id=${dmc_id}&per_page=100&page=1`)) {
    const { hotel_id, room_type_id, boarding_type_id, adult, children } = row as Entry & Stay;
    if (children !== 0 || found.has(hotel_id)) continue;
    for (const period of await staff.list(`/api/price-periods?hotel_id=${hotel_id}&dmc_id=${dmc_id}`)) {
      const check_in = addDays(String(period['start_period']), 7);
      if (check_in < addDays(today(), Number(period['release_days']) + 1)) continue;
      const check_out = addDays(check_in, Math.max(7, Number(period['min_nights'])));
      const stay = { hotel_id, room_type_id, boarding_type_id, check_in, check_out, adults: Number(adult) };
      const { blockers, sale } = await quoted(stay);
      if (blockers.length === 0 && sale) found.set(hotel_id, stay);
    }
  }
  return [...found.values()];
}

const entered = (rate: string) =>
  staff.change(settingsPath, {
    exchange_rates: [{ from: 'EUR', to: 'USD', rate, valid_from: '2026-01-01' }],
  });

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const [first, second] = await soldStays();
  if (!first || !second) throw new Error('Two hotels of the partner have prices.');
  [euros, dollars] = [first, second];
  await server.database.withActor(system('test'), (tx) =>
    tx
      .update(hotelDmcsTable)
      .set({ currency: 'USD' })
      .where(and(eq(hotelDmcsTable.hotel_id, dollars.hotel_id), eq(hotelDmcsTable.dmc_id, dmc_id))),
  );
});
afterAll(() => server.stop());

const booked = (hotels: Stay[]) =>
  staff.make('/api/bookings', { dmc_id, customer: { name: 'Anna' }, hotels });

test('a booking keeps the rate of its day, even if it was entered in the other direction', async () => {
  await entered('1.0875');
  const booking = await booked([dollars]);
  expect(booking).toMatchObject({ currency: 'EUR', contract_currency: 'USD', rate: '1/1.0875' });
  const { net_minor } = await quoted(dollars);
  const inEuros = convert(net_minor ?? 0, { from: 'USD', to: 'EUR', rate: '1/1.0875' });
  expect(await staff.one(`/api/bookings/${booking.id}`)).toMatchObject({ net_minor: inEuros });
  await entered('2');
  const again = await staff.post(`/api/bookings/${booking.id}/recalculate`, {});
  expect(again.json().result.total_after_minor).toBe(booking['total_minor']);
});

test('a stay in a second hotel with another contract currency keeps the rate of the day on which it was added', async () => {
  await entered('1.25');
  const booking = await booked([euros]);
  expect(booking).toMatchObject({ contract_currency: 'EUR', rate: null });
  const stay = await staff.make('/api/booking-hotels', { ...dollars, booking_id: booking.id });
  const { net_minor } = await quoted(dollars);
  const inEuros = convert(net_minor ?? 0, { from: 'USD', to: 'EUR', rate: '1/1.25' });
  expect(stay).toMatchObject({ net_minor: inEuros, quote: { sale: { rate: '1/1.25' } } });
  await entered('0.5');
  const { total_minor } = await staff.one(`/api/bookings/${booking.id}`);
  const again = await staff.post(`/api/bookings/${booking.id}/recalculate`, {});
  expect(again.json().result.total_after_minor).toBe(total_minor);
  const doubled = await staff.change(`/api/booking-hotels/${stay.id}`, { rooms: 2 });
  expect(doubled).toMatchObject({ net_minor: 2 * inEuros });
});
