import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { batchPath } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { usersTable } from '../../people/users.table';
import { system } from '../../db/actor';
import { derivedId } from '../../seed/derivedId';

const hotelId = derivedId('hotel Beldibi Bay Resort');

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'admin');
});
afterAll(() => server.stop());

const restore = (path: string, id: string) =>
  staff.post(batchPath, { operations: [{ method: 'POST', path, body: { id } }] });

test('a hotel is restored only with room types that still exist', async () => {
  const room = await staff.make('/api/room-types', {
    code: 'T9',
    names: [{ locale: 'en', name: 'Cave room' }],
  });
  const hotel = await staff.one(`/api/hotels/${hotelId}`);
  const made = await staff.make('/api/hotels', {
    name: 'Hotel of the caves',
    place_id: hotel['place_id'],
    class_id: hotel['class_id'],
    room_type_id: [room.id],
  });
  await staff.remove(`/api/hotels/${made.id}`);
  await staff.remove(`/api/room-types/${room.id}`);
  expect(refusedFields(await restore('/api/hotels', made.id))).toEqual(['room_type_id.0']);
  expect((await restore('/api/room-types', room.id)).statusCode).toBe(200);
  expect((await restore('/api/hotels', made.id)).statusCode).toBe(200);
});

test('a default link is restored as the only default of its hotel', async () => {
  const path = '/api/hotel-airports';
  const [first, second] = await staff.list('/api/airports?page=1&per_page=2');
  await Promise.all(
    (await staff.list(`${path}?hotel_id=${hotelId}`)).map(({ id }) => staff.remove(`${path}/${id}`)),
  );
  const link = await staff.make(path, { hotel_id: hotelId, airport_id: first?.id });
  await staff.make(path, { hotel_id: hotelId, airport_id: second?.id });
  await staff.remove(`${path}/${link.id}`);
  expect((await restore(path, link.id)).statusCode).toBe(200);
  const defaults = (await staff.list(`${path}?hotel_id=${hotelId}`)).filter((one) => one['is_default']);
  expect(defaults).toHaveLength(1);
});

test('a link is restored only of a user who is still a partner', async () => {
  const links = '/api/hotel-dmcs';
  const [link] = (await staff.list(`${links}?hotel_id=${hotelId}`)).filter(
    ({ dmc_id: dmc }) => dmc === idOf('partner'),
  );
  if (!link) throw new Error('The hotel is not linked.');
  await staff.remove(`${links}/${link.id}`);
  const become = (role: 'dmc' | 'operator') =>
    server.database.withActor(system('test'), (tx) =>
      tx
        .update(usersTable)
        .set({ role })
        .where(eq(usersTable.id, idOf('partner'))),
    );
  await become('operator');
  expect(refusedFields(await restore(links, link.id))).toEqual(['dmc_id']);
  await become('dmc');
  expect((await restore(links, link.id)).statusCode).toBe(200);
});
