import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countedOf } from '@itinera/shared/bookings';
import { addDays, minutesOfQuote, weekdayOf } from '@itinera/shared/contracts';
import { askPartner } from '../../../testing/askPartner';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';

const bookings = '/api/bookings';

let server: TestServer;
let staff: Calls;
let partner: Calls;
let partner2: Calls;
/** A room and a boarding of a hotel with prices of the first partner. */
let line: { hotel_id: string; dmc_id: string; room_type_id: string; boarding_type_id: string };
let stay: { check_in: string; check_out: string; adults: number };

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
  partner2 = await callsOf(server, 'partner2');
  const rows = await staff.list(`/api/graph-prices?dmc_id=${idOf('partner')}&per_page=100&page=1`);
  for (const row of rows) {
    const { hotel_id, dmc_id, room_type_id, boarding_type_id, adult, children } = row as Entry & typeof line;
    if (children !== 0) continue;
    const periods = await staff.list(`/api/price-periods?hotel_id=${hotel_id}&dmc_id=${dmc_id}`);
    for (const { start_period, min_nights, release_days } of periods) {
      const check_in = addDays(String(start_period), 7);
      if (check_in < addDays(today(), Number(release_days) + 1)) continue;
      const found = {
        check_in,
        check_out: addDays(check_in, Math.max(7, Number(min_nights))),
        adults: Number(adult),
      };
      const asked = { hotel_id, dmc_id, room_type_id, boarding_type_id, ...found };
      const { result } = (await staff.post('/api/quotes', asked)).json<{ result: Quoted }>();
      if (result.blockers.length > 0 || !result.sale) continue;
      line = { hotel_id, dmc_id, room_type_id, boarding_type_id };
      stay = found;
      return;
    }
  }
});
afterAll(() => server.stop());

interface Quoted {
  blockers: { code: string }[];
  sale: { net_minor: number; sale_minor: number } | null;
}

const quoted = async (changes: object = {}) =>
  (await staff.post('/api/quotes', { ...line, ...stay, ...changes })).json<{ result: Quoted }>().result;

const bodyOf = (hotels: object[] = [], more: object = {}) => ({
  dmc_id: line.dmc_id,
  customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
  hotels,
  ...more,
});
const stayOf = (more: object = {}) => {
  const { dmc_id: _, ...kind } = line;
  return { ...kind, ...stay, ...more };
};

describe('a new booking', () => {
  test('is a draft with the next reference, its stay at the quoted price, and a summary', async () => {
    const { sale } = await quoted();
    const one = await staff.make(bookings, bodyOf([stayOf({ rooms: 2 })]));
    const two = await staff.make(bookings, bodyOf());
    const year = today().slice(2, 4);
    expect(one).toMatchObject({
      status: 'draft',
      ref: expect.stringMatching(new RegExp(`^BE${year}\\d{5}$`)),
      total_minor: (sale?.sale_minor ?? 0) * 2,
      net_minor: (sale?.net_minor ?? 0) * 2,
      check_in: stay.check_in,
      departure_date: stay.check_in,
      return_date: stay.check_out,
      customer_name: 'Anna Berzina',
      manager_id: idOf('manager'),
      payment_status: 'unpaid',
      outstanding_minor: (sale?.sale_minor ?? 0) * 2,
      adults: stay.adults * 2,
    });
    expect(Number(String(two['ref']).slice(2)) - Number(String(one['ref']).slice(2))).toBe(1);
    const read = await staff.one(`${bookings}/${one.id}`);
    expect(read).toMatchObject({
      hotels: [{ hotel_id: line.hotel_id, priced_by: 'engine', etag: expect.any(String) }],
      customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
      price: { discount_minor: 0 },
    });
  });

  test('is refused with the new amounts when its price has changed since it was shown', async () => {
    const { sale } = await quoted();
    const answer = await staff.post(bookings, bodyOf([stayOf({ net_minor: 1, sale_minor: 2 })]));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'conflict',
        params: { stay: 0, net_minor: sale?.net_minor, sale_minor: sale?.sale_minor },
      },
    });
    await staff.make(
      bookings,
      bodyOf([stayOf({ net_minor: sale?.net_minor, sale_minor: sale?.sale_minor })]),
    );
  });

  test('needs a manual price with a reason if there is no price', async () => {
    const far = { check_in: '2039-01-01', check_out: '2039-01-05' };
    const answer = await staff.post(bookings, bodyOf([stayOf(far)]));
    expect(answer.statusCode).toBe(422);
    const byHand = { ...far, priced_by: 'hand', net_minor: 100, sale_minor: 130 };
    expect(refusedFields(await staff.post(bookings, bodyOf([stayOf(byHand)])))).toEqual([
      'hotels.0.price_reason',
    ]);
    const made = await staff.make(bookings, bodyOf([stayOf({ ...byHand, price_reason: 'By phone' })]));
    expect(made).toMatchObject({ total_minor: 130, profit_minor: 30 });
    const quoted = (minutes: number) => ({
      ...byHand,
      price_reason: 'Quoted',
      quoted_at: new Date(Date.now() - minutes * 60_000).toISOString(),
    });
    for (const minutes of [minutesOfQuote + 1, -5])
      expect(refusedFields(await staff.post(bookings, bodyOf([stayOf(quoted(minutes))])))).toEqual([
        'hotels.0.price_reason',
      ]);
    await staff.make(bookings, bodyOf([stayOf(quoted(minutesOfQuote - 1))]));
  });

  test('needs a reason despite a stop sale', async () => {
    const { start_date, end_date } = { start_date: stay.check_in, end_date: stay.check_out };
    const stop = await staff.make('/api/stop-sales', { hotel_id: line.hotel_id, start_date, end_date });
    const answer = await staff.post(bookings, bodyOf([stayOf()]));
    expect(answer.statusCode).toBe(422);
    expect(refusedFields(answer)).toEqual(['hotels.0.override_reason']);
    const made = await staff.make(bookings, bodyOf([stayOf({ override_reason: 'Agreed on the phone' })]));
    const { hotels } = await staff.one(`${bookings}/${made.id}`);
    expect(hotels).toMatchObject([{ overridden: ['stop_sale'], override_reason: 'Agreed on the phone' }]);
    expect((await staff.list(`${bookings}?is_overridden=true`)).map(({ id }) => id)).toEqual([made.id]);
    await staff.remove(`/api/stop-sales/${stop.id}`);
  });

  test('leaves no gap in the references when another one fails', async () => {
    const numberOf = async () => Number(String((await staff.make(bookings, bodyOf()))['ref']).slice(4));
    const before = await numberOf();
    for (const body of [
      bodyOf([], { dmc_id: idOf('manager') }),
      bodyOf([stayOf({ room_type_id: line.boarding_type_id })]),
      bodyOf([], { customer: { name: 'Nobody', traveller_id: line.hotel_id } }),
    ])
      expect((await staff.post(bookings, body)).statusCode).toBe(400);
    expect(await numberOf()).toBe(before + 1);
  });
});

test('are filtered by dates, room and boarding of a single stay in a hotel', async () => {
  const { check_in, check_out } = stay;
  const later = { check_in: check_out, check_out: addDays(check_out, 3) };
  const byHand = { priced_by: 'hand', net_minor: 1, sale_minor: 2, price_reason: 'Agreed' };
  const { id } = await staff.make(bookings, bodyOf([stayOf(), stayOf({ ...later, ...byHand })]));
  const weekday = weekdayOf(later.check_out);
  const isFound = async (query: Record<string, unknown>) => {
    const asked = new URLSearchParams({ hotel_id: line.hotel_id, ...query, per_page: '100', page: '1' });
    return (await staff.list(`${bookings}?${asked}`)).some((found) => found.id === id);
  };
  const own = { room_type_id: line.room_type_id, boarding_type_id: line.boarding_type_id };
  const until = { check_out_from: later.check_out, check_out_to: later.check_out };
  expect(await isFound({ ...own, ...until, check_out_weekdays: `${weekday}` })).toBe(true);
  expect(await isFound({ ...until, check_out_weekdays: `${(weekday % 7) + 1}` })).toBe(false);
  expect(await isFound({ check_out_from: addDays(later.check_out, 1) })).toBe(false);
  expect(await isFound({ room_type_id: line.boarding_type_id })).toBe(false);
  expect(await isFound({ boarding_type_id: line.room_type_id })).toBe(false);
  // The arrival of one stay does not combine with the departure of another.
  expect(await isFound({ check_in_to: check_in, ...until })).toBe(false);
  expect((await partner.get(`${bookings}?check_out_weekdays=1`)).statusCode).toBe(200);
  expect((await staff.get(`${bookings}?check_out_weekdays=8`)).statusCode).toBe(400);
});

describe('the general block', () => {
  test('keeps its ETag when a part of the booking changes, and vice versa', async () => {
    const { id } = await staff.make(bookings, bodyOf([stayOf()]));
    const read = async () => staff.get(`${bookings}/${id}`);
    const first = await read();
    const { customer } = first.json<{ result: { customer: Entry } }>().result;
    await staff.change(`/api/booking-customers/${customer.id}`, { name: 'Ilze Ozola' });
    const second = await read();
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.json()).toMatchObject({ result: { customer_name: 'Ilze Ozola' } });
    const token = await server.tokenOf('manager');
    const put = await server.call(`${bookings}/${id}`, {
      method: 'PUT',
      token,
      body: { tags: ['vip'] },
      headers: { 'if-match': String(first.headers.etag) },
    });
    expect(put.statusCode).toBe(200);
    const third = (await read()).json<{ result: { customer: Entry } }>().result;
    expect(third.customer['etag']).toBe(
      second.json<{ result: { customer: Entry } }>().result.customer['etag'],
    );
    expect((await read()).headers.etag).not.toBe(first.headers.etag);
  });

  test('is logged without computed columns', async () => {
    const { id } = await staff.make(bookings, bodyOf([stayOf()]));
    await staff.change(`${bookings}/${id}`, { tags: ['vip'] });
    const [last] = await staff.list(`/api/history?entity=bookings&id=${id}`);
    expect(last?.['changes']).toEqual({ tags: { before: [], after: ['vip'] } });
  });

  test('accepts an unchanged booking, but no other partner or currency', async () => {
    const { id } = await staff.make(bookings, bodyOf([stayOf()]));
    const read = await staff.one(`${bookings}/${id}`);
    await staff.change(`${bookings}/${id}`, { ...read, note_internal: 'Call back' });
    for (const change of [{ dmc_id: idOf('partner2') }, { currency: 'USD' }])
      expect(refusedFields(await staff.put(`${bookings}/${id}`, change))).toEqual(Object.keys(change));
    expect((await staff.remove(`${bookings}/${id}`)).statusCode).toBe(404);
  });
});

test('renaming a hotel, partner or manager updates bookings and payments', async () => {
  const { id } = await staff.make(bookings, bodyOf([stayOf()]));
  const user = (person: 'partner' | 'manager') => `/api/users/${idOf(person)}`;
  const shown = async () => {
    const { hotel_name, dmc_name, manager_name } = await staff.one(`${bookings}/${id}`);
    const [payment] = await staff.list(`/api/payments?booking_id=${id}`);
    expect(payment).toMatchObject({ hotel_name, dmc_name, manager_name });
    return [hotel_name, dmc_name, manager_name];
  };
  const [hotel, partnerName, managerName] = await shown();
  await staff.change(`/api/hotels/${line.hotel_id}`, { name: 'Renamed Palace' });
  expect(await shown()).toEqual(['Renamed Palace', partnerName, managerName]);
  await staff.change(user('partner'), { company_name: 'Renamed Travel' });
  await staff.change(user('manager'), { first_name: 'Renata', last_name: 'Named' });
  expect(await shown()).toEqual(['Renamed Palace', 'Renamed Travel', 'Renata Named']);
  expect(await idsFor(staff, 'renamed palace')).toContain(id);
  expect(hotel).not.toBe('Renamed Palace');
});

test.each<[string, { start: number; end: number }, StopRule, boolean]>([
  ['the first night', { start: -3, end: 0 }, {}, true],
  ['the night before', { start: -3, end: -1 }, {}, false],
  ['the last night', { start: 6, end: 9 }, {}, true],
  ['the day of the check-out', { start: 7, end: 9 }, {}, false],
  ['arrivals on the first day', { start: 0, end: 0 }, { applies_to: 'arrival' }, true],
  ['arrivals on the second day', { start: 1, end: 9 }, { applies_to: 'arrival' }, false],
  ['the first night, for another partner', { start: 0, end: 0 }, { dmc_id: 'partner2' }, false],
  ['the first night, for the own partner', { start: 0, end: 0 }, { dmc_id: 'partner' }, true],
  ['the first night, which is over', { start: 0, end: 0 }, { is_active: false }, false],
  ['the weekday of the second night', { start: -9, end: 9 }, { on: 1 }, true],
  ['the weekday of a night, on other days', { start: 2, end: 5 }, { on: 1 }, false],
  ['the weekday of the arrival', { start: -9, end: 9 }, { applies_to: 'arrival', on: 0 }, true],
  [
    'another weekday than that of the arrival',
    { start: -9, end: 9 },
    { applies_to: 'arrival', on: 1 },
    false,
  ],
])('a stop sale on %s: whether it affects a booking', async (_of, days, { dmc_id, on, ...rule }, affects) => {
  const check_out = addDays(stay.check_in, 7);
  const { id } = await staff.make(
    bookings,
    bodyOf([stayOf({ check_out, override_reason: 'Made for a test' })]),
  );
  await askPartner(server, id);
  const stop = await staff.make('/api/stop-sales', {
    hotel_id: line.hotel_id,
    start_date: addDays(stay.check_in, days.start),
    end_date: addDays(stay.check_in, days.end),
    ...rule,
    ...(on !== undefined && { weekdays: [weekdayOf(addDays(stay.check_in, on))] }),
    ...(dmc_id && { dmc_id: idOf(dmc_id) }),
  });
  const affected = async (calls: Calls) =>
    (await calls.list(`${bookings}?on_stop_sale=true`)).some((booking) => booking.id === id);
  const unaffected = await staff.list(`${bookings}?on_stop_sale=false&per_page=200&page=1`);
  const { blockers } = await quoted({ check_out });
  const isStopped = blockers.some(({ code }) => ['stop_sale', 'closed_to_arrival'].includes(code));
  expect([await affected(staff), await affected(partner), isStopped]).toEqual([affects, affects, affects]);
  expect(unaffected.some((booking) => booking.id === id)).toBe(!affects);
  expect(await affected(partner2)).toBe(false);
  await staff.post(`${bookings}/${id}/status`, { status: 'cancelled', reason: 'Test' });
  expect(await affected(staff)).toBe(false);
  await staff.remove(`/api/stop-sales/${stop.id}`);
});

interface StopRule {
  dmc_id?: 'partner' | 'partner2';
  applies_to?: 'arrival';
  /** Only on the weekday of this day of the stay. */
  on?: number;
  is_active?: boolean;
}

describe('a partner', () => {
  test('sees its own bookings without customer, sale, profit and manager', async () => {
    const { id } = await staff.make(bookings, bodyOf([stayOf()], { note_internal: 'secret', tags: ['vip'] }));
    await askPartner(server, id);
    const read = await partner.one(`${bookings}/${id}`);
    expect(Object.keys(read).toSorted()).not.toEqual(
      expect.arrayContaining([
        'customer_name',
        'total_minor',
        'profit_minor',
        'manager_id',
        'tags',
        'customer',
      ]),
    );
    expect(JSON.stringify(read)).not.toMatch(/Berzina|sale_minor|secret|vip|profit/);
    expect(read).toMatchObject({ hotels: [{ net_minor: expect.any(Number) }] });
    expect((await partner2.get(`${bookings}/${id}`)).statusCode).toBe(404);
    expect((await partner2.list(bookings)).map((other) => other.id)).not.toContain(id);
  });

  test.each([
    'sort=total_minor',
    'sort=-customer_name',
    'payment_status=paid',
    'tag=vip',
    'documents_missing=true',
    'unpaid_within_days=7',
    'free_ends_within_days=7',
    'sort=free_until',
    'is_overdue=true',
    'country_id=none',
    'is_overridden=true',
  ])('is refused %s, which would reveal a hidden column', async (query) => {
    expect((await partner.get(`${bookings}?${query}`)).statusCode).toBe(400);
    expect((await staff.get(`${bookings}?${query}`)).statusCode).toBe(200);
  });

  test('searches only what it sees: not the customer, nor travellers, whose passports it could guess', async () => {
    const { id, ref } = await staff.make(
      bookings,
      bodyOf([], {
        customer: { name: 'Zanete Unusual', email: 'zanete@mail.example' },
        party: [{ traveller_id: (await aTraveller()).id }],
      }),
    );
    await staff.make('/api/booking-flights', await aFlight(id));
    await askPartner(server, id);
    for (const q of ['unusual', 'zanete@', 'otherwise', 'qx7654321', 'x7654', 'olegs'])
      expect([q, await idsFor(staff, q), await idsFor(partner, q)]).toEqual([q, [id], []]);
    for (const q of [ref, 'zz 9876', 'zz9876', '9876'])
      expect([q, await idsFor(staff, q), await idsFor(partner, q)]).toEqual([q, [id], [id]]);
    expect(await idsFor(partner2, 'zz9876')).toEqual([]);
    expect(await idsFor(staff, 'unusual otherwise zz9876')).toEqual([id]);
    expect(await idsFor(staff, 'unusual nobody')).toEqual([]);
    // A wrong letter, a missing one, an extra one, and two swapped ones: within a half of the word, and where the halves meet.
    for (const q of ['unusval', 'unusal', 'unuusual', 'nuusual', 'unsuual'])
      expect([q, await idsFor(staff, q), await idsFor(staff, q, '&fuzzy=true')]).toEqual([q, [], [id]]);
  });
});

const idsFor = async (calls: Calls, q: unknown, more = '') =>
  (await calls.list(`${bookings}?q=${encodeURIComponent(String(q))}${more}`)).map(({ id }) => id);

async function aTraveller(): Promise<Entry> {
  const [country] = await staff.list('/api/countries');
  return staff.make('/api/travellers', {
    first_name: 'Olegs',
    last_name: 'Otherwise',
    sex: 'm',
    birthday: '1980-05-17',
    nationality: country?.id,
    passport_number: 'QX7654321',
  });
}

async function aFlight(booking_id: string) {
  const [origin, destination] = await staff.list('/api/airports?per_page=2&page=1');
  const [carrier] = await staff.list('/api/flight-carriers');
  return {
    booking_id,
    direction: 'outbound',
    carrier_id: carrier?.id,
    flight_number: 'ZZ 9876',
    origin_airport_id: origin?.id,
    destination_airport_id: destination?.id,
    departure_date: '2039-01-01',
    departure_time: '10:00',
    arrival_date: '2039-01-01',
    arrival_time: '13:00',
  };
}

test('sums cover all rows that match filters and search, by currency', async () => {
  for (const query of [
    '',
    'status=confirmed',
    `dmc_id=${line.dmc_id}&q=berzina`,
    `hotel_id=${line.hotel_id}`,
  ]) {
    const rows = await staff.list(`${bookings}?per_page=200&page=1&${query}`);
    expect(rows.length).toBeGreaterThan(0);
    const sums = await staff.get(`${bookings}/sums?${query}`);
    const counted = rows.map((row) =>
      Object.entries(countedOf(row as Entry & Parameters<typeof countedOf>[0])),
    );
    const added = counted
      .flat()
      .reduce<Record<string, number>>(
        (sums, [name, minor]) => ({ ...sums, [name]: (sums[name] ?? 0) + minor }),
        {},
      );
    const totalIn = (state: string) =>
      rows
        .filter(({ status }) => status === state)
        .reduce((total, { total_minor }) => total + Number(total_minor), 0);
    const byState = {
      draft_minor: totalIn('draft'),
      on_request_minor: totalIn('on_request'),
      confirmed_minor: totalIn('confirmed'),
      completed_minor: totalIn('completed'),
    };
    const [{ cancelled_left_minor, cancelled_cost_minor, ...sum } = {}] = sums.json().result;
    expect(sum).toEqual({
      currency: 'EUR',
      bookings: rows.length,
      ...added,
      ...byState,
      cancelled_bookings: rows.filter(({ status }) => status === 'cancelled').length,
      cancelled_fee_minor: Number(added['total_minor']) - byState.confirmed_minor - byState.completed_minor,
    });
    expect(cancelled_left_minor).toBe(sum.cancelled_fee_minor - cancelled_cost_minor);
  }
});
