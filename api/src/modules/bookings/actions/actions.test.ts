import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, bookingStates, nextStates, type BookingState } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { sellWithoutCount } from '../../../../testing/hotelWithRooms';
import { idOf } from '../../../../testing/people';
import { announce, full } from '../../../../testing/scale';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { completeBookings } from '../completeBookings';

const bookings = '/api/bookings';

let server: TestServer;
let staff: Calls;
let traveller: string;
/** A stay with a manual price: these tests are not about prices. */
let stay: object;

beforeAll(async () => {
  server = await startTestServer();
  await sellWithoutCount(server);
  staff = await callsOf(server, 'manager');
  traveller = String((await staff.list('/api/travellers?per_page=1&page=1'))[0]?.id);
  const [line] = await staff.list(`/api/graph-prices?dmc_id=${idOf('partner')}&per_page=1&page=1`);
  stay = {
    hotel_id: line?.['hotel_id'],
    room_type_id: line?.['room_type_id'],
    boarding_type_id: line?.['boarding_type_id'],
    check_in: addDays(today(), 60),
    check_out: addDays(today(), 67),
    adults: 1,
    priced_by: 'hand',
    net_minor: 10_000,
    sale_minor: 12_000,
    price_reason: 'Agreed',
    override_reason: 'Agreed',
  };
});
afterAll(() => server.stop());

const make = (more: object = {}) =>
  staff.make(bookings, {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna', email: 'anna@mail.example' },
    hotels: [stay],
    party: [{ traveller_id: traveller }],
    ...more,
  });
const go = (id: string, status: BookingState, more: object = {}) =>
  staff.post(`${bookings}/${id}/status`, { status, ...more });

/** A trip that ended so many days ago. */
const ended = (days: number) => ({
  hotels: [{ ...stay, check_in: addDays(today(), -days - 7), check_out: addDays(today(), -days) }],
});

describe('states', () => {
  test('no sequence of steps makes a transition that is not allowed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...bookingStates), { maxLength: 8 }), async (steps) => {
        const { id } = await make(ended(0));
        let state: BookingState = 'draft';
        for (const step of steps) {
          const answer = await go(id, step, { reason: 'Changed plans' });
          const isAllowed = nextStates[state].includes(step);
          expect({ state, step, status: answer.statusCode }).toEqual({
            state,
            step,
            status: isAllowed ? 200 : 422,
          });
          if (isAllowed) state = step;
          expect((await staff.one(`${bookings}/${id}`))['status']).toBe(state);
        }
      }),
      announce('random sequences of states of a booking', full ? 100 : 10),
    );
  });

  test('confirming requires services with prices, a lead traveler and a contact', async () => {
    const { id } = await make({ customer: { name: 'Anna' }, hotels: [], party: [] });
    const missing = async (status: BookingState) =>
      (await go(id, status)).json<{ error: { params: { missing: string[] } } }>().error.params.missing;
    expect(await missing('on_request')).toEqual(['services']);
    expect(await missing('confirmed')).toEqual(['services', 'lead', 'contact']);
    await staff.make('/api/booking-hotels', { ...stay, booking_id: id });
    await staff.make('/api/booking-travellers', { booking_id: id, traveller_id: traveller });
    const { customer } = (await staff.one(`${bookings}/${id}`)) as Entry & { customer: Entry };
    expect(await missing('confirmed')).toEqual(['contact']);
    await staff.change(`/api/booking-customers/${customer.id}`, { phone: '+371 2000000' });
    const transfer = await staff.make('/api/booking-transfers', { booking_id: id, type: 'group', pax: 2 });
    expect(await missing('confirmed')).toEqual(['transfer_price']);
    await staff.change(`/api/booking-transfers/${transfer.id}`, { net_minor: 0 });
    expect(await missing('confirmed')).toEqual(['transfer_price']);
    await staff.change(`/api/booking-transfers/${transfer.id}`, { sale_minor: 0, is_free: true });
    expect((await go(id, 'confirmed')).json()).toMatchObject({ result: { booked_on: today() } });
  });

  test('a cancelled booking owes its fee, which is at most its total, and is reopened as a draft', async () => {
    const { id } = await make();
    expect(refusedFields(await go(id, 'cancelled'))).toEqual(['reason']);
    expect(refusedFields(await go(id, 'cancelled', { reason: 'Ill', cancel_fee_minor: 12_001 }))).toEqual([
      'cancel_fee_minor',
    ]);
    expect((await go(id, 'cancelled', { reason: 'Ill', cancel_fee_minor: 3000 })).statusCode).toBe(200);
    expect(await staff.one(`${bookings}/${id}`)).toMatchObject({
      outstanding_minor: 3000,
      payment_status: 'unpaid',
      cancel_reason: 'Ill',
    });
    await go(id, 'draft');
    expect(await staff.one(`${bookings}/${id}`)).toMatchObject({
      status: 'draft',
      cancel_reason: null,
      cancel_fee_minor: null,
      cancelled_at: null,
      outstanding_minor: 12_000,
    });
  });

  test('a trip can be completed from its return on; undoing that changes no amounts', async () => {
    const { id } = await make();
    await go(id, 'confirmed');
    const early = await go(id, 'completed');
    expect(early.statusCode).toBe(422);
    expect(early.body).toContain('can be completed from that day on');
    const over = await make(ended(0));
    await go(over.id, 'confirmed');
    const before = await staff.one(`${bookings}/${over.id}`);
    expect((await go(over.id, 'completed')).statusCode).toBe(200);
    expect((await go(over.id, 'confirmed')).statusCode).toBe(200);
    const after = await staff.one(`${bookings}/${over.id}`);
    expect({ ...after, updated: before['updated'] }).toEqual(before);
  });

  test('no write of a part leaves a cancelled booking with a fee above its total', async () => {
    const { id } = await make();
    await go(id, 'cancelled', { reason: 'Ill', cancel_fee_minor: 9_000 });
    const { price, hotels } = (await staff.one(`${bookings}/${id}`)) as Entry & {
      price: Entry;
      hotels: Entry[];
    };
    const writes = [
      staff.put(`/api/booking-prices/${price.id}`, { discount_minor: 4_000, discount_reason: 'Kind' }),
      staff.put(`/api/booking-hotels/${hotels[0]?.id}`, { sale_minor: 8_999 }),
      staff.remove(`/api/booking-hotels/${hotels[0]?.id}`),
    ];
    for (const write of writes) {
      const refused = await write;
      expect(refused.statusCode).toBe(422);
      expect(refused.body).toContain('is cancelled with a fee of 90,00');
    }
    expect(await staff.one(`${bookings}/${id}`)).toMatchObject({
      total_minor: 12_000,
      cancel_fee_minor: 9_000,
    });
    const discount = { discount_minor: 3_000, discount_reason: 'Kind' };
    expect((await staff.put(`/api/booking-prices/${price.id}`, discount)).statusCode).toBe(200);
    expect((await staff.put(`${bookings}/${id}`, { note_internal: 'Called' })).statusCode).toBe(200);
  });

  test('bookings with all stays confirmed are filtered apart from those with unconfirmed ones', async () => {
    const { id } = await make();
    await go(id, 'on_request');
    const ids = async (confirmed: boolean) =>
      (
        await staff.list(`${bookings}?status=on_request&stays_confirmed=${confirmed}&per_page=200&page=1`)
      ).map((one) => one.id);
    expect([(await ids(false)).includes(id), (await ids(true)).includes(id)]).toEqual([true, false]);
    const [{ id: stayId } = { id: '' }] = await staff.list(`/api/booking-hotels?booking_id=${id}`);
    await staff.post(`/api/booking-hotels/${stayId}/confirm`, { confirmation_number: 'HC-1' });
    expect([(await ids(false)).includes(id), (await ids(true)).includes(id)]).toEqual([false, true]);
  });

  test('a step on an outdated booking is refused', async () => {
    const { id } = await make();
    const token = await server.tokenOf('manager');
    const step = (etag: string) =>
      server.call(`${bookings}/${id}/status`, {
        method: 'POST',
        token,
        body: { status: 'on_request' },
        headers: { 'if-match': etag },
      });
    expect((await step('"old"')).statusCode).toBe(412);
    expect((await step(String((await staff.get(`${bookings}/${id}`)).headers.etag))).statusCode).toBe(200);
  });

  test('only confirmed trips are completed, on the day after the return', async () => {
    const [over, back, draft] = [await make(ended(1)), await make(ended(0)), await make(ended(1))];
    for (const { id } of [over, back]) expect((await go(id, 'confirmed')).statusCode).toBe(200);
    const run = () =>
      completeBookings(server.database, system('complete-bookings'), new AbortController().signal);
    await run();
    await run();
    const states = [];
    for (const { id } of [over, back, draft]) states.push((await staff.one(`${bookings}/${id}`))['status']);
    expect(states).toEqual(['completed', 'confirmed', 'draft']);
    const log = await staff.list(`/api/history?entity=bookings&id=${over.id}&with_parts=true`);
    expect(log[0]).toMatchObject({
      actor: { kind: 'system' },
      changes: { status: { before: 'confirmed', after: 'completed' } },
    });
    expect(new Set(log.map(({ entity }) => entity))).toEqual(
      new Set([
        'bookings',
        'booking-customers',
        'booking-hotels',
        'booking-prices',
        'booking-travellers',
        'instalments',
        'payments',
      ]),
    );
  });
});

describe('recalculation', () => {
  /** A draft of the demo with prices of the engine. */
  const priced = async () => {
    for (const { id } of await staff.list(`${bookings}?status=draft&sort=created`)) {
      const read = (await staff.one(`${bookings}/${id}`)) as Entry & { hotels: Entry[] };
      if (read.hotels[0]?.['priced_by'] === 'engine') return { ...read, stay: read.hotels[0] };
    }
    throw new Error('There is no such booking.');
  };
  const recalculate = (id: string, body: object) => staff.post(`${bookings}/${id}/recalculate`, body);

  test('compares old and new prices, writes only when applied, and only prices that were shown', async () => {
    const { id, stay: before } = await priced();
    const { total_minor } = await staff.one(`${bookings}/${id}`);
    const links = await staff.list(
      `/api/hotel-dmcs?hotel_id=${String(before['hotel_id'])}&per_page=100&page=1`,
    );
    const { dmc_id } = await staff.one(`${bookings}/${id}`);
    const link = links.find((one) => one['dmc_id'] === dmc_id);
    await staff.change(`/api/hotel-dmcs/${link?.id}`, { markup_bp: 5000 });
    const seen = (await recalculate(id, {})).json<{ result: { total_after_minor: number } }>().result;
    expect(seen).toMatchObject({ total_before_minor: total_minor });
    expect(seen.total_after_minor).toBeGreaterThan(Number(total_minor));
    expect((await staff.one(`${bookings}/${id}`))['total_minor']).toBe(total_minor);
    const override_reason = 'As agreed';
    const stale = await recalculate(id, { apply: true, expected_total_minor: 1, override_reason });
    expect(stale.statusCode).toBe(409);
    const { total_after_minor } = seen;
    const body = { apply: true, expected_total_minor: total_after_minor, override_reason };
    expect((await recalculate(id, body)).statusCode).toBe(200);
    expect((await staff.one(`${bookings}/${id}`))['total_minor']).toBe(total_after_minor);
    await staff.change(`/api/hotel-dmcs/${link?.id}`, { markup_bp: null });
  });
});

test('a duplicate is a new draft with the same parts', async () => {
  const { id, ref } = await make({ tags: ['vip'] });
  await go(id, 'cancelled', { reason: 'Ill' });
  const answer = await staff.post(`${bookings}/${id}/duplicate`, {});
  expect(answer.statusCode).toBe(201);
  const { result } = answer.json<{ result: Entry }>();
  expect(result).toMatchObject({ status: 'draft', tags: ['vip'], total_minor: 12_000, cancel_reason: null });
  expect(result['ref']).not.toBe(ref);
  expect(await staff.one(`${bookings}/${result.id}`)).toMatchObject({
    customer: { name: 'Anna', email: 'anna@mail.example' },
    hotels: [{ net_minor: 10_000, confirmation_number: null }],
    travellers: [{ traveller_id: traveller, is_lead: true }],
  });
});

test('references have no gaps under 32 writers, even when some of them fail', async () => {
  const numberOf = ({ ref }: Entry) => Number(String(ref).slice(4));
  const first = numberOf(await make());
  const writers = Array.from({ length: 32 }, (_, index) => index);
  const made = await Promise.all(
    writers.map(async (index) => {
      // The foreign key of the customer fails after the number was assigned.
      const customer = index % 4 === 0 ? { name: 'Nobody', traveller_id: idOf('partner') } : { name: 'Anna' };
      const write = () => staff.post(bookings, { dmc_id: idOf('partner'), customer });
      let answer = await write();
      // On a busy machine some time out in the line, or find it too long: nothing was written, so they are retried.
      while ([429, 503].includes(answer.statusCode)) answer = await write();
      return answer.statusCode === 201 ? numberOf(answer.json<{ result: Entry }>().result) : undefined;
    }),
  );
  const numbers = made.flatMap((number) => number ?? []).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, index) => first + 1 + index));
});
