import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { handMadeBooking } from '../../../../testing/handMadeBooking';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { system } from '../../../db/actor';
import { notificationEventsTable } from '../../notifications/notifications.table';

const reason = 'Fully booked in this period';
const declined = { declined_at: expect.any(String), decline_reason: reason };
const open = { declined_at: null, decline_reason: null };

let server: TestServer;
let staff: Calls;
let partner: Calls;
let partner2: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
  partner2 = await callsOf(server, 'partner2');
});
afterAll(() => server.stop());

const go = async (id: string, status: string) =>
  expect((await staff.post(`/api/bookings/${id}/status`, { status, reason: 'Ill' })).statusCode).toBe(200);

const missing = (path: string) => path.replace(/[^/]+$/, randomUUID());

/** A stay of the first partner on request, by its address. */
async function requested(): Promise<string> {
  const { id } = await handMadeBooking(staff, { sale_minor: 70_000, net_minor: 50_000 });
  await go(id, 'on_request');
  const [stay] = await staff.list(`/api/booking-hotels?booking_id=${id}`);
  return `/api/booking-hotels/${stay?.id}`;
}

const decline = (calls: Calls, path: string, why = reason) => calls.post(`${path}/decline`, { reason: why });
const confirm = (calls: Calls, path: string) =>
  calls.post(`${path}/confirm`, { confirmation_number: 'H-4711' });

async function declinedStay(): Promise<string> {
  const path = await requested();
  expect((await decline(partner, path)).statusCode).toBe(200);
  return path;
}

const bookingOf = async (path: string): Promise<string> => String((await staff.one(path))['booking_id']);

describe('a stay is declined', () => {
  test('by its partner and by staff, with a reason that both read, and history says who did it', async () => {
    for (const [calls, kind] of [
      [partner, 'partner'],
      [staff, 'staff'],
    ] as const) {
      const path = await requested();
      const answer = await decline(calls, path);
      expect([answer.statusCode, answer.json().result]).toEqual([200, expect.objectContaining(declined)]);
      expect(answer.headers.etag).toBe((await calls.get(path)).headers.etag);
      for (const reader of [staff, partner]) {
        expect(await reader.one(path)).toMatchObject(declined);
        const { hotels } = (await reader.one(`/api/bookings/${await bookingOf(path)}`)) as Entry & {
          hotels: Entry[];
        };
        expect(hotels).toMatchObject([declined]);
      }
      const [last] = await staff.list(`/api/history?entity=booking-hotels&id=${path.replace(/.*\//, '')}`);
      expect(last).toMatchObject({ actor: { kind }, changes: { decline_reason: { after: reason } } });
    }
  });

  test('never by another partner, to whom it is missing', async () => {
    const path = await requested();
    const [foreign, unknown] = [await decline(partner2, path), await decline(partner2, missing(path))];
    const withoutRequest = ({ body }: typeof foreign) => body.replace(/"request_id":"[^"]+"/, '');
    expect([foreign.statusCode, withoutRequest(foreign)]).toEqual([404, withoutRequest(unknown)]);
    expect(await staff.one(path)).toMatchObject(open);
    expect((await decline(partner, path)).statusCode).toBe(200);
  });

  test('without columns for staff in the answer to its partner', async () => {
    const { body } = await decline(partner, await requested());
    expect(body).not.toMatch(/sale_minor|quote|price_reason/);
  });

  test('only with a reason, of at most 300 letters', async () => {
    const path = await requested();
    for (const why of ['', ' ', 'x'.repeat(301)])
      expect(refusedFields(await decline(partner, path, why))).toEqual(['reason']);
    expect((await partner.post(`${path}/decline`, { reason, confirmed_at: null })).statusCode).toBe(400);
  });

  test('only under its current ETag', async () => {
    const path = await requested();
    const token = await server.tokenOf('partner');
    const send = (etag: string) =>
      server.call(`${path}/decline`, {
        method: 'POST',
        token,
        body: { reason },
        headers: { 'if-match': etag },
      });
    const stale = await send('"old"');
    expect([stale.statusCode, stale.json().error.current]).toEqual([412, expect.objectContaining(open)]);
    expect((await send(String((await partner.get(path)).headers.etag))).statusCode).toBe(200);
  });

  test('never in a cancelled booking', async () => {
    const path = await requested();
    await go(await bookingOf(path), 'cancelled');
    const refused = await decline(partner, path);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({ message: 'This booking is cancelled. There is nothing to decline.' }),
    ]);
  });

  test('never while it is confirmed: staff remove the number first, its partner asks them to', async () => {
    const path = await requested();
    await confirm(partner, path);
    const answers = {
      staff: (await decline(staff, path)).json(),
      partner: (await decline(partner, path)).json(),
    };
    const params = { confirmation_number: 'H-4711' };
    expect(answers).toMatchObject({
      staff: {
        message: 'This stay is confirmed as H-4711. Remove the confirmation number first.',
        error: { code: 'rule', params },
      },
      partner: {
        message: 'This stay is confirmed as H-4711. Ask the agency to remove the confirmation number first.',
        error: { code: 'rule', params },
      },
    });
    expect(await staff.one(path)).toMatchObject({ confirmation_number: 'H-4711', ...open });
    await staff.change(path, { confirmation_number: null });
    expect((await decline(partner, path)).statusCode).toBe(200);
  });

  test('again with the same reason without a change, and with another one as that', async () => {
    const path = await declinedStay();
    const before = await staff.one(path);
    expect((await decline(partner, path)).json().result).toMatchObject(declined);
    expect(await staff.one(path)).toEqual(before);
    expect((await decline(partner, path, 'Closed for renovation')).statusCode).toBe(200);
    expect(await staff.one(path)).toMatchObject({
      declined_at: before['declined_at'],
      decline_reason: 'Closed for renovation',
    });
  });

  test('once where it is confirmed at the same time', async () => {
    const path = await requested();
    const codes = (await Promise.all([decline(partner, path), confirm(staff, path)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes[1]).toBe(200);
    expect(await staff.one(path)).toMatchObject({ confirmation_number: 'H-4711', ...open });
  });
});

describe('a decline ends', () => {
  const other = { override_reason: 'Agreed' };

  test.each<[string, (calls: Calls, path: string) => Promise<unknown>]>([
    ['a confirmation by its partner', (_, path) => confirm(partner, path)],
    ['a number that staff enter', (calls, path) => calls.change(path, { confirmation_number: 'H-1' })],
    ['other guests', (calls, path) => calls.change(path, { adults: 1, ...other })],
    ['more rooms', (calls, path) => calls.change(path, { rooms: 2, ...other })],
    [
      'other days',
      async (calls, path) =>
        calls.change(path, { check_out: addDays(String((await calls.one(path))['check_out']), 1), ...other }),
    ],
  ])('with %s', async (_, change) => {
    const path = await declinedStay();
    await change(staff, path);
    expect(await staff.one(path)).toMatchObject(open);
  });

  test.each<[string, object]>([
    ['a note', { room_note: 'Sea view' }],
    ['another price of the same', { net_minor: 40_000, sale_minor: 60_000 }],
    ['what it has already', { adults: 2, child_ages: [], rooms: 1, confirmation_number: null }],
  ])('not with %s', async (_, change) => {
    const path = await declinedStay();
    await staff.change(path, change);
    expect(await staff.one(path)).toMatchObject(declined);
  });

  test('not with its removal and Undo', async () => {
    const path = await declinedStay();
    const before = await staff.one(path);
    await staff.remove(path);
    const operations = [{ method: 'POST', path: '/api/booking-hotels', body: { id: before.id } }];
    expect((await staff.post('/api/batch', { operations })).statusCode).toBe(200);
    expect(await staff.one(path)).toEqual(before);
  });

  test('and begins by no plain change', async () => {
    const path = await requested();
    for (const field of ['declined_at', 'decline_reason'])
      expect(refusedFields(await staff.put(path, { [field]: '2026-01-01T00:00:00.000Z' }))).toEqual([field]);
  });

  test('in no copy of its booking', async () => {
    const path = await declinedStay();
    const copy = await staff.make(`/api/bookings/${await bookingOf(path)}/duplicate`, {});
    expect(await staff.list(`/api/booking-hotels?booking_id=${copy.id}`)).toMatchObject([open]);
  });
});

describe('filters', () => {
  const idOf = (path: string) => path.replace(/.*\//, '');
  const ids = async (calls: Calls, url: string) =>
    (await calls.list(`${url}&per_page=200&page=1`)).map(({ id }) => id);

  test('find stays that are awaited: of a booking on request, neither confirmed nor declined', async () => {
    const [waiting, confirmed, refused, sold, draft] = [
      await requested(),
      await requested(),
      await declinedStay(),
      await requested(),
      await handMadeBooking(staff, { sale_minor: 70_000 }),
    ];
    await confirm(partner, confirmed);
    await go(await bookingOf(sold), 'cancelled');
    const [ofDraft] = await staff.list(`/api/booking-hotels?booking_id=${draft.id}`);
    const made = [waiting, confirmed, refused, sold].map(idOf).concat(String(ofDraft?.id));
    const found = async (calls: Calls, isAwaited: boolean) => {
      const all = await ids(calls, `/api/booking-hotels?is_awaited=${isAwaited}`);
      return made.map((id) => all.includes(id));
    };
    expect(await found(staff, true)).toEqual([true, false, false, false, false]);
    expect(await found(staff, false)).toEqual([false, true, true, true, true]);
    expect(await found(partner, true)).toEqual([true, false, false, false, false]);
    expect(await found(partner, false)).toEqual([false, true, true, true, false]);
    for (const isAwaited of [true, false])
      expect(await found(partner2, isAwaited)).toEqual([false, false, false, false, false]);
    const of = `/api/booking-hotels?booking_id=${await bookingOf(waiting)}`;
    expect(await ids(staff, `${of}&is_awaited=true`)).toEqual([idOf(waiting)]);
    expect(await ids(staff, `${of}&is_awaited=false`)).toEqual([]);
  });

  test('find bookings with a declined stay', async () => {
    const made = [await bookingOf(await declinedStay()), await bookingOf(await requested())];
    const found = async (calls: Calls, isDeclined: boolean) => {
      const all = await ids(calls, `/api/bookings?status=on_request&stays_declined=${isDeclined}`);
      return made.map((id) => all.includes(id));
    };
    for (const calls of [staff, partner]) {
      expect(await found(calls, true)).toEqual([true, false]);
      expect(await found(calls, false)).toEqual([false, true]);
    }
    for (const isDeclined of [true, false]) expect(await found(partner2, isDeclined)).toEqual([false, false]);
  });
});

test('a decline is one event, and the next one after another request is a new one', async () => {
  const announced = async (path: string) =>
    (
      await server.database.withActor(system('test'), (tx) => tx.select().from(notificationEventsTable))
    ).filter(({ event, subject_id }) => event === 'stay_declined' && path.endsWith(subject_id));
  const path = await declinedStay();
  await decline(partner, path);
  await decline(partner, path, 'Closed for renovation');
  await staff.remove(path);
  const operations = [
    { method: 'POST', path: '/api/booking-hotels', body: { id: path.replace(/.*\//, '') } },
  ];
  expect((await staff.post('/api/batch', { operations })).statusCode).toBe(200);
  expect((await announced(path)).map(({ details }) => details)).toEqual([{ reason }]);
  await staff.change(path, { rooms: 2, override_reason: 'Agreed' });
  await decline(partner, path);
  expect(await announced(path)).toHaveLength(2);
});
