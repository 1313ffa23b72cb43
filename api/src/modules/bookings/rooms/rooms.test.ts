import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addDays, batchPath, quotesPath, type BookingState } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { hotelWithPrices, type StayWithTerms } from '../../../../testing/hotelWithTerms';
import { allot, countsOf, wrongCounts } from '../../../../testing/hotelWithRooms';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { derivedId } from '../../../seed/derivedId';
import { endHoldsOfRooms } from './endHolds';

const path = '/api/booking-hotels';

let server: TestServer;
let staff: Calls;
let operator: Calls;
let traveller: string;
let owner: { hotel_id: string; dmc_id: string };
let stay: StayWithTerms;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  operator = await callsOf(server, 'operator');
  traveller = (await staff.list('/api/travellers?per_page=1&page=1'))[0]?.id ?? '';
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ owner, stay } = await hotelWithPrices(staff));
});
afterEach(async () => expect(await wrongCounts(server)).toEqual([]));

const nights = ['2028-06-10', '2028-06-11', '2028-06-12'];
const counted = (days: readonly string[], counts: { sold?: number; held?: number }) =>
  days.map((day) => ({ day, sold: 0, held: 0, ...counts }));

const post = (hotels: object[], more: object = {}) =>
  staff.post('/api/bookings', {
    dmc_id: owner.dmc_id,
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    party: [{ traveller_id: traveller }],
    hotels,
    ...more,
  });

const stayOf = async (booking: Entry): Promise<Entry> => {
  const [first] = await staff.list(`${path}?booking_id=${booking.id}`);
  if (!first) throw new Error('The booking has no stay.');
  return first;
};

async function book(more: object = {}): Promise<{ booking: Entry; stay: Entry }> {
  const answer = await post([{ ...stay, ...more }]);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const booking = answer.json<{ result: Entry }>().result;
  return { booking, stay: await stayOf(booking) };
}

const go = (booking: Entry, status: BookingState, more: object = {}, by = staff) =>
  by.post(`/api/bookings/${booking.id}/status`, { status, reason: 'Changed plans', ...more });
const went = async (booking: Entry, status: BookingState, more: object = {}) =>
  expect((await go(booking, status, more)).statusCode).toBe(200);
const run = (statement: ReturnType<typeof sql>) =>
  server.database.withActor(system('test'), (tx) => tx.execute(statement));
/** The hold of a stay ends, and the job gives its rooms back. */
async function endHold({ id }: Entry): Promise<void> {
  await run(sql`UPDATE booking_hotels SET rooms_until = now() - interval '1 minute' WHERE id = ${id}`);
  await endHoldsOfRooms(server.database, system('release-holds'), new AbortController().signal);
}
const restore = ({ id }: Entry) =>
  staff.post(batchPath, { operations: [{ method: 'POST', path, body: { id } }] });
const read = ({ id }: Entry) => staff.one(`${path}/${id}`);

describe('a new stay', () => {
  test('takes nothing where rooms are not counted', async () => {
    const made = await book();
    expect(made.stay).toMatchObject({ rooms_status: null, rooms_until: null, on_request: false });
  });

  test('holds its rooms with the draft, for as long as a hold lasts', async () => {
    const id = await allot(server, owner, { rooms: 3 });
    const made = await book({ rooms: 2 });
    expect(made.stay).toMatchObject({ rooms_status: 'held', overridden: [], on_request: false });
    const hours = (Date.parse(String(made.stay['rooms_until'])) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(48, 1);
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 2 }));
  });

  test('takes rooms with a price by hand as well, and as a part that is added', async () => {
    const id = await allot(server, owner, { rooms: 3 });
    const byHand = { priced_by: 'hand', net_minor: 1, sale_minor: 2, price_reason: 'Agreed' };
    const { booking } = await book(byHand);
    await staff.make(path, { booking_id: booking.id, ...stay });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 2 }));
  });

  test('is refused on nights without rooms, which the refusal names', async () => {
    const id = await allot(server, owner, { rooms: 1, end_date: '2028-06-11' });
    await book({ check_in: '2028-06-11', check_out: '2028-06-13' });
    const refused = await post([stay]);
    expect(refused.statusCode).toBe(422);
    expect(refusedFields(refused)).toEqual(['hotels.0.override_reason']);
    expect(refused.body).toContain('No rooms left: 11.06.2028.');
    expect(refused.json().error.params).toMatchObject({ blockers: ['sold_out'] });
    expect(await countsOf(server, id)).toEqual(counted(['2028-06-11'], { held: 1 }));
  });

  test('is sold with a reason all the same, and takes rooms on the other nights only', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    await book({ check_in: '2028-06-11', check_out: '2028-06-12' });
    const made = await book({ override_reason: 'The hotel has agreed' });
    expect(made.stay).toMatchObject({ rooms_status: 'held', overridden: ['sold_out'] });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('takes nothing on nights for which the hotel is asked', async () => {
    const id = await allot(server, owner, { rooms: 0, when_sold_out: 'on_request' });
    const made = await book();
    expect(made.stay).toMatchObject({ rooms_status: null, on_request: true, overridden: [] });
    expect(await countsOf(server, id)).toEqual([]);
  });

  test('takes nothing of an allotment that is switched off, and keeps what it took before', async () => {
    const id = await allot(server, owner, { rooms: 5 });
    await book();
    await run(sql`UPDATE allotments SET is_active = false WHERE id = ${id}`);
    expect((await book()).stay['rooms_status']).toBeNull();
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('leaves what stays before it in the same booking take', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    expect(refusedFields(await post([stay, stay]))).toEqual(['hotels.1.override_reason']);
    expect(await countsOf(server, id)).toEqual([]);
    expect((await post([stay, { ...stay, override_reason: 'Agreed' }])).statusCode).toBe(201);
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('is taken by a copy too, where rooms are left', async () => {
    const id = await allot(server, owner, { rooms: 2 });
    const { booking } = await book();
    const copy = async () => (await staff.post(`/api/bookings/${booking.id}/duplicate`, {})).json().result;
    expect(await stayOf(await copy())).toMatchObject({ rooms_status: 'held', overridden: [] });
    expect(await stayOf(await copy())).toMatchObject({ rooms_status: null, overridden: ['sold_out'] });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 2 }));
  });
});

describe('a change of a stay', () => {
  test('moves its rooms, and its own rooms count as left', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    const days = { check_in: '2028-06-11', check_out: '2028-06-14' };
    expect(await staff.change(`${path}/${made.stay.id}`, days)).toMatchObject({ rooms_status: 'held' });
    expect(await countsOf(server, id)).toEqual(
      counted(['2028-06-11', '2028-06-12', '2028-06-13'], { held: 1 }),
    );
    const more = await staff.put(`${path}/${made.stay.id}`, { rooms: 2 });
    expect(refusedFields(more)).toEqual(['override_reason']);
    expect(await read(made.stay)).toMatchObject({ rooms: 1, rooms_status: 'held' });
  });

  test('keeps nights of its own after others are given back', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await run(sql`UPDATE allotments SET release_days = 1000 WHERE id = ${id}`);
    const longer = await staff.put(`${path}/${made.stay.id}`, { check_out: '2028-06-14' });
    expect(longer.body).toContain('No rooms left: 13.06.2028.');
    const shorter = await staff.change(`${path}/${made.stay.id}`, { check_out: '2028-06-12' });
    expect(shorter).toMatchObject({ rooms_status: 'held' });
    expect(await countsOf(server, id)).toEqual(counted(nights.slice(0, 2), { held: 1 }));
  });

  test('to another hotel gives back the rooms of the first', async () => {
    const id = await allot(server, owner);
    const made = await book();
    const other = await hotelWithPrices(staff);
    const changed = await staff.change(`${path}/${made.stay.id}`, { hotel_id: other.owner.hotel_id });
    expect(changed).toMatchObject({ rooms_status: null, rooms_until: null });
    expect(await countsOf(server, id)).toEqual([]);
  });

  test('of anything else leaves its rooms alone, also after the hold has ended', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    const until = made.stay['rooms_until'];
    const edits = async () => {
      const edited = { room_note: 'Quiet', confirmation_number: 'H1', rooms: 1 };
      await staff.change(`${path}/${made.stay.id}`, edited);
      const guests = { priced_by: 'hand', net_minor: 5, sale_minor: 6, price_reason: 'Agreed', adults: 1 };
      return staff.change(`${path}/${made.stay.id}`, guests);
    };
    expect(await edits()).toMatchObject({ rooms_status: 'held', rooms_until: until });
    await endHold(made.stay);
    await book();
    expect(await edits()).toMatchObject({ rooms_status: 'released', rooms_until: null, overridden: [] });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('keeps the reason for nights without rooms while its rooms stay the same', async () => {
    await allot(server, owner, { rooms: 0 });
    const made = await book({ override_reason: 'The hotel has agreed' });
    const byHand = { priced_by: 'hand', net_minor: 5, sale_minor: 6, price_reason: 'Agreed' };
    const agreed = { overridden: ['sold_out'], override_reason: 'The hotel has agreed' };
    expect(await staff.change(`${path}/${made.stay.id}`, byHand)).toMatchObject(agreed);
    const later = { check_in: '2028-07-10', check_out: '2028-07-12' };
    expect(await staff.change(`${path}/${made.stay.id}`, later)).toMatchObject({ overridden: [] });
  });
});

describe('a hold', () => {
  test('ends by itself, and its rooms are taken again by naming their number alone', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await endHold(made.stay);
    expect(await read(made.stay)).toMatchObject({ rooms_status: 'released', rooms_until: null });
    expect(await countsOf(server, id)).toEqual([]);
    expect(await staff.change(`${path}/${made.stay.id}`, { rooms: 1 })).toMatchObject({
      rooms_status: 'held',
      rooms_until: expect.any(String),
    });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('that has ended is refused rooms that others have, unless with a reason', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await endHold(made.stay);
    await book();
    const again = await staff.put(`${path}/${made.stay.id}`, { rooms: 1 });
    expect(refusedFields(again)).toEqual(['override_reason']);
    expect(again.body).toContain('No rooms left: 10.06.2028–12.06.2028.');
    const agreed = { rooms: 1, override_reason: 'The hotel has agreed' };
    expect(await staff.change(`${path}/${made.stay.id}`, agreed)).toMatchObject({
      rooms_status: null,
      overridden: ['sold_out'],
    });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('stays as it is when the partner is asked, and begins again if it had ended', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const first = await book();
    await went(first.booking, 'on_request');
    expect(await read(first.stay)).toMatchObject({
      rooms_status: 'held',
      rooms_until: first.stay['rooms_until'],
    });
    await endHold(first.stay);
    const second = await book();
    await endHold(second.stay);
    await went(second.booking, 'on_request');
    expect(await read(second.stay)).toMatchObject({ rooms_status: 'held' });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });
});

describe('confirming', () => {
  test('sells what is held', async () => {
    const id = await allot(server, owner);
    const made = await book();
    await went(made.booking, 'confirmed');
    expect(await read(made.stay)).toMatchObject({ rooms_status: 'sold', rooms_until: null });
    expect(await countsOf(server, id)).toEqual(counted(nights, { sold: 1 }));
  });

  test('takes rooms again whose hold has ended', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await endHold(made.stay);
    await went(made.booking, 'confirmed');
    expect(await read(made.stay)).toMatchObject({ rooms_status: 'sold' });
    expect(await countsOf(server, id)).toEqual(counted(nights, { sold: 1 }));
  });

  test('is refused where none are left, with the hotel and the nights', async () => {
    await allot(server, owner, { rooms: 1 });
    const made = await book();
    await endHold(made.stay);
    await book({ check_in: '2028-06-12', check_out: '2028-06-13' });
    const refused = await go(made.booking, 'confirmed');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.message).toMatch(
      /^The rooms in Cancelled House \d+ are no longer held, and none are left for 12\.06\.2028\. /,
    );
    expect(refused.json().error.params).toMatchObject({ rooms: { may_override: true } });
    expect(await read(made.stay)).toMatchObject({ rooms_status: 'released' });
  });

  test('needs a reason of the booking’s manager or an admin then, which is part of the history', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await endHold(made.stay);
    await book({ check_in: '2028-06-12', check_out: '2028-06-13' });
    const why = { rooms_reason: 'The hotel has found one' };
    expect(refusedFields(await go(made.booking, 'confirmed', why, operator))).toEqual(['rooms_reason']);
    await went(made.booking, 'confirmed', why);
    const sold = await read(made.stay);
    expect(sold).toMatchObject({ rooms_status: 'sold', overridden: ['sold_out'] });
    expect(sold['override_reason']).toContain('The hotel has found one');
    expect(await countsOf(server, id)).toEqual([
      ...counted(nights.slice(0, 2), { sold: 1 }),
      ...counted(nights.slice(2), { held: 1 }),
    ]);
    const changes = await staff.list(`/api/history?entity=booking-hotels&id=${made.stay.id}`);
    expect(JSON.stringify(changes)).toContain('The hotel has found one');
  });

  test('of a stay on request needs the number of its hotel, or a reason', async () => {
    await allot(server, owner, { kind: 'on_request', rooms: 0, release_days: 0 });
    const made = await book();
    const refused = await go(made.booking, 'confirmed', { reason: undefined });
    expect(refused.json().error.message).toContain(
      'The hotel has not confirmed the stay from 10.06.2028 yet.',
    );
    await staff.change(`${path}/${made.stay.id}`, { confirmation_number: 'H1' });
    const answered = await go(made.booking, 'confirmed', { reason: undefined });
    expect(answered.body).not.toContain('The hotel has not confirmed');
    await went(made.booking, 'confirmed');
  });
});

describe('a booking', () => {
  test('that is cancelled gives its rooms back, and takes them again as a draft', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await went(made.booking, 'confirmed');
    await went(made.booking, 'cancelled');
    expect(await read(made.stay)).toMatchObject({ rooms_status: 'released' });
    expect(await countsOf(server, id)).toEqual([]);
    await went(made.booking, 'draft');
    expect(await read(made.stay)).toMatchObject({ rooms_status: 'held', rooms_until: expect.any(String) });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('that is reopened stays without rooms where none are left', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await went(made.booking, 'cancelled');
    await book({ check_in: '2028-06-12', check_out: '2028-06-13' });
    await went(made.booking, 'draft');
    expect(await read(made.stay)).toMatchObject({ rooms_status: 'released', rooms_until: null });
    expect(await countsOf(server, id)).toEqual(counted(nights.slice(2), { held: 1 }));
  });

  test('that is cancelled takes nothing when its stay changes', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await went(made.booking, 'cancelled');
    await book();
    const changed = await staff.change(`${path}/${made.stay.id}`, { check_out: '2028-06-12' });
    expect(changed).toMatchObject({ overridden: [] });
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('that is completed keeps what was sold, also when that is undone', async () => {
    const [from, to] = [addDays(today(), -5), addDays(today(), -2)];
    const guaranteed = { kind: 'guaranteed', release_days: 0, start_date: from, end_date: to } as const;
    const id = await allot(server, owner, guaranteed);
    const byHand = { priced_by: 'hand', net_minor: 1, sale_minor: 2, price_reason: 'Agreed' };
    const made = await book({ ...byHand, check_in: from, check_out: addDays(from, 1) });
    for (const status of ['confirmed', 'completed', 'confirmed'] as const) {
      await went(made.booking, status);
      expect(await read(made.stay)).toMatchObject({ rooms_status: 'sold' });
      expect(await countsOf(server, id)).toEqual(counted([from], { sold: 1 }));
    }
  });
});

describe('a stay that is removed', () => {
  test('gives its rooms back, and comes back with the same ones and the same hold', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    const { updated_at: _, ...before } = made.stay;
    await staff.remove(`${path}/${made.stay.id}`);
    expect(await countsOf(server, id)).toEqual([]);
    expect((await restore(made.stay)).statusCode).toBe(200);
    expect(await read(made.stay)).toMatchObject(before);
    expect(await countsOf(server, id)).toEqual(counted(nights, { held: 1 }));
  });

  test('is not restored if its rooms are taken, which names the stay', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await staff.remove(`${path}/${made.stay.id}`);
    await book({ check_in: '2028-06-11', check_out: '2028-06-13' });
    const refused = await restore(made.stay);
    expect(refused.json().error.message).toMatch(
      /The stay in Cancelled House \d+ from 10\.06\.2028 was not restored\. No rooms left: 11\.06\.2028–12\.06\.2028\./,
    );
    expect(await countsOf(server, id)).toEqual(counted(nights.slice(1), { held: 1 }));
  });

  test('comes back without rooms if its hold had ended', async () => {
    const id = await allot(server, owner, { rooms: 1 });
    const made = await book();
    await endHold(made.stay);
    await staff.remove(`${path}/${made.stay.id}`);
    expect((await restore(made.stay)).statusCode).toBe(200);
    expect(await read(made.stay)).toMatchObject({ rooms_status: 'released' });
    expect(await countsOf(server, id)).toEqual([]);
  });

  test('is restored as sold in a booking that was confirmed meanwhile, and as released in a cancelled one', async () => {
    const id = await allot(server, owner, { rooms: 3 });
    for (const [status, rooms_status, sold] of [
      ['confirmed', 'sold', 1],
      ['cancelled', 'released', 1],
    ] as const) {
      const made = await book();
      await staff.make(path, {
        booking_id: made.booking.id,
        ...stay,
        hotel_id: (await hotelWithPrices(staff)).owner.hotel_id,
      });
      await staff.remove(`${path}/${made.stay.id}`);
      await went(made.booking, status);
      expect((await restore(made.stay)).statusCode).toBe(200);
      expect(await read(made.stay)).toMatchObject({ rooms_status, rooms_until: null });
      expect(await countsOf(server, id)).toEqual(counted(nights, { sold }));
    }
  });
});

describe('a quote', () => {
  const quoted = async (more: object = {}, by = staff) => {
    const answer = await by.post(quotesPath, { ...owner, ...stay, ...more });
    const { stock, blockers } = answer.json().result;
    return { stock, codes: blockers.map(({ code }: { code: string }) => code) };
  };

  test('says how many rooms are left, for as many as are requested, in the day of the hotel', async () => {
    await allot(server, owner, { rooms: 3 });
    await book();
    expect(await quoted()).toEqual({ stock: { left: 2, on_request: [] }, codes: [] });
    expect(await quoted({ rooms: 3 })).toEqual({ stock: { left: 2, on_request: [] }, codes: ['sold_out'] });
  });

  test('says that nothing is counted without an allotment', async () => {
    expect(await quoted()).toEqual({ stock: { left: null, on_request: [] }, codes: [] });
  });

  test('counts the rooms of a stay that is changed as left, for those who see it', async () => {
    await allot(server, owner, { rooms: 1 });
    const made = await book();
    const partner = await callsOf(server, 'partner');
    const asked = { stay_id: made.stay.id };
    const [free, none] = [
      { stock: { left: 1, on_request: [] }, codes: [] },
      { stock: { left: 0, on_request: [] }, codes: ['sold_out'] },
    ];
    expect(await quoted(asked)).toEqual(free);
    expect(await quoted()).toEqual(none);
    // A draft is not shown to the partner.
    expect(await quoted(asked, partner)).toEqual(none);
    await went(made.booking, 'on_request');
    expect(await quoted(asked, partner)).toEqual(free);
  });

  test('counts allotments of other partners for nobody else, and those for all partners for each', async () => {
    await allot(server, { ...owner, dmc_id: idOf('partner2') }, { rooms: 7 });
    expect((await quoted()).stock.left).toBeNull();
    await allot(server, { ...owner, dmc_id: null }, { rooms: 4, room_type_ids: [derivedId('room DBL')] });
    expect((await quoted()).stock.left).toBe(4);
  });
});
