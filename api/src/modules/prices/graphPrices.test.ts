import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { idOf, type Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let room: string;
let boardings: string[];
/** Offered by the first partner only. */
const hotelId = derivedId('hotel Beldibi Bay Resort');
const path = '/api/graph-prices';

const send = async (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  server.call(url, { method, token: await server.tokenOf(person), body });
const made = async (url: string, body: unknown): Promise<string> =>
  (await send('admin', 'POST', url, body)).json().result.id;
const line = (more: object = {}) => ({
  hotel_id: hotelId,
  dmc_id: idOf('partner'),
  room_type_id: room,
  boarding_type_id: boardings[0],
  ...more,
});

beforeAll(async () => {
  server = await startTestServer();
  room = await made('/api/room-types', {
    code: 'T1',
    max_guests: 0,
    names: [{ locale: 'en', name: 'Tower room' }],
  });
  const boarding = (code: string, order: number, name: string) =>
    made('/api/boarding-types', { code, order, names: [{ locale: 'en', name }] });
  boardings = [await boarding('T2', 1, 'Vegan board'), await boarding('T3', 2, 'Afternoon tea')];
  const hotel = (await send('admin', 'GET', `/api/hotels/${hotelId}`)).json().result;
  await send('admin', 'PUT', `/api/hotels/${hotelId}`, {
    room_type_id: [...hotel.room_type_id, room],
    boarding_type_id: [...hotel.boarding_type_id, ...boardings],
  });
});
afterAll(() => server.stop());

describe('a graph price', () => {
  test('starts without guests, active, and last', async () => {
    const first = await send('partner', 'POST', path, line());
    expect(first.statusCode).toBe(201);
    expect(first.json().result).toMatchObject({
      adult: 0,
      children: 0,
      is_active: true,
      order: 1,
      dmc_id: idOf('partner'),
    });
    const second = await send('partner', 'POST', path, line({ adult: 2, boarding_type_id: boardings[1] }));
    expect(second.json().result.order).toBe(2);
  });

  test('is unique for room, boarding and occupancy', async () => {
    const twice = await send('partner', 'POST', path, line());
    expect(twice.statusCode).toBe(409);
    expect(twice.json().error).toMatchObject({ code: 'duplicate', fields: { adult: expect.any(String) } });
  });

  test('is returned with names, grouped in the order of boardings', async () => {
    const { result } = (
      await send(
        'partner',
        'GET',
        `${path}?hotel_id=${hotelId}&dmc_id=${idOf('partner')}&with_data=true&grouped=true`,
      )
    ).json();
    expect(result.map((group: { boarding_type: { name: string } }) => group.boarding_type.name)).toEqual([
      'Vegan board',
      'Afternoon tea',
    ]);
    expect(result[0].items).toMatchObject([
      { adult: 0, room_type: { room_type_id: room, name: 'Tower room' }, periods: [] },
    ]);
    const flat = (
      await send('partner', 'GET', `${path}?hotel_id=${hotelId}&dmc_id=${idOf('partner')}`)
    ).json();
    expect(flat).toMatchObject({ total: 2, result: [{ order: 1 }, { order: 2 }] });
  });

  test('can be added by staff for any partner, without a link to the hotel', async () => {
    expect(
      (await send('operator', 'POST', path, line({ dmc_id: idOf('partner2'), adult: 3 }))).statusCode,
    ).toBe(201);
    const refused = await send('operator', 'POST', path, line({ dmc_id: idOf('pending') }));
    expect(refused.json().error.fields).toEqual({
      dmc_id: 'Choose a partner: a user with the role dmc who is no longer pending.',
    });
  });

  test('of another partner does not exist for this one in any call', async () => {
    const [own] = (await send('partner', 'GET', path)).json().result;
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await send(
        'partner2',
        method,
        `${path}/${own.id}`,
        method === 'PUT' ? { adult: 5 } : undefined,
      );
      expect({ method, status: answer.statusCode }).toEqual({ method, status: 404 });
    }
    expect((await send('partner2', 'GET', `${path}?dmc_id=${idOf('partner')}`)).statusCode).toBe(404);
    expect((await send('partner2', 'POST', path, line())).statusCode).toBe(404);
    expect((await send('partner', 'PUT', `${path}/${own.id}`, { dmc_id: idOf('partner2') })).statusCode).toBe(
      404,
    );
    const hotel = await send('partner2', 'POST', path, line({ dmc_id: idOf('partner2'), adult: 7 }));
    expect(hotel.json().error.fields).toEqual({ hotel_id: 'There is no such entry. Choose another one.' });
  });

  test('is changed and deleted by its partner', async () => {
    const { id } = (await send('partner', 'POST', path, line({ adult: 4 }))).json().result;
    expect(
      (await send('partner', 'PUT', `${path}/${id}`, { children: 2, is_active: false })).json().result,
    ).toMatchObject({ adult: 4, children: 2, is_active: false });
    expect((await send('partner', 'DELETE', `${path}/${id}`)).statusCode).toBe(200);
    expect((await send('partner', 'GET', `${path}/${id}`)).statusCode).toBe(404);
  });

  describe('can’t be written by a partner once the link to the hotel is inactive', () => {
    const linkIs = async (is_active: boolean) => {
      const { result } = (await send('admin', 'GET', `/api/hotel-dmcs?hotel_id=${hotelId}`)).json();
      const link = result.find(({ dmc_id: dmc }: { dmc_id: string }) => dmc === idOf('partner'));
      await send('admin', 'PUT', `/api/hotel-dmcs/${link.id}`, { is_active });
    };

    async function tryAll(adult: number): Promise<void> {
      const { id } = (await send('partner', 'POST', path, line({ adult }))).json().result;
      await linkIs(false);
      const added = await send('partner', 'POST', path, line({ adult: adult + 1 }));
      expect(added.json().error.fields).toEqual({ hotel_id: 'There is no such entry. Choose another one.' });
      expect((await send('partner', 'PUT', `${path}/${id}`, { children: 1 })).statusCode).toBe(404);
      expect((await send('partner', 'DELETE', `${path}/${id}`)).statusCode).toBe(404);
      expect((await send('operator', 'PUT', `${path}/${id}`, { children: 1 })).statusCode).toBe(200);
      await linkIs(true);
      expect((await send('partner', 'PUT', `${path}/${id}`, { children: 2 })).statusCode).toBe(200);
    }

    test('by the route and the database', () => tryAll(6));

    test('and by the route alone', async () => {
      const open = (policy: string, clauses: string) =>
        server.engine.transaction((connection) =>
          connection.query(`ALTER POLICY ${policy} ON graph_prices ${clauses}`),
        );
      await open('partners_change', 'USING (true) WITH CHECK (true)');
      await open('partners_remove', 'USING (true)');
      await tryAll(8);
    });
  });
});

test('a row is refused for a room or a boarding that the hotel does not have', async () => {
  const boarding_type_id = await made('/api/boarding-types', { code: 'T4' });
  const refused = await send('partner', 'POST', path, line({ boarding_type_id }));
  expect(refused.json().error.fields).toEqual({
    boarding_type_id:
      'The hotel does not have this boarding. Choose one of its own, or add it to the hotel first.',
  });
});

describe('a hotel that loses a room or a boarding', () => {
  const hotelPath = `/api/hotels/${hotelId}`;
  const isActive = async (id: string): Promise<boolean> =>
    (await send('admin', 'GET', `${path}/${id}`)).json().result.is_active;

  test('deactivates its lines for all partners, each with a row in the log', async () => {
    const hotel = (await send('admin', 'GET', hotelPath)).json().result;
    const theirs = line({ dmc_id: idOf('partner2'), boarding_type_id: boardings[1], adult: 9 });
    const lines = [await made(path, line({ adult: 9 })), await made(path, theirs)];

    // Only rooms that it had count as lost.
    await send('operator', 'PUT', hotelPath, { name: hotel.name });
    expect(await Promise.all(lines.map(isActive))).toEqual([true, true]);

    const room_type_id = hotel.room_type_id.filter((id: string) => id !== room);
    expect((await send('operator', 'PUT', hotelPath, { room_type_id })).statusCode).toBe(200);
    expect(await Promise.all(lines.map(isActive))).toEqual([false, false]);
    const again = await send('operator', 'PUT', `${path}/${lines[0]}`, { is_active: true });
    expect(Object.keys(again.json().error.fields)).toEqual(['room_type_id']);
    expect((await send('operator', 'PUT', `${path}/${lines[0]}`, { order: 5 })).statusCode).toBe(200);
    for (const id of lines.slice(1)) {
      const [newest] = (await send('admin', 'GET', `/api/history?entity=graph-prices&id=${id}`)).json()
        .result;
      expect(newest).toMatchObject({
        action: 'update',
        actor: { id: idOf('operator') },
        changes: { is_active: { before: true, after: false } },
      });
    }
  });

  test('keeps them active when the change is refused', async () => {
    const hotel = (await send('admin', 'GET', hotelPath)).json().result;
    await send('admin', 'PUT', hotelPath, { room_type_id: [...hotel.room_type_id, room] });
    const id = await made(path, line({ adult: 8, children: 6 }));
    const boarding_type_id = hotel.boarding_type_id.filter((kept: string) => kept !== boardings[0]);
    const update = { method: 'PUT', path: hotelPath, body: { boarding_type_id } };
    const refused = { method: 'PUT', path: hotelPath, body: { place_id: derivedId('nowhere') } };
    const answer = await send('admin', 'POST', '/api/batch', { operations: [update, refused] });
    expect(answer.statusCode).toBe(400);
    expect(await isActive(id)).toBe(true);
  });
});
