import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { batchPath, hotelCharges, quotesPath } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { hotelWithPrices, type StayWithTerms } from '../../../testing/hotelWithTerms';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

const { path } = hotelCharges;
const dmc_id = idOf('partner');

let server: TestServer;
let staff: Calls;
let partner: Calls;
let other: Calls;
let stay: StayWithTerms;
let owner: { hotel_id: string; dmc_id: string };

beforeAll(async () => {
  server = await startTestServer();
  [staff, partner, other] = [
    await callsOf(server, 'operator'),
    await callsOf(server, 'partner'),
    await callsOf(server, 'partner2'),
  ];
  ({ stay, owner } = await hotelWithPrices(staff));
});
afterAll(() => server.stop());

const tax = { kind: 'tax', basis: 'person_night', amount_minor: 200, currency: 'EUR' };
const deposit = { kind: 'deposit', basis: 'room_stay', amount_minor: 10_000, currency: 'USD' };
const ids = async (calls: Calls): Promise<string[]> =>
  (await calls.list(`${path}?hotel_id=${stay.hotel_id}`)).map(({ id }) => id);
const removeAll = async () => {
  for (const id of await ids(staff)) await staff.remove(`${path}/${id}`);
};

describe('a charge', () => {
  test('of one partner is written by it and by staff, and hidden from others', async () => {
    const made = await partner.make(path, { ...tax, ...owner });
    expect(made).toMatchObject({ ...tax, ...owner, name: null, max_nights: null, is_active: true });
    expect(await partner.change(`${path}/${made.id}`, { max_nights: 7 })).toMatchObject({ max_nights: 7 });
    expect(await staff.change(`${path}/${made.id}`, { name: 'Eco tax' })).toMatchObject({ name: 'Eco tax' });
    expect(await ids(other)).toEqual([]);
    for (const answer of [
      await other.get(`${path}/${made.id}`),
      await other.put(`${path}/${made.id}`, {}),
      await other.post(path, { ...tax, ...owner }),
    ])
      expect(answer.statusCode).toBe(404);
    await partner.remove(`${path}/${made.id}`);
    const operations = [{ method: 'POST', path, body: { id: made.id } }];
    expect((await partner.post(batchPath, { operations })).statusCode).toBe(200);
    expect(await ids(partner)).toEqual([made.id]);
    await removeAll();
  });

  test('of all partners is written by staff and read by partners of the hotel', async () => {
    const made = await staff.make(path, { ...tax, hotel_id: stay.hotel_id });
    expect(made['dmc_id']).toBeNull();
    expect(await ids(partner)).toEqual([made.id]);
    expect(await ids(other)).toEqual([]);
    expect((await partner.put(`${path}/${made.id}`, {})).statusCode).toBe(404);
    expect((await partner.remove(`${path}/${made.id}`)).statusCode).toBe(404);
    expect(refusedFields(await partner.post(path, { ...tax, hotel_id: stay.hotel_id }))).toEqual(['dmc_id']);
    expect(refusedFields(await staff.put(`${path}/${made.id}`, { hotel_id: idOf('partner') }))).toEqual([
      'hotel_id',
    ]);
    await removeAll();
  });

  test.each<[object, string]>([
    [{ amount_minor: 0 }, 'amount_minor'],
    [{ kind: 'other' }, 'name'],
    [{ basis: 'room_night', free_below_age: 6 }, 'free_below_age'],
    [{ basis: 'room_stay', max_nights: 7 }, 'max_nights'],
    [{ is_refundable: true }, 'is_refundable'],
    [{ stay_from: '2028-06-02', stay_to: '2028-06-01' }, 'stay_to'],
  ])('refuses %j, new and as a change', async (wrong, field) => {
    expect(refusedFields(await partner.post(path, { ...tax, ...owner, ...wrong }))).toEqual([field]);
    const made = await partner.make(path, { ...tax, ...owner });
    expect(refusedFields(await partner.put(`${path}/${made.id}`, wrong))).toEqual([field]);
    await removeAll();
  });
});

test('a quote names the charges of one room beside its price, for staff and for the partner', async () => {
  const quoted = async (calls: Calls, more: object = {}) =>
    (await calls.post(quotesPath, { ...stay, dmc_id, child_ages: [], ...more })).json().result;
  const before = await quoted(staff);
  expect(before.charges).toEqual([]);
  const common = await staff.make(path, { ...tax, hotel_id: stay.hotel_id, free_below_age: 6 });
  const own = await partner.make(path, { ...deposit, ...owner, is_refundable: true });
  await staff.make(path, { ...tax, hotel_id: stay.hotel_id, dmc_id: idOf('partner2'), name: 'Of another' });
  const charges = [
    { charge_id: common.id, unit_minor: 200, amount_minor: 1_200, currency: 'EUR', is_refundable: false },
    { charge_id: own.id, kind: 'deposit', amount_minor: 10_000, currency: 'USD', is_refundable: true },
  ];
  for (const calls of [staff, partner])
    expect(await quoted(calls)).toMatchObject({ net_minor: before.net_minor, charges });
  // Two nights of June are in the season, and one child is old enough.
  await staff.change(`${path}/${common.id}`, { stay_from: '2028-06-11' });
  expect((await quoted(staff, { child_ages: [3, 7] })).charges).toMatchObject([
    { amount_minor: 1_200 },
    { amount_minor: 10_000 },
  ]);
  await removeAll();
});

describe('a booked stay', () => {
  const booked = async (more: object = {}): Promise<[Entry, Entry]> => {
    const customer = { name: 'Anna Berzina', email: 'anna@mail.example' };
    const hotels = [{ ...stay, ...more }];
    const made = await staff.make('/api/bookings', { dmc_id, currency: 'EUR', customer, hotels });
    const [sold] = await staff.list(`/api/booking-hotels?booking_id=${made.id}`);
    if (!sold) throw new Error('The booking has no stay.');
    return [made, sold];
  };

  test('keeps the charges of all its rooms until it gets another price, and no total has them', async () => {
    const [plain] = await booked({ rooms: 2 });
    const made = await staff.make(path, { ...tax, hotel_id: stay.hotel_id, currency: 'JPY' });
    const [booking, sold] = await booked({ rooms: 2 });
    expect(booking['total_minor']).toBe(plain['total_minor']);
    const kept = [{ charge_id: made.id, name: null, unit_minor: 200, amount_minor: 2_400, currency: 'JPY' }];
    expect(sold).toMatchObject({ charges: kept });
    await staff.change(`${path}/${made.id}`, { amount_minor: 300 });
    const stayPath = `/api/booking-hotels/${sold.id}`;
    expect(await staff.change(stayPath, { room_note: 'Quiet' })).toMatchObject({ charges: kept });
    await staff.post(`/api/bookings/${booking.id}/recalculate`, { apply: true });
    expect(await staff.one(stayPath)).toMatchObject({ charges: [{ unit_minor: 300, amount_minor: 3_600 }] });
    expect((await staff.one(`/api/bookings/${booking.id}`))['total_minor']).toBe(plain['total_minor']);
    const copy = (await staff.post(`/api/bookings/${booking.id}/duplicate`, {})).json().result;
    const [copied] = await staff.list(`/api/booking-hotels?booking_id=${copy.id}`);
    expect(copied).toMatchObject({ charges: [{ amount_minor: 3_600 }] });
    await staff.change(stayPath, { rooms: 1 });
    expect(await staff.one(stayPath)).toMatchObject({ charges: [{ amount_minor: 1_800 }] });
    await removeAll();
  });

  test('has them with a price by hand, too, and an empty list without any', async () => {
    const hand = { priced_by: 'hand', net_minor: 20_000, sale_minor: 25_000, price_reason: 'Agreed' };
    expect((await booked(hand))[1]).toMatchObject({ charges: [] });
    await staff.make(path, { ...tax, hotel_id: stay.hotel_id, is_included: true });
    expect((await booked(hand))[1]).toMatchObject({
      sale_minor: 25_000,
      charges: [{ amount_minor: 1_200, is_included: true }],
    });
    await removeAll();
  });
});

test('a conversion of the partner’s prices does not touch amounts of other currencies', async () => {
  const made = await partner.make(path, { ...tax, ...owner });
  const [link] = await staff.list(`/api/hotel-dmcs?hotel_id=${owner.hotel_id}&dmc_id=${dmc_id}`);
  const converted = await staff.post(`/api/hotel-dmcs/${link?.id}/convert`, {
    currency: 'USD',
    rate: '1.25',
  });
  expect(converted.statusCode).toBe(200);
  expect(await staff.one(`${path}/${made.id}`)).toMatchObject({ amount_minor: 200, currency: 'EUR' });
  await removeAll();
});
