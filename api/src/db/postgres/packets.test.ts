import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookings, hotels, listedForStaff } from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../testing/calls';
import { countPackets, type Packets } from '../../../testing/countPackets';
import { createTestDatabase } from '../../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { openPostgres } from './postgresEngine';

let server: TestServer;
let staff: Calls;
let packets: Packets;
beforeAll(async () => {
  const database = await createTestDatabase('demo');
  packets = await countPackets(database.url ?? '');
  server = await startTestServer({ ...database, open: async () => openPostgres(packets.url) });
  staff = await callsOf(server, 'manager');
});
afterAll(async () => {
  await server.stop();
  packets.close();
});

const first = async (path: string): Promise<{ id: string }> =>
  (await staff.get(`${path}?page=1&per_page=1`)).json().result[0];

/** One packet reads the session; the last one commits. */
test.each([
  ['the person', async () => '/api/users/profile', 3],
  ['an entry', async () => `${hotels.path}/${(await first(hotels.path)).id}`, 3],
  ['an entry with its data', async () => `${hotels.path}/${(await first(hotels.path)).id}?with_data=true`, 4],
  ['a page', async () => `${hotels.path}?page=1&per_page=25`, 5],
  ['a page with its data', async () => `${hotels.path}?page=1&per_page=25&with=${listedForStaff.with}`, 6],
  ['a page of bookings', async () => `${bookings.path}?page=1&per_page=25`, 4],
])('a call for %s is few packets', async (_, urlOf, most) => {
  const url = await urlOf();
  const sent = await packets.of(async () => expect((await staff.get(url)).statusCode).toBe(200));
  expect(sent).toBe(most);
});
