import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addDays, batchPath } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { idOf } from '../../../../testing/people';
import { inTurn } from '../../../../testing/scale';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { closeBlocks } from '../../blockSeats/closeBlocks';
import { announceDue } from '../../notifications/announceDue';
import { announceEvents } from '../../notifications/announceEvents';

const blocks = '/api/block-seats';
const flights = '/api/booking-flights';
const bookings = '/api/bookings';

let server: TestServer;
let admin: Calls;
let manager: Calls;
let operator: Calls;
let fixed: object;
let traveller: string;

const departure = addDays(today(), 60);

beforeAll(async () => {
  server = await startTestServer();
  admin = await callsOf(server, 'admin');
  manager = await callsOf(server, 'manager');
  operator = await callsOf(server, 'operator');
  const two = async (path: string) => (await manager.list(`${path}?per_page=2&page=1`)).map(({ id }) => id);
  const [carrier_id] = await two('/api/flight-carriers');
  const [origin_airport_id, destination_airport_id] = await two('/api/airports');
  [traveller = ''] = await two('/api/travellers');
  fixed = {
    carrier_id,
    flight_number: 'BT 661',
    origin_airport_id,
    destination_airport_id,
    departure_date: departure,
    departure_time: '06:00',
    arrival_time: '10:00',
    block_type: 'soft',
    seats_total: 10,
    adult_net_minor: 20_000,
    currency: 'EUR',
  };
});
afterAll(() => server.stop());

const makeBlock = (more: object = {}) => manager.make(blocks, { ...fixed, ...more });
const makeBooking = (more: object = {}) =>
  manager.make(bookings, {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    party: [{ traveller_id: traveller }],
    ...more,
  });
const bodyOf = (booking: Entry, block: Entry, seats: number) => ({
  booking_id: booking.id,
  ...Object.fromEntries(
    [
      'direction',
      'carrier_id',
      'flight_number',
      'origin_airport_id',
      'destination_airport_id',
      'departure_date',
      'departure_time',
      'arrival_time',
    ].map((field) => [field, block[field]]),
  ),
  arrival_date: addDays(String(block['departure_date']), Number(block['arrival_day_offset'])),
  block_seat_id: block.id,
  seats,
});
const take = (booking: Entry, block: Entry, seats = 2) =>
  manager.make(flights, bodyOf(booking, block, seats));
const go = (booking: Entry, body: object, by = manager) => by.post(`${bookings}/${booking.id}/status`, body);
const run = (statement: ReturnType<typeof sql>) =>
  server.database.withActor(system('test'), (tx) => tx.execute(statement));
const seatsOf = async ({ id }: Entry) => {
  const { seats_sold, seats_held, seats_free } = await manager.one(`${blocks}/${id}`);
  return { sold: seats_sold, held: seats_held, free: seats_free };
};

type State = { name: string; words: string; make: (block: Entry) => Promise<unknown> };

const become = (status: string) => (block: Entry) =>
  run(sql`UPDATE block_seats SET status = ${status} WHERE id = ${block.id}`);

/** What stops the sale of a block: a person, a job, or the date before the job has run. */
const states: State[] = [
  { name: 'closed', words: 'is closed', make: become('closed') },
  { name: 'released', words: 'is released', make: become('released') },
  { name: 'cancelled', words: 'is cancelled', make: become('cancelled') },
  { name: 'departed', words: 'has departed', make: become('departed') },
  {
    name: 'soft after its release date, which no job has noticed',
    words: 'is released',
    make: ({ id }) =>
      run(sql`UPDATE block_seats SET release_date = ${addDays(today(), -1)} WHERE id = ${id}`),
  },
  {
    name: 'of yesterday, which no job has noticed',
    words: 'has departed',
    make: ({ id }) =>
      run(
        sql`UPDATE block_seats SET block_type = 'hard', departure_date = ${addDays(today(), -1)} WHERE id = ${id}`,
      ),
  },
];

interface Answer {
  statusCode: number;
  body: string;
}

/** Every call that holds or sells seats, with its preparation. */
const ways: { name: string; done: number; prepare: (block: Entry) => Promise<() => Promise<Answer>> }[] = [
  {
    name: 'a new flight',
    done: 201,
    async prepare(block) {
      const booking = await makeBooking();
      return () => manager.post(flights, bodyOf(booking, block, 2));
    },
  },
  {
    name: 'a new flight in a batch',
    done: 200,
    async prepare(block) {
      const booking = await makeBooking();
      const operations = [{ method: 'POST', path: flights, body: bodyOf(booking, block, 2) }];
      return () => manager.post(batchPath, { operations });
    },
  },
  {
    name: 'a new booking',
    done: 201,
    prepare: (block) =>
      Promise.resolve(() =>
        manager.post(bookings, {
          dmc_id: idOf('partner'),
          customer: { name: 'Anna Berzina' },
          flights: [{ block_seat_id: block.id, seats: 2, net_minor: 1, sale_minor: 1 }],
        }),
      ),
  },
  {
    name: 'more seats',
    done: 200,
    async prepare(block) {
      const flight = await take(await makeBooking(), block);
      return () => manager.put(`${flights}/${flight.id}`, { seats: 3 });
    },
  },
  {
    name: 'another block',
    done: 200,
    async prepare(block) {
      const flight = await take(await makeBooking(), await makeBlock({ flight_number: 'BT 663' }));
      return () => manager.put(`${flights}/${flight.id}`, { block_seat_id: block.id });
    },
  },
  {
    name: 'seats again after their hold',
    done: 200,
    async prepare(block) {
      const flight = await take(await makeBooking(), block);
      await run(
        sql`UPDATE booking_flights SET seat_status = 'released', held_until = NULL WHERE id = ${flight.id}`,
      );
      await run(sql`UPDATE block_seats SET seats_held = 0 WHERE id = ${block.id}`);
      return () => manager.put(`${flights}/${flight.id}`, { seats: 2 });
    },
  },
  {
    name: 'a removed flight, undone',
    done: 200,
    async prepare(block) {
      const flight = await take(await makeBooking(), block);
      await manager.remove(`${flights}/${flight.id}`);
      const operations = [{ method: 'POST', path: flights, body: { id: flight.id } }];
      return () => manager.post(batchPath, { operations });
    },
  },
  {
    name: 'asking the partner',
    done: 200,
    async prepare(block) {
      const booking = await makeBooking();
      await take(booking, block);
      return () => go(booking, { status: 'on_request' });
    },
  },
  {
    name: 'confirming',
    done: 200,
    async prepare(block) {
      const booking = await makeBooking();
      await take(booking, block);
      return () => go(booking, { status: 'confirmed' });
    },
  },
  {
    name: 'confirming a booking that was reopened',
    done: 200,
    async prepare(block) {
      const booking = await makeBooking();
      await take(booking, block);
      await go(booking, { status: 'cancelled', reason: 'Changed plans' });
      await go(booking, { status: 'draft' });
      return () => go(booking, { status: 'confirmed' });
    },
  },
];

describe.each(ways.map((way, turn) => ({ ...way, turn })))('$name', ({ done, prepare, turn }) => {
  test('takes seats of an open block', async () => {
    const block = await makeBlock();
    expect((await (await prepare(block))()).statusCode).toBe(done);
    const { sold, held, free } = await seatsOf(block);
    expect(Number(sold) + Number(held)).toBeGreaterThanOrEqual(2);
    expect(Number(sold) + Number(held) + Number(free)).toBe(10);
  });

  test.each(inTurn(states, 2, turn))('takes none of a block that is $name', async ({ words, make }) => {
    const block = await makeBlock();
    const way = await prepare(block);
    const before = await seatsOf(block);
    await make(block);
    const refused = await way();
    expect([400, 422]).toContain(refused.statusCode);
    expect(refused.body).toContain(`${String(block['code'])} ${words}`);
    expect(refused.body).toContain('hoose another block');
    expect(await seatsOf(block)).toEqual(before);
  });
});

test.each(states)(
  'a copy takes no seats of a block that is $name, and has a note',
  async ({ words, make }) => {
    const block = await makeBlock();
    const booking = await makeBooking();
    await take(booking, block);
    await make(block);
    const copy = (await manager.post(`${bookings}/${booking.id}/duplicate`, {})).json<{ result: Entry }>();
    const [flight] = await manager.list(`${flights}?booking_id=${copy.result.id}`);
    expect(flight).toMatchObject({ block_seat_id: null, seats: null, seat_status: null });
    expect(flight?.['seats_note']).toContain(`${String(block['code'])} ${words}`);
  },
);

describe('seats that were held before their block closed', () => {
  const reason = { status: 'confirmed', seats_reason: 'The airline keeps them for us' };

  test('are sold with a reason, which is part of the history', async () => {
    const block = await makeBlock();
    const booking = await makeBooking();
    const flight = await take(booking, block);
    await become('closed')(block);
    const asked = (await go(booking, { status: 'confirmed' })).json();
    expect(asked.error.params).toMatchObject({ seats: { blocks: [block['code']], may_override: true } });
    expect((await go(booking, reason)).statusCode).toBe(200);
    expect(await seatsOf(block)).toEqual({ sold: 2, held: 0, free: 8 });
    const [change] = await manager.list(`/api/history?entity=booking-flights&id=${flight.id}`);
    expect(JSON.stringify(change)).toContain('The airline keeps them for us');
  });

  test('are sold only by the booking’s manager or an admin, with a reason', async () => {
    const block = await makeBlock();
    const booking = await makeBooking({ manager_id: idOf('manager') });
    await take(booking, block);
    await become('released')(block);
    expect(refusedFields(await go(booking, reason, operator))).toEqual(['seats_reason']);
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 2, free: 8 });
    expect((await go(booking, reason, admin)).statusCode).toBe(200);
  });

  test('are not sold even with a reason if there is no such flight, or if their hold has expired', async () => {
    for (const [status, hold] of [
      ['cancelled', 'held'],
      ['departed', 'held'],
      ['closed', 'released'],
    ]) {
      const block = await makeBlock();
      const booking = await makeBooking();
      const flight = await take(booking, block);
      await become(String(status))(block);
      await run(
        sql`UPDATE booking_flights SET seat_status = ${hold}, held_until = CASE ${hold} WHEN 'held' THEN held_until END WHERE id = ${flight.id}`,
      );
      const refused = await go(booking, reason);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().error.params.seats.may_override).toBe(false);
    }
  });

  test('can be reduced, without extending their hold', async () => {
    const block = await makeBlock();
    const flight = await take(await makeBooking(), block);
    const { held_until } = await manager.one(`${flights}/${flight.id}`);
    await become('closed')(block);
    const fewer = await manager.change(`${flights}/${flight.id}`, { seats: 1 });
    expect(fewer).toMatchObject({ seats: 1, seat_status: 'held', held_until });
  });
});

describe('a block with seats in bookings', () => {
  test.each(['closed', 'released', 'cancelled'])(
    'is %s only after a confirmation that names these bookings, and notifies their managers',
    async (status) => {
      const block = await makeBlock();
      const [one, other] = [
        await makeBooking({ manager_id: idOf('operator') }),
        await makeBooking({ manager_id: idOf('operator') }),
      ];
      await take(one, block, 2);
      await take(other, block, 3);
      await go(other, { status: 'confirmed' });
      const path = `${blocks}/${block.id}`;
      const asked = await manager.put(path, { status });
      expect(refusedFields(asked)).toEqual(['expected_taken']);
      expect(asked.body).toContain(`${String(one['ref'])} (2 held), ${String(other['ref'])} (3 sold)`);
      expect(asked.json().error.params).toMatchObject({ taken: 5, bookings: [{ seats: 2 }, { seats: 3 }] });
      expect(refusedFields(await manager.put(path, { status, expected_taken: 4 }))).toEqual([
        'expected_taken',
      ]);
      const operations = [{ method: 'PUT', path, body: { status } }];
      expect((await manager.post(batchPath, { operations })).statusCode).toBe(400);
      expect(await manager.change(path, { status, expected_taken: 5 })).toMatchObject({ status });

      await announceEvents(server.database, system('test'), {
        staffUrl: 'https://staff.example',
        partnerUrl: 'https://partner.example',
      });
      const notices = (await operator.list('/api/notifications')).filter(
        ({ event }) => event === 'seats_stopped',
      );
      for (const [booking, words] of [
        [one, 'Seats held: 2'],
        [other, 'Seats sold: 3'],
      ] as const) {
        const [notice] = notices.filter(({ link }) => JSON.stringify(link).includes(booking.id));
        expect(notice?.['title']).toBe(`${String(booking['ref'])}: ${String(block['code'])} is ${status}`);
        expect(notice?.['body']).toContain(words);
      }
      // Opening and undoing need no confirmation.
      expect(await manager.change(path, { status: 'open' })).toMatchObject({ status: 'open' });
    },
  );

  test('is not deleted; the refusal names the bookings', async () => {
    const block = await makeBlock();
    const booking = await makeBooking();
    await take(booking, block);
    const refused = await manager.remove(`${blocks}/${block.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(String(booking['ref']));
  });

  test('that is released on its date notifies only managers of bookings with held seats', async () => {
    const block = await makeBlock();
    const [holds, bought] = [
      await makeBooking({ manager_id: idOf('operator') }),
      await makeBooking({ manager_id: idOf('operator') }),
    ];
    await take(holds, block);
    await take(bought, block);
    await go(bought, { status: 'confirmed' });
    await states[4]?.make(block);
    await closeBlocks(server.database, system('block-seats'), new AbortController().signal);
    expect(await manager.one(`${blocks}/${block.id}`)).toMatchObject({ status: 'released' });
    await announceEvents(server.database, system('test'), {
      staffUrl: 'https://staff.example',
      partnerUrl: 'https://partner.example',
    });
    const notices = JSON.stringify(await operator.list('/api/notifications'));
    expect(notices).toContain(`${String(holds['ref'])}: ${String(block['code'])} is released`);
    expect(notices).not.toContain(`${String(bought['ref'])}: ${String(block['code'])}`);
  });
});

describe('a block with fewer seats than are taken', () => {
  test('needs a reason, is filtered as oversold, and is announced', async () => {
    const block = await makeBlock();
    const [one, other] = [await makeBooking(), await makeBooking()];
    await take(one, block, 4);
    await take(other, block, 4);
    const path = `${blocks}/${block.id}`;
    expect(refusedFields(await manager.put(path, { seats_total: 6 }))).toEqual(['seats_total']);
    const oversold_reason = 'A smaller aircraft';
    expect(await manager.change(path, { seats_total: 6, oversold_reason })).toMatchObject({
      seats_free: -2,
      oversold_reason,
    });
    const found = await manager.list(`${blocks}?oversold=true&per_page=200&page=1`);
    expect(found.map(({ id }) => id)).toContain(block.id);
    await announceDue(server.database, system('test'), {
      staffUrl: 'https://staff.example',
      partnerUrl: 'https://partner.example',
    });
    const notices = (await manager.list('/api/notifications')).filter(
      ({ event }) => event === 'block_oversold',
    );
    expect(JSON.stringify(notices)).toContain(block.id);

    expect((await go(one, { status: 'confirmed' })).statusCode).toBe(200);
    const refused = await go(other, { status: 'confirmed' });
    expect(refused.body).toContain(`Only 2 seats are free on ${String(block['code'])}`);
    expect((await go(other, { status: 'confirmed', seats_reason: 'The airline adds two' })).statusCode).toBe(
      200,
    );
    expect(await seatsOf(block)).toEqual({ sold: 8, held: 0, free: -2 });
    expect(await manager.change(path, { seats_total: 8 })).toMatchObject({
      oversold_reason: null,
      seats_free: 0,
    });
  });
});
