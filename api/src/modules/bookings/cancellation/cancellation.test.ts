import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nightsBetween, settingsPath, type BookingCancellation } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import {
  flexible,
  hotelWithPrices,
  makeTerms,
  percent,
  step,
  type StayWithTerms,
} from '../../../../testing/hotelWithTerms';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';

const bookings = '/api/bookings';
const [week, twoDays] = ['2028-06-03T09:00:00.000Z', '2028-06-08T09:00:00.000Z'];

let server: TestServer;
let staff: Calls;
let partner: Calls;
/** Stays whose terms are flexible, soon begin to cost, never are free, always are free, and in a hotel without terms. */
let stays: Record<'flexible' | 'soon' | 'strict' | 'free' | 'none', StayWithTerms>;

beforeAll(async () => {
  server = await startTestServer();
  [staff, partner] = [await callsOf(server, 'manager'), await callsOf(server, 'partner')];
  const made = async (steps?: object[]): Promise<StayWithTerms> => {
    const { owner, stay } = await hotelWithPrices(staff);
    if (steps) await makeTerms(staff, owner, { steps });
    return stay;
  };
  stays = {
    flexible: await made(flexible),
    soon: await made([step(nightsBetween(today(), '2028-06-10') - 3, percent(5_000))]),
    strict: await made([step(null, percent(10_000))]),
    free: await made([]),
    none: await made(),
  };
});
afterAll(() => server.stop());

const booked = (...hotels: StayWithTerms[]): Promise<Entry> =>
  staff.make(bookings, {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    hotels,
  });
const go = (id: string, status: string) =>
  staff.post(`${bookings}/${id}/status`, {
    status,
    ...(status === 'cancelled' && { reason: 'Of the test' }),
  });
const requested = async (...hotels: StayWithTerms[]): Promise<Entry> => {
  const { id } = await booked(...hotels);
  const answer = await go(id, 'on_request');
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().result;
};
const costs = async (id: string, at: string, calls = staff): Promise<BookingCancellation> => {
  const answer = await calls.get(`${bookings}/${id}/cancellation?at=${at}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().result;
};

test('cancelling costs what the stays say together, at any instant; a draft costs nothing', async () => {
  const { id } = await booked(stays.flexible, stays.none, stays.flexible);
  const nothing = { now_minor: 0, free_until: null, next: null };
  expect(await costs(id, '2028-06-09T00:00:00Z')).toMatchObject({ supplier: nothing, customer: nothing });
  await go(id, 'on_request');

  const before = await costs(id, '2028-06-03T08:59:59Z');
  expect(before).toMatchObject({
    at: '2028-06-03T08:59:59.000Z',
    currency: 'EUR',
    supplier: { now_minor: 0, free_until: week, next: { from: week, cost_minor: 20_000 } },
    customer: { now_minor: 0, free_until: week, next: { from: week, cost_minor: 22_000 } },
  });
  expect(before.stays.map(({ has_terms }) => has_terms).toSorted()).toEqual([false, true, true]);
  const after = await costs(id, '2028-06-03T09:00:00Z');
  expect(after.supplier).toEqual({
    now_minor: 20_000,
    free_until: week,
    next: { from: twoDays, cost_minor: 60_000 },
  });
  const [withTerms] = after.stays.filter(({ has_terms }) => has_terms);
  expect(withTerms).toMatchObject({ supplier: { now_minor: 10_000 }, customer: { now_minor: 11_000 } });
  const [without] = after.stays.filter(({ has_terms }) => !has_terms);
  expect(without).toMatchObject({ supplier: nothing, customer: nothing });
  expect((await staff.one(`${bookings}/${id}/cancellation`))['supplier']).toMatchObject({ now_minor: 0 });
  expect(refusedFields(await staff.get(`${bookings}/${id}/cancellation?at=tomorrow`))).toEqual(['at']);
});

test('the customer is charged no more than the booking costs', async () => {
  const { id } = await requested(stays.flexible);
  const [price] = await staff.list(`/api/booking-prices?booking_id=${id}`);
  const change = { discount_minor: 20_000, discount_reason: 'Of the test' };
  await staff.change(`/api/booking-prices/${price?.id}`, change);
  const { customer, stays: each } = await costs(id, '2028-06-09T00:00:00Z');
  expect([customer?.now_minor, each[0]?.customer?.now_minor]).toEqual([13_000, 33_000]);
});

test('by the setting, all stays with terms cost the customer the share of the strictest, and partners what they charge', async () => {
  const { id, free_until } = await requested(stays.flexible, stays.free, stays.none);
  const at = '2028-06-05T00:00:00Z';
  const each = await costs(id, at);
  expect(each).toMatchObject({ combined_terms: 'each', customer: { now_minor: 11_000, free_until: week } });
  await staff.change(settingsPath, { combined_terms: 'strictest' });
  const strictest = await costs(id, at);
  await staff.change(settingsPath, { combined_terms: 'each' });
  expect(strictest).toMatchObject({
    combined_terms: 'strictest',
    supplier: each.supplier,
    customer: { now_minor: 22_000, free_until, next: { from: twoDays, cost_minor: 66_000 } },
  });
  const ofCustomer = ({ stays: all }: BookingCancellation) => all.map((stay) => stay.customer?.now_minor);
  expect(ofCustomer(strictest).toSorted()).toEqual([0, 11_000, 11_000]);
  expect(ofCustomer(each).toSorted()).toEqual([0, 0, 11_000]);
  expect(await costs(id, at)).toEqual(each);
});

test('a partner reads what it charges for its own bookings, and nothing about the customer', async () => {
  const { id } = await booked(stays.flexible);
  const path = `${bookings}/${id}/cancellation`;
  expect((await partner.get(path)).statusCode).toBe(404);
  await go(id, 'on_request');
  const seen = await costs(id, '2028-06-05T00:00:00Z', partner);
  expect(seen.supplier.now_minor).toBe(10_000);
  expect(JSON.stringify(seen)).not.toContain('customer');
  const [stay] = await partner.list(`/api/booking-hotels?booking_id=${id}`);
  expect(stay).toMatchObject({ cancellation: { name: 'Flexible' } });
  expect(stay).not.toHaveProperty('customer_cancellation');
  expect((await (await callsOf(server, 'partner2')).get(path)).statusCode).toBe(404);
});

test.each<[string, (keyof typeof stays)[], string | null]>([
  ['of its first stay that begins to cost', ['flexible', 'free', 'none'], week],
  ['none, if a stay is never free', ['flexible', 'strict'], null],
  ['none, if no stay ever costs anything', ['free'], null],
  ['none, without terms', ['none'], null],
])('free cancellation of a booking ends at the instant %s', async (_, kinds, free_until) => {
  const { id, free_until: found } = await requested(...kinds.map((kind) => stays[kind]));
  expect(found).toBe(free_until);
  expect((await costs(id, '2028-06-01T00:00:00Z')).stays).toHaveLength(kinds.length);
});

test('lists find what ends to be free within some days, while it is requested or sold, and sort by it', async () => {
  const soon = await requested(stays.soon);
  const later = await requested(stays.flexible);
  const idsIn = async (query: string) => (await staff.list(`${bookings}?${query}`)).map(({ id }) => id);
  const found = 'free_ends_within_days=4&per_page=200&page=1';
  expect(await idsIn(found)).toContain(soon.id);
  expect(await idsIn(found)).not.toContain(later.id);
  expect(await idsIn('free_ends_within_days=1&per_page=200&page=1')).not.toContain(soon.id);

  const ofHotels = `hotel_id=${stays.soon.hotel_id},${stays.flexible.hotel_id}`;
  const sorted = await staff.list(`${bookings}?${ofHotels}&sort=free_until&per_page=200&page=1`);
  const instants = sorted.map(({ free_until }) => free_until ?? 'none');
  expect(instants).toEqual(instants.toSorted());
  expect(sorted[0]).toMatchObject({ id: soon.id });

  await go(soon.id, 'cancelled');
  expect(await staff.one(`${bookings}/${soon.id}`)).toMatchObject({ free_until: null });
  expect(await idsIn(found)).not.toContain(soon.id);
});
