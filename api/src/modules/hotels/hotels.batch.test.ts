import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { batchAnswer, batchPath, errorAnswer, hotels } from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let staff: Calls;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  ids = (await staff.list('/api/hotels?per_page=100&page=1')).map(({ id }) => id);
});
afterAll(() => server.stop());

const at = (id: string | undefined, action = '') => `/api/hotels/${id}${action}`;
const run = (operations: object[]) => staff.post(batchPath, { operations });
const theme = (name: string) => derivedId(`theme ${name}`);
const themesOf = async (id: string | undefined) => {
  const { hotel_themes } = await staff.one(`${at(id)}?with_data=true`);
  return Array.isArray(hotel_themes) ? hotel_themes.map((one: { id: string }) => one.id) : [];
};
const etagOf = async (id: string | undefined) => (await staff.get(at(id))).headers.etag;

describe('many hotels at once', () => {
  test('are deactivated and activated, a hundred in one transaction', async () => {
    const before = await staff.list('/api/hotels?per_page=100&page=1');
    const switchAll = (wanted: (hotel: Record<string, unknown>) => unknown) =>
      run(before.map((hotel) => ({ method: 'PUT', path: at(hotel.id), body: { is_active: wanted(hotel) } })));
    const off = batchAnswer.parse((await switchAll(() => false)).json()).result;
    expect(off).toHaveLength(100);
    expect(off.map(({ result }) => result)).toEqual(
      before.map(({ id }) => expect.objectContaining({ id, is_active: false })),
    );
    expect(off[7]?.etag).toBe(await etagOf(ids[7]));
    await switchAll((hotel) => hotel['is_active']);
    const now = await staff.list('/api/hotels?per_page=100&page=1');
    expect(now.map(({ is_active }) => is_active)).toEqual(before.map(({ is_active }) => is_active));
  });

  test('get their themes, each with the ETag of its hotel, and get the previous ones back', async () => {
    const chosen = ids.slice(0, 20);
    const before = await Promise.all(chosen.map(themesOf));
    const assign = (themes: (index: number) => string[]) =>
      run(
        chosen.map((id, index) => ({ method: 'POST', path: at(id, '/assign-themes'), body: themes(index) })),
      );
    const { result } = batchAnswer.parse((await assign(() => [theme('Golf'), theme('Spa')])).json());
    expect(result.map(({ status }) => status)).toEqual(chosen.map(() => 200));
    for (const one of result) expect(one.result).toMatchObject([{ name: 'Spa' }, { name: 'Golf' }]);
    expect(result[3]?.etag).toBe(await etagOf(chosen[3]));
    await assign((index) => before[index] ?? []);
    expect(await Promise.all(chosen.map(themesOf))).toEqual(before);
  });

  test.each<[string, object, number, string | undefined]>([
    ['an unknown theme', { path: '/assign-themes', body: [theme('Golf'), theme('Nothing')] }, 400, '1'],
    ['no id', { path: '/assign-themes', body: ['golf'] }, 400, '0'],
    ['an object instead of a list', { path: '/assign-themes', body: {} }, 400, 'body'],
    ['no body', { path: '/assign-themes' }, 400, 'body'],
    ['a list instead of an object', { method: 'PUT', path: '', body: [] }, 400, 'body'],
    ['an unknown action', { path: '/assign-rooms', body: [] }, 400, 'path'],
    [
      'a hotel that another user has changed',
      { path: '/assign-themes', body: [], if_match: '"old"' },
      412,
      undefined,
    ],
  ])('with %s are unchanged, and the operation is named', async (_, wrong, status, field) => {
    const [first, second] = ids;
    const before = await themesOf(first);
    const { path = '', ...rest }: { path?: string } = wrong;
    const answer = await run([
      { method: 'POST', path: at(first, '/assign-themes'), body: [] },
      { method: 'POST', ...rest, path: at(second, path) },
    ]);
    const { error } = errorAnswer.parse(answer.json());
    expect({ status: answer.statusCode, fields: Object.keys(error.fields ?? {}) }).toEqual({
      status,
      fields: field ? [field] : [],
    });
    expect(error.operation).toBe(1);
    expect(error.message).not.toMatch(/^Operation/);
    expect(await themesOf(first)).toEqual(before);
  });

  test('are written by staff only', async () => {
    const partner = await callsOf(server, 'partner');
    expect(
      (
        await partner.post(batchPath, {
          operations: [{ method: 'POST', path: at(ids[0], '/assign-themes'), body: [] }],
        })
      ).statusCode,
    ).toBe(403);
  });
});

test('deleted hotels are restored with pictures, themes, links, texts and prices', async () => {
  // A hotel with bookings is not deleted.
  const booked = (await staff.list('/api/bookings?per_page=200&page=1')).map(({ hotel_id }) => hotel_id);
  const chosen = ids.filter((id) => !booked.includes(id)).slice(0, 5);
  const dmc = derivedId('user partner@itinera.example');
  await Promise.all(
    chosen.map(async (hotel_id) => {
      const { room_type_id, boarding_type_id } = hotels.entity.parse(await staff.one(at(hotel_id)));
      const row = { hotel_id, room_type_id: room_type_id[0], boarding_type_id: boarding_type_id[0] };
      await staff.make('/api/graph-prices', { ...row, dmc_id: dmc });
    }),
  );
  await Promise.all(
    chosen.map((hotel_id) =>
      staff.post('/api/hotel-descriptions', { hotel_id, locale: 'ru', description: 'У моря' }),
    ),
  );
  const belongings = (id: string) => [
    `${at(id)}?with_data=true`,
    ...[
      'hotel-images',
      'hotel-dmcs',
      'hotel-airports',
      'hotel-descriptions',
      'hotel-features',
      'graph-prices',
    ].map((part) => `/api/${part}?hotel_id=${id}`),
  ];
  const read = async () =>
    Promise.all(chosen.flatMap(belongings).map(async (url) => (await staff.get(url)).json()));
  const before = await read();
  expect(
    before
      .slice(0, 7)
      .map(({ result }) => (Array.isArray(result) ? result.length > 0 : result.hotel_themes.length > 0)),
  ).toEqual(Array(7).fill(true));
  expect((await run(chosen.map((id) => ({ method: 'DELETE', path: at(id) })))).statusCode).toBe(200);
  expect((await staff.get(at(chosen[0]))).statusCode).toBe(404);
  const undone = await run(chosen.map((id) => ({ method: 'POST', path: '/api/hotels', body: { id } })));
  expect(undone.statusCode).toBe(200);
  expect(await read()).toEqual(before);
});
