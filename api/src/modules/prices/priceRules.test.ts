import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';

let server: TestServer;
let staff: Calls;
let partner: Calls;
let other: Calls;
let hotel: Entry & { room_type_id: string[]; boarding_type_id: string[] };
let foreignRoom: string;
/** Offered by the first partner only. */
const hotel_id = derivedId('hotel Beldibi Bay Resort');
const dmc_id = idOf('partner');

beforeAll(async () => {
  server = await startTestServer();
  [staff, partner, other] = [
    await callsOf(server, 'admin'),
    await callsOf(server, 'partner'),
    await callsOf(server, 'partner2'),
  ];
  foreignRoom = (await staff.make('/api/room-types', { code: 'XX', names: [{ locale: 'en', name: 'Cave' }] }))
    .id;
  const { room_type_id, boarding_type_id, ...rest } = await staff.one(`/api/hotels/${hotel_id}`);
  hotel = { ...rest, room_type_id: room_type_id as string[], boarding_type_id: boarding_type_id as string[] };
});
afterAll(() => server.stop());

const windows = {
  booking_from: '2026-11-01',
  booking_to: '2027-03-31',
  stay_from: '2027-05-01',
  stay_to: '2027-10-31',
};
const range = { start_date: '2027-08-10', end_date: '2027-08-14' };

/** Each kind of rule: its minimum, a change, and what is refused at which field. */
const kinds: [path: string, made: object, change: object, refused: [object, string][]][] = [
  [
    '/api/offers',
    { name: 'Early bird', ...windows, value_type: 'percent', value_bp: 1500 },
    { type: 'last_minute', days_before_max: 7 },
    [
      [{ stay_to: '2027-04-30' }, 'stay_to'],
      [{ booking_to: '2026-10-31' }, 'booking_to'],
      [{ value_bp: null }, 'value_bp'],
      [{ type: 'stay_pay', stay_nights: 7, pay_nights: 6 }, 'value_bp'],
      [{ type: 'long_stay' }, 'min_nights'],
    ],
  ],
  [
    '/api/special-prices',
    { name: 'Festival', ...windows, price_minor: 9000 },
    { adult: 2, price_minor: 9500 },
    [
      [{ stay_to: '2027-04-30' }, 'stay_to'],
      [{ booking_to: '2026-10-31' }, 'booking_to'],
      [{ price_minor: 0 }, 'price_minor'],
      [{ is_free: true }, 'is_free'],
    ],
  ],
  [
    '/api/cancellation-terms',
    { name: 'Flexible', ...windows, steps: [{ days_before: 7, hour: 18, kind: 'nights', value: 1 }] },
    { no_show: { kind: 'percent', value: 10_000 }, offer_ids: [] },
    [
      [{ stay_to: '2027-04-30' }, 'stay_to'],
      [{ booking_to: '2026-10-31' }, 'booking_to'],
      [
        {
          steps: [
            { days_before: 7, hour: 18, kind: 'nights', value: 1 },
            { days_before: 7, hour: 18, kind: 'percent', value: 5_000 },
          ],
        },
        'steps',
      ],
      [{ steps: [{ days_before: 7, hour: 25, kind: 'nights', value: 1 }] }, 'steps.0.hour'],
      [{ steps: [{ days_before: 7, hour: 0, kind: 'percent', value: 10_001 }] }, 'steps.0.value'],
      [{ no_show: { kind: 'amount_per_stay', value: 0 } }, 'no_show.value'],
      [{ room_type_ids: ['8d7c4f3e-0000-4000-8000-000000000000'] }, 'room_type_ids.0'],
      [{ offer_ids: ['8d7c4f3e-0000-4000-8000-000000000000'] }, 'offer_ids.0'],
    ],
  ],
  [
    '/api/weekday-supplements',
    {
      name: 'Weekend',
      weekdays: [5, 6],
      change: 'percent',
      percent_bp: 1000,
      stay_from: null,
      stay_to: null,
    },
    { weekdays: [6], stay_from: '2027-05-01', stay_to: '2027-05-31', percent_bp: -500 },
    [
      [{ weekdays: [] }, 'weekdays'],
      [{ weekdays: [6, 6] }, 'weekdays'],
      [{ percent_bp: 0 }, 'percent_bp'],
      [{ amount_minor: 100 }, 'amount_minor'],
      [{ change: 'per_room' }, 'amount_minor'],
      [{ stay_from: '2027-05-02', stay_to: '2027-05-01' }, 'stay_to'],
      [{ room_type_ids: ['8d7c4f3e-0000-4000-8000-000000000000'] }, 'room_type_ids.0'],
    ],
  ],
  [
    '/api/stay-lengths',
    { ...range, min_nights: 3, max_nights: null },
    { applies_to: 'through', weekdays: [5, 6], max_nights: 14 },
    [
      [{ end_date: '2027-08-09' }, 'end_date'],
      [{ weekdays: [6, 6] }, 'weekdays'],
      [{ min_nights: null }, 'min_nights'],
      [{ max_nights: 2 }, 'max_nights'],
    ],
  ],
  [
    '/api/stop-sales',
    range,
    { applies_to: 'arrival', weekdays: [5, 6], reason: 'Fully booked' },
    [
      [{ end_date: '2027-08-09' }, 'end_date'],
      [{ weekdays: [6, 6] }, 'weekdays'],
    ],
  ],
  [
    '/api/blocked-checkouts',
    range,
    { weekdays: [6, 7] },
    [
      [{ end_date: '2027-08-09' }, 'end_date'],
      [{ weekdays: [6, 6] }, 'weekdays'],
    ],
  ],
];

describe.each(kinds)('%s', (path, made, change, refused) => {
  const own = { hotel_id, dmc_id };
  let id: string;

  test('is added, changed, listed, deleted and restored by its partner', async () => {
    ({ id } = await partner.make(path, { ...made, ...own }));
    expect(await partner.change(`${path}/${id}`, change)).toMatchObject({ ...made, ...change });
    expect(await partner.list(`${path}?hotel_id=${hotel_id}&dmc_id=${dmc_id}`)).toMatchObject([{ id }]);
    await partner.remove(`${path}/${id}`);
    expect((await partner.get(`${path}/${id}`)).statusCode).toBe(404);
    const operations = [{ method: 'POST', path, body: { id } }];
    expect((await partner.post('/api/batch', { operations })).statusCode).toBe(200);
    await partner.change(`${path}/${id}`, { ...made });
  });

  test('is hidden from other partners, who can’t add one for a foreign hotel or partner', async () => {
    expect(await other.list(`${path}?hotel_id=${hotel_id}`)).toEqual([]);
    for (const answer of [
      await other.get(`${path}/${id}`),
      await other.put(`${path}/${id}`, {}),
      await other.remove(`${path}/${id}`),
      await other.post(path, { ...made, ...own }),
      await other.get(`${path}?dmc_id=${dmc_id}`),
    ])
      expect(answer.statusCode).toBe(404);
    const elsewhere = await other.post(path, { ...made, hotel_id, dmc_id: idOf('partner2') });
    expect(refusedFields(elsewhere)).toEqual(['hotel_id']);
  });

  test.each(refused)('refuses %j, new and as a change', async (wrong, field) => {
    const fields = refusedFields(await partner.post(path, { ...made, ...own, ...wrong }));
    expect(fields).toContain(field);
    expect(refusedFields(await partner.put(`${path}/${id}`, wrong))).toEqual(fields);
  });

  test('accepts only rooms of its hotel', async () => {
    const isList = ['/api/offers', '/api/cancellation-terms', '/api/weekday-supplements'].includes(path);
    const [room] = hotel.room_type_id;
    const naming = (roomId: string | undefined) =>
      isList ? { room_type_ids: [roomId] } : { room_type_id: roomId };
    expect((await partner.put(`${path}/${id}`, naming(room))).statusCode).toBe(200);
    expect(refusedFields(await partner.put(`${path}/${id}`, naming(foreignRoom)))).toEqual([
      isList ? 'room_type_ids.0' : 'room_type_id',
    ]);
    // After the hotel loses the room, a rule that names it can otherwise still be changed.
    await staff.change(`/api/hotels/${hotel_id}`, { room_type_id: hotel.room_type_id.slice(1) });
    expect((await partner.put(`${path}/${id}`, { ...change, ...naming(room) })).statusCode).toBe(200);
    await staff.change(`/api/hotels/${hotel_id}`, { room_type_id: hotel.room_type_id });
  });

  test('is read-only while the link of hotel and partner is inactive', async () => {
    const [link] = await staff.list(`/api/hotel-dmcs?hotel_id=${hotel_id}&dmc_id=${dmc_id}`);
    await staff.change(`/api/hotel-dmcs/${link?.id}`, { is_active: false });
    expect(await partner.list(`${path}?hotel_id=${hotel_id}`)).toHaveLength(1);
    expect((await partner.put(`${path}/${id}`, {})).statusCode).toBe(404);
    expect((await partner.post(path, { ...made, ...own })).statusCode).toBe(400);
    await staff.change(`/api/hotel-dmcs/${link?.id}`, { is_active: true });
  });
});

describe('base prices and supplements', () => {
  const own = { hotel_id, dmc_id };
  let periods: string[];
  let boardings: [string, string, string];
  let low: string;

  beforeAll(async () => {
    const codes = ['P1', 'P2', 'P3'];
    boardings = (await Promise.all(
      codes.map(async (code) => {
        const names = [{ locale: 'en', name: `Boarding ${code}` }];
        return (await staff.make('/api/boarding-types', { code, names })).id;
      }),
    )) as [string, string, string];
    const boarding_type_id = [...hotel.boarding_type_id, ...boardings];
    await staff.change(`/api/hotels/${hotel_id}`, { boarding_type_id });
    const starts = ['2028-05', '2028-06'];
    periods = await Promise.all(
      starts.map(async (month) => {
        const dates = { start_period: `${month}-01`, end_period: `${month}-30` };
        return (await partner.make('/api/price-periods', { ...own, ...dates })).id;
      }),
    );
    low = String(periods[0]);
  });

  test('a boarding has one base price in a period, and one for each room that differs', async () => {
    const path = '/api/base-prices';
    const [boarding_type_id] = boardings;
    const price = { ...own, period_id: low, boarding_type_id, price_minor: 5500 };
    const { id } = await partner.make(path, price);
    const [room_type_id] = hotel.room_type_id;
    const forRoom = await partner.make(path, { ...price, room_type_id });
    for (const again of [price, { ...price, room_type_id }]) {
      const refused = await partner.post(path, again);
      expect(refused.statusCode).toBe(409);
      expect(refusedFields(refused)).toEqual(['boarding_type_id']);
    }
    expect((await partner.put(`${path}/${forRoom.id}`, { room_type_id: null })).statusCode).toBe(409);
    expect(await partner.change(`${path}/${id}`, { price_minor: 6000 })).toMatchObject({ price_minor: 6000 });
    // A price of 0 must be marked as free, and a free one has no amount.
    expect(refusedFields(await partner.put(`${path}/${id}`, { price_minor: 0 }))).toEqual(['price_minor']);
    const free = { price_minor: 0, is_free: true };
    expect(await partner.change(`${path}/${id}`, free)).toMatchObject(free);
    expect(refusedFields(await partner.put(`${path}/${id}`, { price_minor: 1 }))).toEqual(['is_free']);
    expect(await partner.list(`${path}?hotel_id=${hotel_id}&period_id=${low}`)).toHaveLength(2);
    expect(await other.list(`${path}?hotel_id=${hotel_id}`)).toEqual([]);
  });

  test('a base price needs a period of its hotel and partner, and a boarding of the hotel', async () => {
    const theirs = { hotel_id, dmc_id: idOf('partner2') };
    const dates = { start_period: '2028-05-01', end_period: '2028-05-31' };
    const foreign = await staff.make('/api/price-periods', { ...theirs, ...dates });
    const price = { ...own, period_id: foreign.id, boarding_type_id: boardings[1], price_minor: 1 };
    expect(refusedFields(await partner.post('/api/base-prices', price))).toEqual(['period_id']);
    const names = [{ locale: 'en', name: 'Of no hotel' }];
    const { id: boarding_type_id } = await staff.make('/api/boarding-types', { code: 'P9', names });
    const elsewhere = { ...price, period_id: low, boarding_type_id };
    expect(refusedFields(await partner.post('/api/base-prices', elsewhere))).toEqual(['boarding_type_id']);
  });

  test('supplements are unique and don’t chain', async () => {
    const path = '/api/boarding-supplements';
    const [bed, half, full] = boardings;
    const between = (from_boarding_type_id: string, boarding_type_id: string, more: object = {}) =>
      partner.post(path, {
        ...own,
        from_boarding_type_id,
        boarding_type_id,
        adult_minor: 1500,
        is_free: true,
        ...more,
      });
    const first = await between(bed, half);
    expect(first.json().result).toMatchObject({ adult_minor: 1500, child_minor: 0, period_id: null });
    expect(refusedFields(await between(bed, bed))).toEqual(['boarding_type_id']);
    expect((await between(bed, half)).statusCode).toBe(409);
    expect((await between(bed, half, { period_id: low })).statusCode).toBe(201);
    expect(refusedFields(await between(half, full, { period_id: low }))).toEqual(['from_boarding_type_id']);
    expect(refusedFields(await between(full, bed))).toEqual(['boarding_type_id']);
    const side = await between(bed, full);
    expect(
      refusedFields(await partner.put(`${path}/${side.json().result.id}`, { from_boarding_type_id: half })),
    ).toEqual(['from_boarding_type_id']);
  });

  test('of two concurrent supplements that would form a chain, one is refused', async () => {
    const path = '/api/boarding-supplements';
    for (const { id } of await partner.list(`${path}?hotel_id=${hotel_id}`))
      await partner.remove(`${path}/${id}`);
    const [bed, half, full] = boardings;
    const links = [
      { from_boarding_type_id: bed, boarding_type_id: half },
      { from_boarding_type_id: half, boarding_type_id: full },
    ];
    const answers = await Promise.all(
      links.map((link) => partner.post(path, { ...own, ...link, is_free: true })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });

  test('deleting a period deletes them, and undo restores them', async () => {
    const count = async () => (await partner.list(`/api/base-prices?period_id=${low}`)).length;
    await partner.remove(`/api/price-periods/${low}`);
    expect(await count()).toBe(0);
    const operations = [{ method: 'POST', path: '/api/price-periods', body: { id: low } }];
    expect((await partner.post('/api/batch', { operations })).statusCode).toBe(200);
    expect(await count()).toBe(2);
  });
});

test('an offer of free nights needs the whole stay within its window by default', async () => {
  const free = {
    hotel_id,
    dmc_id,
    name: '7 = 6',
    type: 'stay_pay',
    stay_nights: 7,
    pay_nights: 6,
    ...windows,
  };
  expect(await partner.make('/api/offers', free)).toMatchObject({ stay_rule: 'whole' });
  expect(await partner.make('/api/offers', { ...free, stay_rule: 'arrival' })).toMatchObject({
    stay_rule: 'arrival',
  });
});

describe.each(['/api/stop-sales', '/api/blocked-checkouts'])('%s of a hotel', (path) => {
  test('is written by staff, and read by the partners of the hotel beside their own', async () => {
    const { id } = await staff.make(path, { hotel_id, ...range });
    const ids = async (calls: Calls, query: string) =>
      (await calls.list(`${path}?${query}`)).map((row) => row.id);
    expect(await ids(staff, `hotel_id=${hotel_id}&dmc_id=${idOf('partner2')}`)).toEqual([id]);
    expect(await ids(partner, `hotel_id=${hotel_id}&dmc_id=${dmc_id}`)).toContain(id);
    expect((await partner.one(`${path}/${id}`))['dmc_id']).toBeNull();
    expect(await ids(other, '')).not.toContain(id);
    expect((await other.get(`${path}/${id}`)).statusCode).toBe(404);
    for (const answer of [await partner.put(`${path}/${id}`, {}), await partner.remove(`${path}/${id}`)])
      expect(answer.statusCode).toBe(404);
  });

  test('is listed by its first day', async () => {
    await staff.make(path, { hotel_id, start_date: '2027-01-01', end_date: '2027-01-02' });
    const days = (await staff.list(`${path}?hotel_id=${hotel_id}`)).map(({ start_date }) =>
      String(start_date),
    );
    expect(days[0]).toBe('2027-01-01');
    expect(days).toEqual(days.toSorted());
  });

  test('can’t be created by a partner as its own', async () => {
    expect(refusedFields(await partner.post(path, { hotel_id, ...range }))).toEqual(['dmc_id']);
    const { id } = await partner.make(path, { hotel_id, dmc_id, ...range });
    expect(refusedFields(await partner.put(`${path}/${id}`, { dmc_id: null }))).toEqual(['dmc_id']);
  });
});
