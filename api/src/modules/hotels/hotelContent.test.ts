import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let staff: Calls;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

beforeEach(async () => {
  const place_id = (await staff.list('/api/places?q=Riga'))[0]?.id;
  url = `/api/hotels/${(await staff.make('/api/hotels', { name: 'Content House', place_id })).id}`;
});

const room = (code: string) => derivedId(`room ${code}`);

describe('rooms and meals', () => {
  test('are lists of ids in the given order, with names on request', async () => {
    const changed = await staff.change(url, {
      room_type_id: [room('STE'), room('DBL')],
      boarding_type_id: [derivedId('boarding BB')],
    });
    expect(changed['room_type_id']).toEqual([room('STE'), room('DBL')]);
    const { room_type, boarding_type } = await staff.one(`${url}?with_data=true&locale=ru`);
    expect(room_type).toEqual([
      { room_type_id: room('STE'), name: 'Люкс', locale: 'ru' },
      { room_type_id: room('DBL'), name: 'Двухместный номер', locale: 'ru' },
    ]);
    expect(boarding_type).toEqual([
      { boarding_type_id: derivedId('boarding BB'), name: 'Завтраки', locale: 'ru' },
    ]);
  });

  test.each([
    [{ room_type_id: [derivedId('room DBL'), derivedId('nothing')] }, 'room_type_id.1'],
    [{ boarding_type_id: [derivedId('room DBL')] }, 'boarding_type_id.0'],
    [{ room_type_id: [derivedId('room DBL'), derivedId('room DBL')] }, 'room_type_id'],
    [{ room_type_id: null }, 'room_type_id'],
    [{ boarding_type_id: ['HB'] }, 'boarding_type_id.0'],
  ])('%j is refused', async (body, field) => {
    expect(refusedFields(await staff.put(url, body))).toEqual([field]);
  });
});

describe('the ages of children', () => {
  const ages = ({ child_age, child_age_limits }: Entry) => [child_age, child_age_limits];
  const bands = [
    { from_age: 2, to_age: 6 },
    { from_age: 7, to_age: 12 },
  ];

  test('keep range and bands consistent, whichever is changed', async () => {
    expect(ages(await staff.one(url))).toEqual([null, []]);
    const banded = await staff.change(url, { child_age_limits: bands });
    expect(ages(banded)).toEqual([{ from: 2, to: 12 }, bands]);
    expect(ages(await staff.change(url, { ...banded, name: 'Renamed' }))).toEqual([
      { from: 2, to: 12 },
      bands,
    ]);
    const ranged = await staff.change(url, { ...banded, child_age: { from: 0, to: 11 } });
    expect(ages(ranged)).toEqual([{ from: 0, to: 11 }, [{ from_age: 0, to_age: 11 }]]);
    expect(ages(await staff.change(url, { child_age: {} }))).toEqual([null, []]);
  });

  test.each([
    [{ child_age: { from: 12, to: 2 } }, 'child_age'],
    [{ child_age: { from: 0, to: 18 } }, 'child_age.to'],
    [{ child_age: { from: 2 } }, 'child_age.to'],
    [
      {
        child_age_limits: [
          { from_age: 2, to_age: 6 },
          { from_age: 8, to_age: 12 },
        ],
      },
      'child_age_limits',
    ],
    [{ child_age_limits: [0, 1, 2, 3].map((age) => ({ from_age: age, to_age: age })) }, 'child_age_limits'],
    [{ child_age: { from: 3, to: 9 }, child_age_limits: bands }, 'child_age'],
  ])('%j is refused', async (body, field) => {
    expect(refusedFields(await staff.put(url, body))).toEqual([field]);
  });
});

test.each([
  [{ longitude: 24.1 }, 'latitude'],
  [{ longitude: null, latitude: 56.9 }, 'longitude'],
  [{ latitude: 90.1 }, 'latitude'],
  [{ distance_to_beach: -1 }, 'distance_to_beach'],
  [{ distance_to_city: 2001 }, 'distance_to_city'],
  [{ distance_to_slope: 1.234 }, 'distance_to_slope'],
  [{ beach_line_num: 10 }, 'beach_line_num'],
  [{ trip_advisor_rating: 4.55 }, 'trip_advisor_rating'],
  [{ google_rating: 5.1 }, 'google_rating'],
  [{ trip_advisor_url: 'javascript:alert(1)' }, 'trip_advisor_url'],
  [{ beach_type_id: derivedId('nothing') }, 'beach_type_id'],
])('%j is refused', async (body, field) => {
  expect(refusedFields(await staff.put(url, body))).toEqual([field]);
});

test('distances have two decimals or are null', async () => {
  const changed = await staff.change(url, {
    distance_to_beach: 0.35,
    distance_to_slope: null,
    latitude: null,
    longitude: null,
  });
  expect(changed).toMatchObject({
    distance_to_beach: 0.35,
    distance_to_slope: null,
    latitude: null,
    longitude: null,
  });
});

describe('assign-themes', () => {
  const themes = ['Ski', 'Spa', 'Golf'].map((name) => derivedId(`theme ${name}`));
  const assign = (body: unknown) => staff.post(`${url}/assign-themes`, body);

  test('accepts a plain list of ids, which replaces all themes', async () => {
    const answer = await assign([...themes, themes[0]]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().result.map(({ name }: { name: string }) => name)).toEqual(['Spa', 'Ski', 'Golf']);
    expect((await assign([themes[1]])).json().result).toHaveLength(1);
    expect((await staff.one(`${url}?with_data=true`))['hotel_themes']).toMatchObject([{ name: 'Spa' }]);
    expect((await assign([])).json().result).toEqual([]);
    expect(
      (await staff.list(`/api/history?entity=hotels&id=${url.split('/').at(-1)}`)).length,
    ).toBeGreaterThan(3);
  });

  test('refuses anything else, and changes nothing', async () => {
    await assign(themes);
    for (const [body, field] of [
      [{ themes }, 'body'],
      [[themes[0], derivedId('nothing')], '1'],
      [['Ski'], '0'],
      [null, 'body'],
    ] as const) {
      const answer = await assign(body);
      expect({ body, status: answer.statusCode, named: refusedFields(answer) }).toEqual({
        body,
        status: 400,
        named: [field],
      });
    }
    expect((await assign({ themes })).json().message).toBe('Send a list of theme ids.');
    expect((await staff.put(url, { room_type_id: [room('DBL'), room('DBL')] })).json().message).toBe(
      'Choose each one only once.',
    );
    expect((await staff.one(`${url}?with_data=true`))['hotel_themes']).toHaveLength(3);
    expect((await staff.post(`/api/hotels/${derivedId('nothing')}/assign-themes`, [])).statusCode).toBe(404);
  });
});
