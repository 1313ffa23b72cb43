import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addDays } from '@itinera/shared/contracts';
import type { Entry } from '../../../../testing/calls';
import type { TestDatabase } from '../../../../testing/engines';
import { emailOf, idOf, password } from '../../../../testing/people';
import { serverBundle, startProcess, type ServerProcess } from '../../../../testing/serverProcess';
import { createTestDatabase, engineName } from '../../../../testing/testDatabase';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { createDatabase } from '../../../db/database';

const seats = 10;

let testDatabase: TestDatabase;
let dataDir: string;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase('demo');
  dataDir = testDatabase.directory
    ? dirname(testDatabase.directory)
    : await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await testDatabase.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** The embedded database allows one server, PostgreSQL two. */
async function start(): Promise<string> {
  const url: Record<string, string> = testDatabase.url ? { DATABASE_URL: testDatabase.url } : {};
  servers = Array.from({ length: engineName() === 'postgres' ? 2 : 1 }, () =>
    startProcess(serverBundle(), { DATA_DIR: dataDir, ...url }),
  );
  const [address = ''] = await Promise.all(servers.map(({ ready }) => ready));
  return address;
}

async function stop(): Promise<void> {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
}

async function asManager(address: string) {
  const call = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const sign = { email: emailOf('manager'), password };
  const { access_token } = await call<{ access_token: string }>('POST', '/api/auth/sign-in', sign);
  return async <T = Entry>(method: string, path: string, body?: object): Promise<T> =>
    (await call<{ result: T }>(method, path, body, access_token)).result;
}

/** Creates bookings that hold all seats of a new block. */
async function holdAll(address: string): Promise<{ block: string; flights: string[] }> {
  const call = await asManager(address);
  const [carrier] = await call<Entry[]>('GET', '/api/flight-carriers?per_page=1&page=1');
  const [home, away] = await call<Entry[]>('GET', '/api/airports?per_page=2&page=1');
  const day = addDays(today(), 60);
  const flight = {
    carrier_id: carrier?.id,
    flight_number: 'BT 651',
    direction: 'outbound',
    origin_airport_id: home?.id,
    destination_airport_id: away?.id,
    departure_date: day,
    departure_time: '10:40',
    arrival_time: '14:10',
  };
  const block = await call('POST', '/api/block-seats', {
    ...flight,
    block_type: 'hard',
    seats_total: seats,
    adult_net_minor: 10_000,
    currency: 'EUR',
  });
  const flights: string[] = [];
  for (let held = 0; held < seats; held += 1) {
    const booking = await call('POST', '/api/bookings', {
      dmc_id: idOf('partner'),
      customer: { name: `Guest ${held}` },
    });
    const { id } = await call('POST', '/api/booking-flights', {
      ...flight,
      arrival_date: day,
      booking_id: booking.id,
      block_seat_id: block.id,
      seats: 1,
    });
    flights.push(id);
  }
  return { block: block.id, flights };
}

test('expired holds are released exactly once while several servers run', async () => {
  const { block, flights } = await holdAll(await start());
  await stop();
  const database = createDatabase(await testDatabase.open());
  const within = <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    database.withActor(system('test'), (tx) => tx.execute<T>(query));
  // All end at the same time, and the first server runs the job.
  await within(
    sql`UPDATE booking_flights SET held_until = now() - interval '1 minute' WHERE block_seat_id = ${block}`,
  );
  await within(sql`UPDATE jobs SET due_at = now() WHERE name = 'release-holds'`);
  await database.close();

  const call = await asManager(await start());
  const seatsOf = async () => {
    const { seats_sold, seats_held, seats_free } = await call('GET', `/api/block-seats/${block}`);
    return { seats_sold, seats_held, seats_free };
  };
  while ((await seatsOf()).seats_held !== 0) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await seatsOf()).toEqual({ seats_sold: 0, seats_held: 0, seats_free: seats });
  const states = await Promise.all(
    flights.map(async (id) => (await call('GET', `/api/booking-flights/${id}`))['seat_status']),
  );
  expect(states).toEqual(flights.map(() => 'released'));
  await stop();
});
