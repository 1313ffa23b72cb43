import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@itinera/shared/contracts';
import { callsOf, type Calls, type Entry } from '../../../testing/calls';
import { sellWithoutCount } from '../../../testing/hotelWithRooms';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';

const bookings = '/api/bookings';
const flights = '/api/booking-flights';

let server: TestServer;
let staff: Calls;
let line: { hotel_id: unknown; room_type_id: unknown; boarding_type_id: unknown };
let home: string;
let away: string;
let carrier: string;

const arrival = addDays(today(), 90);
const leaving = addDays(arrival, 7);

beforeAll(async () => {
  server = await startTestServer();
  await sellWithoutCount(server);
  staff = await callsOf(server, 'manager');
  const [row] = await staff.list(`/api/graph-prices?dmc_id=${idOf('partner')}&per_page=1&page=1`);
  line = {
    hotel_id: row?.['hotel_id'],
    room_type_id: row?.['room_type_id'],
    boarding_type_id: row?.['boarding_type_id'],
  };
  const airports = await staff.list('/api/airports?per_page=2&page=1');
  [home = '', away = ''] = airports.map(({ id }) => id);
  carrier = String((await staff.list('/api/flight-carriers?per_page=1&page=1'))[0]?.id);
  await countChildrenFrom(3);
  const links = await staff.list(`/api/hotel-airports?hotel_id=${String(line.hotel_id)}`);
  for (const link of links) await staff.remove(`/api/hotel-airports/${link.id}`);
  await staff.make('/api/hotel-airports', {
    hotel_id: line.hotel_id,
    airport_id: away,
    transfer_price_minor: 1_000,
    transfer_price_type: 'per_person',
  });
});
afterAll(() => server.stop());

const countChildrenFrom = (from: number) =>
  staff.change(`/api/hotels/${String(line.hotel_id)}`, { child_age: { from, to: 11 } });

const stayOf = (more: object = {}) => ({
  ...line,
  check_in: arrival,
  check_out: leaving,
  adults: 2,
  priced_by: 'hand',
  net_minor: 10_000,
  sale_minor: 12_000,
  price_reason: 'Agreed',
  override_reason: 'Agreed',
  ...more,
});
const make = (hotels: object[], more: object = {}) =>
  staff.make(bookings, {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    hotels,
    ...more,
  });
const read = (id: string) =>
  staff.one(`${bookings}/${id}`) as Promise<
    Entry & Record<'flights' | 'travellers', Entry[]> & { transfer: Entry }
  >;
const makeBlock = (more: object = {}) =>
  staff.make('/api/block-seats', {
    direction: 'outbound',
    carrier_id: carrier,
    flight_number: 'BT 651',
    origin_airport_id: home,
    destination_airport_id: away,
    departure_date: arrival,
    departure_time: '09:40',
    arrival_time: '12:10',
    block_type: 'hard',
    seats_total: 100,
    adult_net_minor: 12_000,
    adult_sale_minor: 12_000,
    child_net_minor: 10_000,
    child_sale_minor: 10_000,
    infant_net_minor: 0,
    infant_sale_minor: 0,
    currency: 'EUR',
    ...more,
  });
const makePerson = (birthday: string) =>
  staff.make('/api/travellers', {
    first_name: 'Liga',
    last_name: `Ozola`,
    sex: 'f',
    birthday,
    nationality: nationality(),
  });
let knownNationality: unknown;
const nationality = () => knownNationality;
beforeAll(async () => {
  knownNationality = (await staff.list('/api/travellers?per_page=1&page=1'))[0]?.['nationality'];
});

const family = () => [stayOf(), stayOf({ adults: 1, child_ages: [9, 6] })];
const party = ({ adults, children, infants }: Entry) => [adults, children, infants];

describe('the travellers', () => {
  test('are the guests of all stays of a night: 9, 9 and 2 rooms are 40 people, everywhere', async () => {
    const month = { from: today(), to: today() };
    const report = () =>
      staff
        .get(
          `/api/reports/sales?by=hotel&basis=created&status=on_request&from=${month.from}&to=${month.to}&step=day`,
        )
        .then((answer) =>
          answer
            .json<{ result: { rows: Record<string, unknown>[] } }>()
            .result.rows.reduce((sum, row) => sum + Number(row['pax']), 0),
        );
    const before = await report();
    const group = await make(
      [9, 9, 2].map((rooms) => stayOf({ rooms })),
      { tags: ['forty'] },
    );
    expect(party(group)).toEqual([40, 0, 0]);
    const [listed] = await staff.list(`${bookings}?tag=forty`);
    expect(listed).toMatchObject({ adults: 40 });
    expect((await staff.post(`${bookings}/${group.id}/status`, { status: 'on_request' })).statusCode).toBe(
      200,
    );
    const seen = await (await callsOf(server, 'partner')).one(`${bookings}/${group.id}`);
    expect(party(seen)).toEqual([40, 0, 0]);
    const block = await makeBlock();
    const flight = await staff.make(flights, flightOn(block, group));
    expect(flight).toMatchObject({ seats: 40, fare_party: { adults: 40, children: 0, infants: 0 } });
    expect(await report()).toBe(before + 40);
  });

  test('are the same people in consecutive hotels, from the first day to the last', async () => {
    const further = { check_in: leaving, check_out: addDays(leaving, 5) };
    const booking = await make([stayOf(), stayOf({ ...further, rooms: 1 })]);
    expect(booking).toMatchObject({ adults: 2, check_in: arrival, check_out: further.check_out, nights: 12 });
    const leaves = (day: string) =>
      staff
        .list(`${bookings}?check_out_from=${day}&check_out_to=${day}&per_page=100&page=1`)
        .then((found) => found.some(({ id }) => id === booking.id));
    expect([await leaves(leaving), await leaves(further.check_out)]).toEqual([false, true]);
  });

  test('are filtered by the room and the boarding of any of the stays', async () => {
    const [other] = (
      await staff.list(`/api/graph-prices?dmc_id=${idOf('partner')}&per_page=100&page=1`)
    ).filter((row) => row['hotel_id'] === line.hotel_id && row['room_type_id'] !== line.room_type_id);
    const booking = await make([
      stayOf(),
      stayOf({
        room_type_id: other?.['room_type_id'],
        check_in: leaving,
        check_out: addDays(leaving, 5),
      }),
    ]);
    for (const room of [line.room_type_id, other?.['room_type_id']]) {
      const found = await staff.list(`${bookings}?room_type_id=${String(room)}&per_page=100&page=1`);
      expect(found.map(({ id }) => id)).toContain(booking.id);
    }
    const none = await staff.list(
      `${bookings}?room_type_id=none,${String(line.boarding_type_id)}&per_page=100&page=1`,
    );
    expect(none.map(({ id }) => id)).not.toContain(booking.id);
  });

  test('are the named ones if there is no stay', async () => {
    const [one, two] = [await makePerson('1990-01-01'), await makePerson(addDays(today(), -400))];
    const booking = await make([], { party: [{ traveller_id: one.id }, { traveller_id: two.id }] });
    expect(party(booking)).toEqual([1, 0, 1]);
  });

  test('are adults or children by the ages of the stay’s hotel', async () => {
    const booking = await make([stayOf({ child_ages: [2, 14] })], {
      party: [{ traveller_id: (await makePerson(addDays(arrival, -365 * 2 - 100))).id }],
    });
    expect(party(booking)).toEqual([3, 0, 1]);
    expect((await read(booking.id)).travellers).toMatchObject([{ pax_type: 'infant' }]);
  });

  test('are paid for by the earliest due date of the hotels', async () => {
    const booking = await make([stayOf({ check_in: addDays(arrival, -3) }), stayOf()]);
    const { payment } = (await staff.one(`${bookings}/${booking.id}`)) as Entry & { payment: Entry };
    const before = String(payment['hotel_due_date']);
    const { hotels } = (await staff.one(`${bookings}/${booking.id}`)) as Entry & { hotels: Entry[] };
    await staff.remove(`/api/booking-hotels/${hotels[0]?.id}`);
    const after = (await staff.one(`${bookings}/${booking.id}`)) as Entry & { payment: Entry };
    expect(String(after.payment['hotel_due_date'])).toBe(addDays(before, 3));
  });
});

const flightOn = (block: Entry, booking: Entry, more: object = {}) => ({
  booking_id: booking.id,
  direction: block['direction'],
  carrier_id: block['carrier_id'],
  flight_number: block['flight_number'],
  origin_airport_id: block['origin_airport_id'],
  destination_airport_id: block['destination_airport_id'],
  departure_date: block['departure_date'],
  departure_time: block['departure_time'],
  arrival_date: block['departure_date'],
  arrival_time: block['arrival_time'],
  block_seat_id: block.id,
  ...more,
});

describe('seats and fares', () => {
  test('are those of the whole family, even in two rooms', async () => {
    const block = await makeBlock();
    const booking = await make(family(), {
      flights: [{ block_seat_id: block.id }],
      transfer: { type: 'group', pax: 5, airport_id: away },
    });
    const { flights: taken, transfer } = await read(booking.id);
    expect(taken).toMatchObject([{ seats: 5, net_minor: 3 * 12_000 + 2 * 10_000, sale_minor: 56_000 }]);
    expect(transfer).toMatchObject({ pax: 5, net_minor: 2 * 5 * 1_000 });
    expect(await staff.one(`/api/block-seats/${block.id}`)).toMatchObject({ seats_held: 5 });
  });

  test('a transfer of four people in two stays is priced for four', async () => {
    const booking = await make([stayOf(), stayOf()], {
      transfer: { type: 'group', pax: 4, airport_id: away },
    });
    expect((await read(booking.id)).transfer).toMatchObject({ pax: 4, net_minor: 2 * 4 * 1_000 });
  });

  test.each([
    ['a child of two whom the hotel counts as an infant', 3, [2], 3, 34_000],
    ['a child of fourteen', 3, [14], 3, 36_000],
    ['a baby whom the hotel counts as a child', 0, [1], 2, 24_000],
  ])('depend on the ages of flights: %s', async (_, from, child_ages, seats, sale_minor) => {
    await countChildrenFrom(from);
    const block = await makeBlock();
    const stay = stayOf({ child_ages });
    const made = await make([stay], { flights: [{ block_seat_id: block.id }] });
    expect((await read(made.id)).flights).toMatchObject([{ seats, sale_minor }]);
    const later = await make([stay]);
    expect(await staff.make(flights, flightOn(block, later))).toMatchObject({ seats });
    await countChildrenFrom(3);
  });

  test('a transfer that is added without amounts costs the hotel’s price, or is on request', async () => {
    const transferOf = (booking: Entry, more: object = {}) =>
      staff.make('/api/booking-transfers', { booking_id: booking.id, type: 'group', pax: 4, ...more });
    const added = async (more: object) => transferOf(await make([stayOf(), stayOf()]), more);
    expect(await added({ airport_id: away, net_minor: null, sale_minor: null })).toMatchObject({
      net_minor: 2 * 4 * 1_000,
    });
    expect(await added({ airport_id: away, net_minor: 700 })).toMatchObject({
      net_minor: 700,
      sale_minor: null,
    });
    expect(await added({ airport_id: away, direction: 'in' })).toMatchObject({ net_minor: null });
    expect(await added({ airport_id: home })).toMatchObject({ net_minor: null, sale_minor: null });
    const known = await added({ airport_id: away });
    const emptied = await staff.change(`/api/booking-transfers/${known.id}`, {
      net_minor: null,
      sale_minor: null,
    });
    expect(emptied).toMatchObject({ net_minor: null, sale_minor: null });
  });

  test('differ between two flights with a birthday in between', async () => {
    const child = await makePerson(`${Number(leaving.slice(0, 4)) - 2}${addDays(arrival, 2).slice(4)}`);
    const adults = [await makePerson('1990-01-01'), await makePerson('1991-01-01')];
    const out = await makeBlock();
    const back = await makeBlock({
      direction: 'return',
      origin_airport_id: away,
      destination_airport_id: home,
      departure_date: leaving,
    });
    const booking = await make([stayOf({ child_ages: [1] })], {
      party: [...adults, child].map(({ id }) => ({ traveller_id: id })),
      flights: [{ block_seat_id: out.id }, { block_seat_id: back.id }],
    });
    const { flights: taken } = await read(booking.id);
    expect(taken).toMatchObject([
      { seats: 2, sale_minor: 24_000 },
      { seats: 3, sale_minor: 34_000 },
    ]);
    const listed = async ({ id }: Entry) =>
      (await staff.get(`/api/block-seats/${id}/passengers`))
        .json<{ result: { travellers: Entry[] }[] }>()
        .result[0]?.travellers.map(({ pax_type }) => pax_type);
    expect(await listed(out)).toEqual(['adult', 'adult', 'infant']);
    expect(await listed(back)).toEqual(['adult', 'adult', 'child']);
  });
});

describe('when the travellers change', () => {
  const followPath = (collection: string, { id }: Entry) => `/api/${collection}/${id}/follow`;

  test('nothing changes by itself; seats, fare and transfer are updated once their prices were shown', async () => {
    const block = await makeBlock();
    const booking = await make([stayOf()], {
      flights: [{ block_seat_id: block.id }],
      transfer: { type: 'group', pax: 2, airport_id: away },
    });
    await staff.make('/api/booking-hotels', { ...stayOf({ child_ages: [2] }), booking_id: booking.id });
    const {
      flights: [flight],
      transfer,
      total_minor,
    } = await read(booking.id);
    if (!flight) throw new Error('The flight is gone.');
    expect(flight).toMatchObject({ seats: 2, fare_party: { adults: 2, children: 0, infants: 0 } });
    const path = followPath('booking-flights', flight);
    const seen = (await staff.post(path, {})).json<{ result: Record<string, unknown> }>().result;
    expect(seen).toMatchObject({
      persons_before: 2,
      persons_after: 5,
      before: { sale_minor: 24_000 },
      after: { sale_minor: 58_000 },
      total_after_minor: Number(total_minor) + 34_000,
    });
    expect(await staff.one(`/api/block-seats/${block.id}`)).toMatchObject({ seats_held: 2 });
    const stale = await staff.post(path, { apply: true, expected_total_minor: 1 });
    expect(stale.statusCode).toBe(409);
    const { total_after_minor } = seen;
    expect(
      (await staff.post(path, { apply: true, expected_total_minor: total_after_minor })).statusCode,
    ).toBe(200);
    expect((await staff.post(followPath('booking-transfers', transfer), { apply: true })).statusCode).toBe(
      200,
    );
    const after = await read(booking.id);
    expect(after.flights).toMatchObject([
      {
        seats: 5,
        sale_minor: 58_000,
        seat_status: 'held',
        fare_party: { adults: 4, children: 1, infants: 0 },
      },
    ]);
    expect(after.transfer).toMatchObject({ pax: 5, net_minor: 2 * 5 * 1_000 });
    expect(await staff.one(`/api/block-seats/${block.id}`)).toMatchObject({ seats_held: 5 });
    const log = await staff.list(`/api/history?entity=booking-flights&id=${flight.id}`);
    expect(log[0]).toMatchObject({ changes: { seats: { before: 2, after: 5 } } });
  });

  test('a block with too few seats refuses the update, and nothing changes', async () => {
    const block = await makeBlock({ seats_total: 3 });
    const booking = await make([stayOf()], { flights: [{ block_seat_id: block.id }] });
    await staff.make('/api/booking-hotels', { ...stayOf(), booking_id: booking.id });
    const [flight] = (await read(booking.id)).flights;
    if (!flight) throw new Error('The flight is gone.');
    const answer = await staff.post(followPath('booking-flights', flight), { apply: true });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('3 seats are free');
    expect((await read(booking.id)).flights).toMatchObject([{ seats: 2, sale_minor: 24_000 }]);
  });

  test('a transfer without a price of the hotel keeps its price per person or per transfer', async () => {
    const booking = await make([stayOf({ rooms: 2 })], {
      transfer: { type: 'vip', pax: 2, net_minor: 1_001, is_free: true },
    });
    const { transfer } = await read(booking.id);
    const path = followPath('booking-transfers', transfer);
    const seen = async () => (await staff.post(path, {})).json<{ result: { after: object } }>().result.after;
    expect(await seen()).toMatchObject({ net_minor: 2_002 });
    await staff.change(`/api/booking-transfers/${transfer.id}`, { price_type: 'per_transfer' });
    expect(await seen()).toMatchObject({ net_minor: 1_001 });
  });

  test('a cancelled booking keeps its services', async () => {
    const booking = await make([stayOf()], {
      transfer: { type: 'group', pax: 4, net_minor: 1_000, is_free: true },
    });
    await staff.post(`${bookings}/${booking.id}/status`, { status: 'cancelled', reason: 'Ill' });
    const { transfer } = await read(booking.id);
    const answer = await staff.post(followPath('booking-transfers', transfer), { apply: true });
    expect(answer.statusCode).toBe(422);
  });
});

describe('a booking is confirmed', () => {
  const confirm = ({ id }: Entry, reason?: string) =>
    staff.post(`${bookings}/${id}/status`, { status: 'confirmed', ...(reason && { reason }) });

  test('with all guests named and ages as priced, or with a reason in its history', async () => {
    const [adult, child] = [await makePerson('1990-01-01'), await makePerson(addDays(arrival, -365 * 6))];
    const party = [{ traveller_id: adult.id }];
    const booking = await make([stayOf({ adults: 1, child_ages: [8] })], { party });
    const unnamed = await confirm(booking);
    expect(unnamed.statusCode).toBe(422);
    expect(unnamed.json()).toMatchObject({
      error: {
        fields: { reason: 'Say why it is confirmed all the same.' },
        params: { doubts: [{ about: 'unnamed', party: { adults: 0, children: 1, infants: 0 } }] },
      },
    });
    await staff.make('/api/booking-travellers', { booking_id: booking.id, traveller_id: child.id });
    expect((await confirm(booking)).json()).toMatchObject({
      error: { params: { doubts: [{ about: 'ages', priced: [8] }] } },
    });
    expect((await confirm(booking, 'The hotel agreed')).statusCode).toBe(200);
    expect(await staff.one(`${bookings}/${booking.id}`)).toMatchObject({
      confirm_reason: 'The hotel agreed',
    });
    const [last] = await staff.list(`/api/history?entity=bookings&id=${booking.id}`);
    expect(last).toMatchObject({ changes: { confirm_reason: { after: 'The hotel agreed' } } });
    const complete = await make([stayOf({ adults: 1 })], { party });
    expect((await confirm(complete)).json()).toMatchObject({ result: { confirm_reason: null } });
  });

  test('without travellers born after the trip', async () => {
    const over = { check_in: addDays(today(), -20), check_out: addDays(today(), -10) };
    const booking = await make([stayOf(over)]);
    const join = async (birthday: string) =>
      staff.post('/api/booking-travellers', {
        booking_id: booking.id,
        traveller_id: (await makePerson(birthday)).id,
      });
    const refused = await join(addDays(today(), -9));
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['traveller_id']]);
    expect((await join(addDays(today(), -11))).statusCode).toBe(201);
  });

  test('never without a lead', async () => {
    const answer = await confirm(await make([stayOf()]), 'Names follow');
    expect(answer.json()).toMatchObject({ error: { params: { missing: ['lead'] } } });
  });
});
