import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { flightOfBlock } from '@itinera/shared/bookings';
import { addDays, batchPath, type BlockSeat } from '@itinera/shared/contracts';
import { callsOf, type Calls, type Entry } from '../../../../testing/calls';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';

const flights = '/api/booking-flights';
const departure_date = addDays(today(), 90);

let server: TestServer;
let staff: Calls;
let route: object;
let stay: object;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const ids = async (path: string) => (await staff.list(`${path}?per_page=2&page=1`)).map(({ id }) => id);
  const [carrier_id] = await ids('/api/flight-carriers');
  const [origin_airport_id, destination_airport_id] = await ids('/api/airports');
  route = { carrier_id, origin_airport_id, destination_airport_id };
  const [line] = await staff.list(`/api/graph-prices?dmc_id=${idOf('partner')}&per_page=1&page=1`);
  const { hotel_id, room_type_id, boarding_type_id } = { ...line };
  stay = {
    hotel_id,
    room_type_id,
    boarding_type_id,
    check_in: departure_date,
    check_out: addDays(departure_date, 7),
    adults: 2,
    child_ages: [5, 1],
    priced_by: 'hand',
    net_minor: 0,
    sale_minor: 0,
    is_free: true,
    price_reason: 'Agreed',
    override_reason: 'Agreed',
  };
});
afterAll(() => server.stop());

const makeBlock = (more: object = {}) =>
  staff.make('/api/block-seats', {
    ...route,
    direction: 'outbound',
    flight_number: 'BT 671',
    departure_date,
    departure_time: '22:40',
    arrival_time: '02:10',
    arrival_day_offset: 1,
    block_type: 'hard',
    seats_total: 100,
    adult_net_minor: 12_000,
    child_net_minor: 10_000,
    infant_net_minor: 1_000,
    adult_sale_minor: 15_000,
    child_sale_minor: 11_000,
    infant_sale_minor: 2_000,
    currency: 'EUR',
    ...more,
  }) as Promise<Entry & BlockSeat>;
const makeBooking = (more: object = {}) =>
  staff.make('/api/bookings', {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina' },
    hotels: [stay],
    ...more,
  });
const bodyOf = (booking: Entry, block: BlockSeat, more: object = {}) => ({
  booking_id: booking.id,
  ...flightOfBlock(block),
  block_seat_id: block.id,
  ...more,
});

/** Two adults, a child and an infant. */
const fare = { seats: 3, net_minor: 35_000, sale_minor: 43_000 };

describe('a flight with seats of a block that is added without amounts', () => {
  test('costs the block’s fare for the party, as in a new booking', async () => {
    const block = await makeBlock();
    const booking = await makeBooking();
    expect(await staff.make(flights, bodyOf(booking, block))).toMatchObject(fare);
    expect(await staff.one(`/api/bookings/${booking.id}`)).toMatchObject({ total_minor: fare.sale_minor });
    const together = await makeBooking({ flights: [{ block_seat_id: block.id }] });
    expect(await staff.list(`${flights}?booking_id=${together.id}`)).toMatchObject([fare]);
  });

  test('does so in a batch, and for its number of seats', async () => {
    const block = await makeBlock();
    const booking = await makeBooking();
    const operations = [{ method: 'POST', path: flights, body: bodyOf(booking, block, { seats: 2 }) }];
    expect((await staff.post(batchPath, { operations })).statusCode).toBe(200);
    expect(await staff.list(`${flights}?booking_id=${booking.id}`)).toMatchObject([
      { seats: 2, net_minor: 24_000, sale_minor: 30_000 },
    ]);
  });

  test('is priced in the currency of the booking, or refused without a rate', async () => {
    const { exchange_rates: known } = await staff.one('/api/settings');
    const rate = { from: 'KWD', to: 'EUR', rate: '3', valid_from: addDays(today(), -1) };
    await staff.change('/api/settings', { exchange_rates: [...(known as object[]), rate] });
    const booking = await makeBooking();
    // Fils have three decimals: 35 dinars are 105 euros.
    const dear = await makeBlock({ currency: 'KWD' });
    expect(await staff.make(flights, bodyOf(booking, dear))).toMatchObject({ net_minor: 10_500 });
    const unknown = await makeBlock({ currency: 'ISK' });
    const refused = await staff.post(flights, bodyOf(booking, unknown));
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining('There is no exchange rate from ISK to EUR'),
    ]);
  });
});

test('entered amounts are kept, even 0, and a flight without a block has none of its own', async () => {
  const block = await makeBlock();
  const booking = await makeBooking();
  const free = { net_minor: 0, sale_minor: 0, is_free: true };
  expect(await staff.make(flights, bodyOf(booking, block, free))).toMatchObject({ seats: 3, ...free });
  const sold = bodyOf(booking, block, { sale_minor: 500 });
  expect(await staff.make(flights, sold)).toMatchObject({ net_minor: 0, sale_minor: 500 });
  const { block_seat_id: _, ...own } = bodyOf(booking, block);
  expect(await staff.make(flights, own)).toMatchObject({ seats: null, ...free });
});
