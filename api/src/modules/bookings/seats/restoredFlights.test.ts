import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addDays, batchPath } from '@itinera/shared/contracts';
import { callsOf, type Calls, type Entry } from '../../../../testing/calls';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';

const blocks = '/api/block-seats';
const flights = '/api/booking-flights';
const departure_date = addDays(today(), 60);

let server: TestServer;
let staff: Calls;
let route: { carrier_id: string; origin_airport_id: string; destination_airport_id: string };

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const ids = async (path: string) => (await staff.list(`${path}?per_page=2&page=1`)).map(({ id }) => id);
  const [carrier_id = ''] = await ids('/api/flight-carriers');
  const [origin_airport_id = '', destination_airport_id = ''] = await ids('/api/airports');
  route = { carrier_id, origin_airport_id, destination_airport_id };
});
afterAll(() => server.stop());

const run = (statement: ReturnType<typeof sql>) =>
  server.database.withActor(system('test'), (tx) => tx.execute(statement));
const makeBooking = () =>
  staff.make('/api/bookings', { dmc_id: idOf('partner'), customer: { name: 'Anna Berzina' } });
const timesOfDay = { departure_time: '06:00', arrival_time: '10:00' };

async function take(block: Entry, seats: number): Promise<Entry> {
  const { id: booking_id } = await makeBooking();
  const flight = { ...route, ...timesOfDay, flight_number: 'BT 661', direction: 'outbound' };
  const days = { departure_date, arrival_date: departure_date };
  const amounts = { net_minor: 100, sale_minor: 200 };
  return staff.make(flights, { booking_id, ...flight, ...days, ...amounts, block_seat_id: block.id, seats });
}
const makeBlock = () =>
  staff.make(blocks, {
    ...route,
    ...timesOfDay,
    flight_number: 'BT 661',
    departure_date,
    block_type: 'hard',
    seats_total: 10,
    adult_net_minor: 20_000,
    currency: 'EUR',
  });

const restore = ({ id }: Entry) =>
  staff.post(batchPath, { operations: [{ method: 'POST', path: flights, body: { id } }] });
const written = async ({ id }: Entry) => {
  const { updated_at: _, ...row } = await staff.one(`${flights}/${id}`);
  return row;
};
const seatsOf = async ({ id }: Entry) => {
  const { seats_sold, seats_held } = await staff.one(`${blocks}/${id}`);
  return [seats_sold, seats_held];
};

const becomes: { name: string; become: (flight: Entry) => Promise<unknown>; held: number }[] = [
  {
    name: 'whose hold ends tomorrow',
    become: ({ id }) =>
      run(sql`UPDATE booking_flights SET held_until = now() + interval '1 day' WHERE id = ${id}`),
    held: 3,
  },
  {
    name: 'whose hold has ended',
    become: async ({ id, block_seat_id }) => {
      await run(sql`UPDATE booking_flights SET seat_status = 'released', held_until = NULL WHERE id = ${id}`);
      await run(sql`UPDATE block_seats SET seats_held = 0 WHERE id = ${String(block_seat_id)}`);
    },
    held: 0,
  },
];

test.each(becomes)('undo restores exactly the removed flight $name', async ({ become, held }) => {
  const block = await makeBlock();
  const flight = await take(block, 3);
  await become(flight);
  const before = await written(flight);
  await staff.remove(`${flights}/${flight.id}`);
  expect((await restore(flight)).statusCode).toBe(200);
  expect(await written(flight)).toEqual(before);
  expect(await seatsOf(block)).toEqual([0, held]);
});

test('a removed flight with an expired hold is restored even if its block sells no more', async () => {
  const block = await makeBlock();
  const flight = await take(block, 3);
  await becomes[1]?.become(flight);
  await run(sql`UPDATE block_seats SET status = 'closed' WHERE id = ${block.id}`);
  const before = await written(flight);
  await staff.remove(`${flights}/${flight.id}`);
  expect((await restore(flight)).statusCode).toBe(200);
  expect(await written(flight)).toEqual(before);
});

test('undo does not renew a hold that has expired meanwhile', async () => {
  const block = await makeBlock();
  const flight = await take(block, 3);
  await run(sql`UPDATE booking_flights SET held_until = now() - interval '1 minute' WHERE id = ${flight.id}`);
  await staff.remove(`${flights}/${flight.id}`);
  expect((await restore(flight)).statusCode).toBe(200);
  expect(await written(flight)).toMatchObject({ seats: 3, seat_status: 'released' });
  expect(await seatsOf(block)).toEqual([0, 0]);
});

test('if the seats are taken, the message names the flight that was not restored, and why', async () => {
  const block = await makeBlock();
  const flight = await take(block, 3);
  await staff.remove(`${flights}/${flight.id}`);
  await take(block, 9);
  const refused = (await restore(flight)).json<{ message: string }>();
  expect(refused.message).toContain('Flight BT 661 was not restored. Only 1 seat is free');
  expect(await seatsOf(block)).toEqual([0, 9]);
});
