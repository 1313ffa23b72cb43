import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addDays, batchPath, type BookingState } from '@itinera/shared/contracts';
import { askPartner } from '../../../../testing/askPartner';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { closeBlocks } from '../../blockSeats/closeBlocks';
import { releaseHolds } from './followBooking';

const blocks = '/api/block-seats';
const flights = '/api/booking-flights';

let server: TestServer;
let staff: Calls;
let partner: Calls;
let carrier: string;
let home: string;
let away: string;
let traveller: string;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
  const first = async (path: string) => (await staff.list(`${path}?per_page=2&page=1`)).map(({ id }) => id);
  [carrier = ''] = await first('/api/flight-carriers');
  [home = '', away = ''] = await first('/api/airports');
  [traveller = ''] = await first('/api/travellers');
});
afterAll(() => server.stop());

const departure = addDays(today(), 60);
const flightOf = (block: Entry) => ({
  direction: block['direction'],
  carrier_id: block['carrier_id'],
  flight_number: block['flight_number'],
  origin_airport_id: block['origin_airport_id'],
  destination_airport_id: block['destination_airport_id'],
  departure_date: block['departure_date'],
  departure_time: block['departure_time'],
  arrival_date: addDays(String(block['departure_date']), Number(block['arrival_day_offset'])),
  arrival_time: block['arrival_time'],
});
const input = (more: object = {}) => ({
  carrier_id: carrier,
  flight_number: 'BT 651',
  origin_airport_id: home,
  destination_airport_id: away,
  departure_date: departure,
  departure_time: '23:40',
  arrival_time: '02:10',
  arrival_day_offset: 1,
  block_type: 'hard',
  seats_total: 10,
  adult_net_minor: 21_900,
  currency: 'EUR',
  ...more,
});
const makeBlock = (more?: object) => staff.make(blocks, input(more));
const makeBooking = () =>
  staff.make('/api/bookings', {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    party: [{ traveller_id: traveller }],
  });
const take = (booking: Entry, block: Entry, seats: number) =>
  staff.post(flights, { booking_id: booking.id, ...flightOf(block), block_seat_id: block.id, seats });
const go = (booking: Entry, status: BookingState) =>
  staff.post(`/api/bookings/${booking.id}/status`, { status, reason: 'Changed plans' });
const seatsOf = async ({ id }: Entry) => {
  const { seats_sold, seats_held, seats_free } = await staff.one(`${blocks}/${id}`);
  return { sold: seats_sold, held: seats_held, free: seats_free };
};
/** A booking with seats of a new block. */
async function withSeats(seats: number, seats_total = 10) {
  const block = await makeBlock({ seats_total });
  const booking = await makeBooking();
  const flight: Entry = (await take(booking, block, seats)).json<{ result: Entry }>().result;
  return { block, booking, flight };
}
const ranOut = () =>
  server.database.withActor(system('test'), (tx) =>
    tx.execute(
      sql`UPDATE booking_flights SET held_until = now() - interval '1 minute' WHERE held_until IS NOT NULL`,
    ),
  );
const endHolds = () => releaseHolds(server.database, system('release-holds'), new AbortController().signal);

describe('a block', () => {
  test('gets a code, and the child’s fare from that of an adult', async () => {
    const made = await makeBlock({ flight_number: 'BT 701' });
    expect(made).toMatchObject({ code: `BT701-${departure}`, child_net_minor: 21_900, seats_free: 10 });
    expect(await makeBlock({ flight_number: 'BT 701' })).toMatchObject({ code: `BT701-${departure}-2` });
  });

  test('that is soft is released two weeks before, unless a date is given', async () => {
    expect(await makeBlock({ block_type: 'soft' })).toMatchObject({ release_date: addDays(departure, -14) });
    expect(await makeBlock()).toMatchObject({ release_date: null });
  });

  test('is refused with the name of the wrong field', async () => {
    const wrong = async (more: object) => refusedFields(await staff.post(blocks, input(more)));
    expect(await wrong({ destination_airport_id: home })).toEqual(['destination_airport_id']);
    expect(await wrong({ block_type: 'soft', release_date: null })).toEqual(['release_date']);
    expect(await wrong({ release_date: addDays(departure, 1) })).toEqual(['release_date']);
    expect(await wrong({ seats_total: 601, flight_number: 'BALTIC' })).toEqual([
      'flight_number',
      'seats_total',
    ]);
  });

  test('has possible times: it arrives after it leaves', async () => {
    const wrong = await staff.post(
      blocks,
      input({ departure_time: '23:30', arrival_time: '05:10', arrival_day_offset: 0 }),
    );
    expect(refusedFields(wrong)).toEqual(['arrival_day_offset']);
    expect(wrong.body).toContain('It would arrive before it leaves. Enter 1, or other times.');
    const block = await makeBlock({ departure_time: '23:30', arrival_time: '05:10' });
    expect(refusedFields(await staff.put(`${blocks}/${block.id}`, { arrival_day_offset: -1 }))).toEqual([
      'arrival_day_offset',
    ]);
    const zone = async (id: string, timezone: string) => staff.change(`/api/airports/${id}`, { timezone });
    const [before, there] = [
      await staff.one(`/api/airports/${home}`),
      await staff.one(`/api/airports/${away}`),
    ];
    await zone(home, 'Pacific/Auckland');
    await zone(away, 'Pacific/Pago_Pago');
    const line = { departure_time: '10:00', arrival_time: '15:00', arrival_day_offset: -1 };
    expect(await makeBlock(line)).toMatchObject({ arrival_day_offset: -1 });
    await zone(home, String(before['timezone']));
    await zone(away, String(there['timezone']));
  });

  test('is paired only with a later flight back on its route, which must remain one', async () => {
    const back = {
      direction: 'return',
      origin_airport_id: away,
      destination_airport_id: home,
      departure_date: addDays(departure, 7),
    };
    const [outbound, fits, early] = [
      await makeBlock(),
      await makeBlock(back),
      await makeBlock({ ...back, departure_date: addDays(departure, -1) }),
    ];
    const pair = (id: string) => staff.put(`${blocks}/${outbound.id}`, { paired_block_id: id });
    expect(refusedFields(await pair(early.id))).toEqual(['paired_block_id']);
    expect(refusedFields(await pair((await makeBlock()).id))).toEqual(['paired_block_id']);
    expect((await pair(fits.id)).statusCode).toBe(200);
    const { id, flight_number, departure_date, seats_total } = fits;
    expect(await staff.one(`${blocks}/${outbound.id}?with_data=true`)).toMatchObject({
      paired_block: { id, flight_number, departure_date, seats_total },
    });
    expect(await staff.one(`${blocks}/${fits.id}?with_data=true`)).toMatchObject({ paired_block: null });
    expect(
      refusedFields(
        await staff.put(`${blocks}/${fits.id}`, { departure_date: departure, departure_time: '01:00' }),
      ),
    ).toEqual(['departure_date']);
    const twice = await staff.post(blocks, input({ paired_block_id: fits.id }));
    expect(twice.statusCode).toBe(409);
  });

  test('is not visible to partners', async () => {
    const { id } = await makeBlock();
    expect((await partner.get(blocks)).statusCode).toBe(403);
    expect((await partner.get(`${blocks}/${id}/passengers`)).statusCode).toBe(403);
  });

  test('is marked as departed by a job, and a soft one releases its unsold seats after its date', async () => {
    const gone = await makeBlock({ departure_date: addDays(today(), -1) });
    const soft = await makeBlock({ block_type: 'soft', release_date: addDays(today(), -1) });
    const last = await makeBlock({ block_type: 'soft', release_date: today() });
    const run = () => closeBlocks(server.database, system('block-seats'), new AbortController().signal);
    await run();
    await run();
    const states = [];
    for (const { id } of [gone, soft, last]) states.push((await staff.one(`${blocks}/${id}`))['status']);
    expect(states).toEqual(['departed', 'released', 'open']);
    expect((await staff.list(`/api/history?entity=block-seats&id=${soft.id}`))[0]).toMatchObject({
      actor: { kind: 'system' },
      changes: { status: { before: 'open', after: 'released' } },
    });
  });
});

describe('seats of a booking', () => {
  test('are held, sold, released, and never counted twice', async () => {
    const { block, booking, flight } = await withSeats(3);
    expect(flight).toMatchObject({ seat_status: 'held', arrival_date: addDays(departure, 1) });
    expect(Date.parse(String(flight['held_until']))).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 3, free: 7 });
    await staff.change(`${flights}/${flight.id}`, { seats: 4 });
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 4, free: 6 });
    expect((await go(booking, 'confirmed')).statusCode).toBe(200);
    expect(await seatsOf(block)).toEqual({ sold: 4, held: 0, free: 6 });
    expect(await staff.list(`${flights}?booking_id=${booking.id}`)).toMatchObject([
      { seat_status: 'sold', held_until: null },
    ]);
    expect((await go(booking, 'cancelled')).statusCode).toBe(200);
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 0, free: 10 });
  });

  test('move to another block, are released with their flight, and restored by undo', async () => {
    const { block, booking, flight } = await withSeats(2);
    const other = await makeBlock({ flight_number: 'BT 655', departure_date: addDays(departure, 1) });
    const moved = await staff.change(`${flights}/${flight.id}`, { block_seat_id: other.id });
    expect(moved).toMatchObject({ flight_number: 'BT 655', departure_date: addDays(departure, 1), seats: 2 });
    expect([await seatsOf(block), await seatsOf(other)]).toMatchObject([{ free: 10 }, { held: 2 }]);
    await staff.remove(`${flights}/${flight.id}`);
    expect(await seatsOf(other)).toMatchObject({ held: 0, free: 10 });
    const operations = [{ method: 'POST', path: flights, body: { id: flight.id } }];
    expect((await staff.post(batchPath, { operations })).statusCode).toBe(200);
    expect(await seatsOf(other)).toMatchObject({ held: 2, free: 8 });
    const byHand = await staff.change(`${flights}/${flight.id}`, { block_seat_id: null });
    expect(byHand).toMatchObject({ seats: null, seat_status: null, flight_number: 'BT 655' });
    expect(await seatsOf(other)).toMatchObject({ free: 10 });
    expect(booking.id).toBe(byHand['booking_id']);
  });

  test('are refused when too few are free, the block is closed, or their number is missing', async () => {
    const { block, booking, flight } = await withSeats(8);
    const another = await makeBooking();
    expect(refusedFields(await take(another, block, 3))).toEqual(['seats']);
    expect(refusedFields(await staff.put(`${flights}/${flight.id}`, { seats: 11 }))).toEqual(['seats']);
    expect(refusedFields(await staff.put(`${blocks}/${block.id}`, { seats_total: 7 }))).toEqual([
      'seats_total',
    ]);
    await staff.change(`${flights}/${flight.id}`, { seats: 9 });
    expect((await take(another, block, 2)).body).toContain('Only 1 seat is free');
    await staff.change(`${blocks}/${block.id}`, { status: 'closed', expected_taken: 9 });
    expect(refusedFields(await take(another, block, 1))).toEqual(['block_seat_id']);
    expect((await staff.put(`${flights}/${flight.id}`, { pnr: 'ABC123' })).statusCode).toBe(200);
    const { booking_id: _, ...body } = { booking_id: '', ...flightOf(block) };
    const nobody = await staff.make('/api/bookings', {
      dmc_id: idOf('partner'),
      customer: { name: 'Anna Berzina' },
    });
    const none = { ...body, booking_id: nobody.id, block_seat_id: (await makeBlock()).id };
    expect(refusedFields(await staff.post(flights, none))).toEqual(['seats']);
    expect(refusedFields(await staff.post(flights, { ...none, block_seat_id: another.id }))).toEqual([
      'block_seat_id',
    ]);
    expect(refusedFields(await staff.post(flights, { ...none, block_seat_id: null, seats: 2 }))).toEqual([
      'block_seat_id',
    ]);
    expect(booking.id).not.toBe(another.id);
  });

  test('follow the times of their block; its day can’t change while they are taken', async () => {
    const { block, flight } = await withSeats(1);
    expect(refusedFields(await staff.put(`${flights}/${flight.id}`, { departure_time: '08:00' }))).toEqual([
      'departure_time',
    ]);
    await staff.change(`${blocks}/${block.id}`, { departure_time: '08:00', flight_number: 'BT 652' });
    expect(await staff.one(`${flights}/${flight.id}`)).toMatchObject({
      departure_time: '08:00',
      flight_number: 'BT 652',
    });
    expect(
      refusedFields(await staff.put(`${blocks}/${block.id}`, { departure_date: addDays(departure, 2) })),
    ).toEqual(['departure_date']);
    expect((await staff.remove(`${blocks}/${block.id}`)).statusCode).toBe(409);
  });

  test('with an expired hold are free, are held again on request, and must be free for a confirmation', async () => {
    const { block, booking, flight } = await withSeats(6);
    await ranOut();
    await Promise.all([endHolds(), endHolds()]);
    expect(await seatsOf(block)).toMatchObject({ held: 0, free: 10 });
    expect(await staff.one(`${flights}/${flight.id}`)).toMatchObject({ seat_status: 'released', seats: 6 });
    const rival = await makeBooking();
    await take(rival, block, 5);
    const refused = await go(booking, 'confirmed');
    expect(refused.statusCode).toBe(422);
    expect(refusedFields(refused)).toEqual([]);
    expect(refused.body).toContain('Only 5 seats are free');
    expect(await staff.one(`/api/bookings/${booking.id}`)).toMatchObject({ status: 'draft' });
    expect(await staff.change(`${flights}/${flight.id}`, { seats: 5 })).toMatchObject({
      seat_status: 'held',
    });
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 10, free: 0 });
  });

  test('belong to possible flights: a return leaves after the outbound arrival', async () => {
    const booking = await makeBooking();
    const out = {
      booking_id: booking.id,
      direction: 'outbound',
      carrier_id: carrier,
      flight_number: 'BT 651',
      origin_airport_id: home,
      destination_airport_id: away,
      departure_date: departure,
      departure_time: '23:30',
      arrival_date: departure,
      arrival_time: '05:10',
    };
    const wrong = await staff.post(flights, out);
    expect(refusedFields(wrong)).toEqual(['arrival_date']);
    const made = await staff.make(flights, { ...out, arrival_date: addDays(departure, 1) });
    const back = {
      ...out,
      direction: 'return',
      flight_number: 'BT 652',
      origin_airport_id: away,
      destination_airport_id: home,
      departure_time: '00:30',
      departure_date: addDays(departure, 1),
      arrival_time: '05:30',
      arrival_date: addDays(departure, 1),
    };
    expect(refusedFields(await staff.post(flights, back))).toEqual(['departure_date']);
    const later = { departure_date: addDays(departure, 7), arrival_date: addDays(departure, 7) };
    await staff.make(flights, { ...back, ...later });
    const moved = { departure_date: addDays(departure, 8), arrival_date: addDays(departure, 9) };
    const refused = await staff.put(`${flights}/${made.id}`, moved);
    expect(refusedFields(refused)).toEqual(['departure_date']);
    expect(refused.body).toContain('move the flight back first');
    expect((await staff.put(`${flights}/${made.id}`, { pnr: 'ABC123' })).statusCode).toBe(200);
  });

  test('are never oversold by 32 concurrent bookings', async () => {
    const block = await makeBlock({ seats_total: 20 });
    const bookings: Entry[] = [];
    for (let count = 0; count < 32; count += 1) bookings.push(await makeBooking());
    // Retries after a timeout in the queue, as browsers do.
    const insist = async (booking: Entry): Promise<number> => {
      const { statusCode } = await take(booking, block, 1);
      return statusCode === 429 || statusCode === 503 ? insist(booking) : statusCode;
    };
    const answers = await Promise.all(bookings.map(insist));
    expect(answers.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.filter((status) => status === 400)).toHaveLength(12);
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 20, free: 0 });
  });

  test('are listed with their travellers, without document numbers', async () => {
    const { block, booking } = await withSeats(2);
    const answer = await staff.get(`${blocks}/${block.id}/passengers`);
    expect(answer.json()).toMatchObject({
      result: [{ booking_id: booking.id, ref: booking['ref'], seats: 2, travellers: [{ id: traveller }] }],
    });
    expect(answer.body).not.toContain('passport');
    expect((await staff.get(`${blocks}/${booking.id}/passengers`)).statusCode).toBe(404);
  });

  test('are not visible to partners', async () => {
    const { booking } = await withSeats(2);
    await askPartner(server, booking.id);
    const [seen] = await partner.list(`${flights}?booking_id=${booking.id}`);
    expect(seen).toMatchObject({ flight_number: 'BT 651' });
    expect(JSON.stringify(seen)).not.toMatch(/seat/);
  });

  test('are taken for a copy as long as there are enough; otherwise the copy has a note', async () => {
    const { block, booking } = await withSeats(4);
    const copy = async () => {
      const made = (await staff.post(`/api/bookings/${booking.id}/duplicate`, {})).json<{ result: Entry }>();
      return (await staff.list(`${flights}?booking_id=${made.result.id}`))[0];
    };
    expect(await copy()).toMatchObject({ block_seat_id: block.id, seats: 4, seat_status: 'held' });
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 8, free: 2 });
    expect(await copy()).toMatchObject({
      block_seat_id: null,
      seats: null,
      seat_status: null,
      seats_note: `Copied without seats. Only 2 seats are free on ${String(block['code'])}. Take fewer, or choose another block.`,
    });
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 8, free: 2 });
  });

  test('are not taken for a copy whose flights no longer follow each other', async () => {
    const { block: out, booking } = await withSeats(4);
    const back = await makeBlock({
      direction: 'return',
      origin_airport_id: away,
      destination_airport_id: home,
      departure_date: addDays(departure, 7),
    });
    expect((await take(booking, back, 4)).statusCode).toBe(201);
    await server.database.withActor(system('test'), (tx) =>
      tx.execute(
        sql`UPDATE block_seats SET departure_date = ${addDays(departure, -1)}::date WHERE id = ${back.id}`,
      ),
    );
    const made = (await staff.post(`/api/bookings/${booking.id}/duplicate`, {})).json<{ result: Entry }>();
    const copied = await staff.list(`${flights}?booking_id=${made.result.id}`);
    const [without] = copied.filter(({ block_seat_id }) => block_seat_id === null);
    expect(copied).toHaveLength(2);
    expect(without?.['seats_note']).toMatch(/^Copied without seats\. /);
    const taken = [await seatsOf(out), await seatsOf(back)].map(({ held }) => held);
    // The copy has the seats of one of its flights, whichever block is first in the order of locks.
    expect(taken.toSorted()).toEqual([4, 8]);
  });
});

describe('a new booking with flights', () => {
  const book = (seats: { block_seat_id: string; seats: number }[]) =>
    staff.post('/api/bookings', {
      dmc_id: idOf('partner'),
      customer: { name: 'Anna Berzina' },
      flights: seats.map((one) => ({ ...one, net_minor: 43_800, sale_minor: 50_000 })),
      transfer: { type: 'group', pax: 2, airport_id: away, sale_minor: 4_000 },
    });

  test('holds their seats with the draft, and sums up their prices', async () => {
    const block = await makeBlock();
    const { id } = (await book([{ block_seat_id: block.id, seats: 2 }])).json().result;
    expect(await staff.one(`/api/bookings/${id}`)).toMatchObject({
      status: 'draft',
      total_minor: 54_000,
      departure_date: departure,
      flights: [{ block_seat_id: block.id, flight_number: 'BT 651', seats: 2, seat_status: 'held' }],
      transfer: { type: 'group', direction: 'both', sale_minor: 4_000 },
    });
    expect(await seatsOf(block)).toEqual({ sold: 0, held: 2, free: 8 });
  });

  test('is refused as a whole if one flight has too few seats', async () => {
    const [free, full] = [await makeBlock(), await makeBlock({ seats_total: 1 })];
    const before = (await staff.list('/api/bookings?per_page=1&page=1&sort=-ref'))[0]?.['ref'];
    const answer = await book([
      { block_seat_id: free.id, seats: 2 },
      { block_seat_id: full.id, seats: 2 },
    ]);
    expect(answer.statusCode).toBe(400);
    expect(refusedFields(answer)).toEqual(['flights.1.seats']);
    expect(await seatsOf(free)).toMatchObject({ held: 0 });
    expect((await staff.list('/api/bookings?per_page=1&page=1&sort=-ref'))[0]?.['ref']).toBe(before);
  });
});
