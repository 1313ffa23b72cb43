import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CostOfStayChange, StayChange } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { flexible, hotelWithPrices, makeTerms, type StayWithTerms } from '../../../../testing/hotelWithTerms';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';

const bookings = '/api/bookings';
const [week, twoDays] = ['2028-06-03T09:00:00.000Z', '2028-06-08T09:00:00.000Z'];
const afterWeek = '2028-06-05T00:00:00Z';

let server: TestServer;
let staff: Calls;
let partner: Calls;
/** Three nights at 100.00: a week before it costs one of them, two days before all. */
let flexibleStay: StayWithTerms;
let stayWithoutTerms: StayWithTerms;

beforeAll(async () => {
  server = await startTestServer();
  [staff, partner] = [await callsOf(server, 'manager'), await callsOf(server, 'partner')];
  const { owner, stay } = await hotelWithPrices(staff);
  await makeTerms(staff, owner, { steps: flexible });
  flexibleStay = stay;
  stayWithoutTerms = (await hotelWithPrices(staff)).stay;
});
afterAll(() => server.stop());

/** The stay of a new draft. */
async function drafted(more: object = {}, stay = flexibleStay): Promise<Entry> {
  const { id } = await staff.make(bookings, {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    hotels: [{ ...stay, ...more }],
  });
  const [made] = await staff.list(`/api/booking-hotels?booking_id=${id}`);
  if (!made) throw new Error('The booking has no stay.');
  return made;
}
const request = async ({ booking_id }: Entry) => {
  const answer = await staff.post(`${bookings}/${String(booking_id)}/status`, { status: 'on_request' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
};
async function requested(more: object = {}, stay = flexibleStay): Promise<Entry> {
  const made = await drafted(more, stay);
  await request(made);
  return made;
}
const ask = ({ id }: Entry, change: StayChange, calls = staff) =>
  calls.post(`/api/booking-hotels/${id}/change-cost`, change);
const costs = async (stay: Entry, change: StayChange, calls = staff): Promise<CostOfStayChange> => {
  const answer = await ask(stay, change, calls);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().result;
};
const nothing = { now_minor: 0, free_until: null, next: null };

test('a shorter stay costs the share of its cancellation, before and after the deadline', async () => {
  const stay = await requested();
  const shorter = { check_out: '2028-06-12' };
  expect(await costs(stay, { ...shorter, at: '2028-06-03T08:59:59Z' })).toEqual({
    at: '2028-06-03T08:59:59.000Z',
    currency: 'EUR',
    has_terms: true,
    lines: [{ what: 'nights', count: 1 }],
    supplier: { now_minor: 0, free_until: week, next: { from: week, cost_minor: 3_333 } },
    customer: { now_minor: 0, free_until: week, next: { from: week, cost_minor: 3_667 } },
  });
  expect(await costs(stay, { ...shorter, at: afterWeek })).toMatchObject({
    supplier: { now_minor: 3_333, next: { from: twoDays, cost_minor: 10_000 } },
    customer: { now_minor: 3_667, next: { from: twoDays, cost_minor: 11_000 } },
  });
});

test.each<[string, StayChange, CostOfStayChange['lines'], number]>([
  ['one of two rooms', { rooms: 1 }, [{ what: 'rooms', count: 1 }], 10_000],
  ['one of two guests of each room', { adults: 1 }, [{ what: 'guests', count: 1 }], 10_000],
  ['two nights', { check_in: '2028-06-12', check_out: '2028-06-15' }, [{ what: 'nights', count: 2 }], 13_333],
  ['other days', { check_in: '2028-06-20', check_out: '2028-06-23' }, [{ what: 'stay', count: 1 }], 20_000],
  ['all of it', { is_removed: true }, [{ what: 'stay', count: 1 }], 20_000],
  ['nothing', { check_out: '2028-06-20', rooms: 3, child_ages: [5] }, [], 0],
])('dropping %s costs that part, and changes nothing', async (_name, change, lines, now_minor) => {
  const stay = await requested({ rooms: 2 });
  const before = await staff.one(`/api/booking-hotels/${stay.id}`);
  expect(await costs(stay, { ...change, at: afterWeek })).toMatchObject({ lines, supplier: { now_minor } });
  expect(await staff.one(`/api/booking-hotels/${stay.id}`)).toEqual(before);
});

test('an infant who stays at home costs nothing', async () => {
  const stay = await requested({ child_ages: [0] });
  expect(stay['infants']).toBe(1);
  expect(await costs(stay, { child_ages: [], at: afterWeek })).toMatchObject({
    lines: [],
    supplier: nothing,
  });
});

test('the customer is charged no more than the booking costs', async () => {
  const stay = await requested();
  const [price] = await staff.list(`/api/booking-prices?booking_id=${String(stay['booking_id'])}`);
  const discount = { discount_minor: 20_000, discount_reason: 'Of the test' };
  await staff.change(`/api/booking-prices/${price?.id}`, discount);
  const { customer } = await costs(stay, { is_removed: true, at: '2028-06-09T00:00:00Z' });
  expect(customer?.now_minor).toBe(13_000);
});

test('a draft costs nothing, and a stay without terms is charged by hand', async () => {
  expect(await costs(await drafted(), { is_removed: true, at: afterWeek })).toMatchObject({
    has_terms: true,
    supplier: nothing,
    customer: nothing,
  });
  const stay = await requested({}, stayWithoutTerms);
  expect(await costs(stay, { is_removed: true, at: afterWeek })).toMatchObject({
    has_terms: false,
    lines: [{ what: 'stay', count: 1 }],
    supplier: nothing,
  });
});

test('a partner reads what it charges for its own bookings that were requested, and nothing about the customer', async () => {
  const stay = await drafted();
  const change = { is_removed: true, at: afterWeek };
  expect((await ask(stay, change, partner)).statusCode).toBe(404);
  await request(stay);
  const seen = await costs(stay, change, partner);
  expect(seen.supplier.now_minor).toBe(10_000);
  expect(JSON.stringify(seen)).not.toContain('customer');
  expect((await ask(stay, change, await callsOf(server, 'partner2'))).statusCode).toBe(404);
});

test('a stay of no night, and fields that cost nothing by themselves, are refused', async () => {
  const stay = await requested();
  expect(refusedFields(await ask(stay, { check_out: '2028-06-10' }))).toEqual(['check_out']);
  const { statusCode } = await staff.post(`/api/booking-hotels/${stay.id}/change-cost`, { room_note: 'Sea' });
  expect(statusCode).toBe(400);
});
