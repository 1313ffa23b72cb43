import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, batchPath } from '@itinera/shared/contracts';
import { askPartner } from '../../../testing/askPartner';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { handMadeBooking } from '../../../testing/handMadeBooking';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { today } from '../../base/today';

let server: TestServer;
let staff: Calls;
let partner: Calls;
let partner2: Calls;
/** A confirmed booking of the first partner, with a stay and travellers. */
let booking: Entry & { hotels: Entry[]; travellers: Entry[] };

const read = async (calls: Calls, id: string) => (await calls.one(`/api/bookings/${id}`)) as typeof booking;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
  partner2 = await callsOf(server, 'partner2');
  for (const { id } of await staff.list(`/api/bookings?dmc_id=${idOf('partner')}&status=confirmed`)) {
    booking = await read(staff, id);
    if (booking.travellers.length > 1) return;
  }
});
afterAll(() => server.stop());

const stay = () => booking.hotels[0] ?? ({} as Entry);
const stayPath = () => `/api/booking-hotels/${stay().id}`;

describe('a stay', () => {
  test('keeps its price when its note changes, and is priced again when its nights do', async () => {
    const before = await staff.one(stayPath());
    const withNote = await staff.change(stayPath(), { room_note: 'Sea view' });
    expect(withNote).toMatchObject({ net_minor: before['net_minor'], quote: before['quote'] });
    const twice = await staff.change(stayPath(), { rooms: 2, override_reason: 'Asked by the customer' });
    expect(twice['net_minor']).toBe(2 * Number(before['net_minor']));
    const { net_minor, hotel_net_minor } = await staff.one(`/api/bookings/${booking.id}`);
    expect(hotel_net_minor).toBe(twice['net_minor']);
    expect(Number(net_minor)).toBeGreaterThanOrEqual(Number(hotel_net_minor));
    const stale = await staff.put(stayPath(), { rooms: 1, net_minor: 1, override_reason: 'Asked' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ error: { params: { net_minor: before['net_minor'] } } });
    await staff.change(stayPath(), { rooms: 1, override_reason: 'Asked' });
  });

  test('with a manual price needs a reason, and stays with its booking', async () => {
    const byHand = { priced_by: 'hand', net_minor: 500, sale_minor: 700, override_reason: 'Agreed' };
    expect(refusedFields(await staff.put(stayPath(), byHand))).toEqual(['price_reason']);
    const made = await staff.change(stayPath(), { ...byHand, price_reason: 'A friend of the house' });
    expect(made).toMatchObject({ net_minor: 500, sale_minor: 700, quote: null });
    const [other] = await staff.list(`/api/bookings?dmc_id=${idOf('partner2')}`);
    expect(refusedFields(await staff.put(stayPath(), { booking_id: other?.id }))).toEqual(['booking_id']);
  });

  test('can’t be in a hotel that the partner does not offer', async () => {
    const own = (await partner.list('/api/hotels?per_page=200&page=1')).map(({ id }) => id);
    const theirs = await partner2.list('/api/hotels?per_page=200&page=1');
    const foreign = theirs.find(({ id }) => !own.includes(id));
    expect(refusedFields(await staff.put(stayPath(), { hotel_id: foreign?.id }))).toEqual(
      expect.arrayContaining(['hotel_id']),
    );
  });

  test('is confirmed with its number only by its own partner', async () => {
    const confirm = { confirmation_number: 'H-4711' };
    expect((await partner2.post(`${stayPath()}/confirm`, confirm)).statusCode).toBe(404);
    const answer = await partner.post(`${stayPath()}/confirm`, confirm);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('sale_minor');
    expect(await partner.one(`/api/bookings/${booking.id}`)).toMatchObject(confirm);
    const [last] = await staff.list(`/api/history?entity=booking-hotels&id=${stay().id}`);
    expect(last).toMatchObject({
      actor: { kind: 'partner' },
      changes: { confirmation_number: { after: 'H-4711' } },
    });
  });

  test('is restored at its price when its removal is undone', async () => {
    const before = await staff.one(stayPath());
    await staff.remove(stayPath());
    expect(await read(staff, booking.id)).toMatchObject({ hotels: [], hotel_id: null, hotel_net_minor: 0 });
    const operations = [{ method: 'POST', path: '/api/booking-hotels', body: { id: stay().id } }];
    expect((await staff.post(batchPath, { operations })).statusCode).toBe(200);
    expect(await staff.one(stayPath())).toEqual(before);
    expect(await read(staff, booking.id)).toMatchObject({ hotel_net_minor: before['net_minor'] });
  });
});

describe('travellers', () => {
  const path = '/api/booking-travellers';
  const leads = async () =>
    (await read(staff, booking.id)).travellers.filter(({ is_lead }) => is_lead).map(({ id }) => id);

  test('always have exactly one lead', async () => {
    const [first, second] = booking.travellers;
    expect(await leads()).toEqual([first?.id]);
    await staff.change(`${path}/${second?.id}`, { is_lead: true });
    expect(await leads()).toEqual([second?.id]);
    expect(refusedFields(await staff.put(`${path}/${second?.id}`, { is_lead: false }))).toEqual(['is_lead']);
    await staff.remove(`${path}/${second?.id}`);
    expect(await leads()).toEqual([first?.id]);
    const operations = [{ method: 'POST', path, body: { id: second?.id } }];
    expect((await staff.post(batchPath, { operations })).statusCode).toBe(200);
    expect(await leads()).toEqual([second?.id]);
  });

  test('have a count of bookings in the list of travellers, and can’t be deleted while in one', async () => {
    const [someone] = booking.travellers;
    const traveller = await staff.one(`/api/travellers/${String(someone?.['traveller_id'])}`);
    const found = await staff.list(`/api/bookings?traveller_id=${traveller.id}&per_page=200`);
    expect(found.map(({ id }) => id)).toContain(booking.id);
    expect(traveller['bookings_count']).toBe(found.length);
    const answer = await staff.remove(`/api/travellers/${traveller.id}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain(String(found[0]?.['ref']).slice(0, 4));
  });

  test('are listed with the last day of their future trips that are not cancelled', async () => {
    const [country] = await staff.list('/api/countries?per_page=1&page=1');
    const traveller = await staff.make('/api/travellers', {
      first_name: 'Passport',
      last_name: 'Holder',
      sex: 'f',
      birthday: '1990-05-01',
      nationality: country?.id,
    });
    const lastCheckOut = async () =>
      (await staff.list('/api/travellers?q=passport+holder'))[0]?.['last_check_out'];
    const trip = async (sale_minor: number | undefined, days: number) => {
      const wanted = { ...(sale_minor && { sale_minor }), check_in: addDays(today(), days) };
      const { id } = await handMadeBooking(staff, wanted);
      await staff.make(path, { booking_id: id, traveller_id: traveller.id });
      return id;
    };
    await trip(undefined, 300);
    expect(await lastCheckOut()).toBeNull();
    await trip(1000, 40);
    const later = await trip(1000, 100);
    expect(await lastCheckOut()).toBe(addDays(today(), 107));
    await staff.post(`/api/bookings/${later}/status`, { status: 'cancelled', reason: 'Ill' });
    expect(await lastCheckOut()).toBe(addDays(today(), 47));
  });

  test('are visible only to the partner of the booking, with masked numbers', async () => {
    const { travellers } = await read(partner, booking.id);
    const number = String(
      (await staff.one(`/api/travellers/${String(travellers[0]?.['traveller_id'])}`))['passport_number'],
    );
    expect(travellers[0]).toMatchObject({ traveller: { passport_number: `••••${number.slice(-3)}` } });
    const listed = await partner.get(`${path}?booking_id=${booking.id}&with_data=true`);
    expect(listed.body).not.toContain(number);
    expect(listed.body).toContain('birthday');
    expect(await partner2.list(`${path}?booking_id=${booking.id}`)).toEqual([]);
  });

  test('are not duplicated in a booking when two of them are merged, and one of them leads', async () => {
    const same = { sex: 'f', birthday: '1990-05-01' };
    const [country] = await staff.list('/api/countries?per_page=1&page=1');
    const make = (first_name: string) =>
      staff.make('/api/travellers', { ...same, first_name, last_name: 'Twice', nationality: country?.id });
    const [kept, other] = [await make('Anna'), await make('Ana')];
    const body = { dmc_id: idOf('partner'), customer: { name: 'Anna' } };
    const both = await staff.make('/api/bookings', {
      ...body,
      party: [{ traveller_id: other.id }, { traveller_id: kept.id }],
    });
    const alone = await staff.make('/api/bookings', { ...body, party: [{ traveller_id: other.id }] });
    const answer = await staff.post(`/api/travellers/${kept.id}/merge`, { other_id: other.id });
    expect(answer.statusCode).toBe(200);
    for (const { id } of [both, alone])
      expect((await read(staff, id)).travellers).toMatchObject([{ traveller_id: kept.id, is_lead: true }]);
    expect(await staff.one(`/api/travellers/${kept.id}`)).toMatchObject({ bookings_count: 2 });
  });

  test('are added with a new booking, the first of them as its lead', async () => {
    const [one, two] = booking.travellers.map(({ traveller_id }) => String(traveller_id));
    const body = {
      dmc_id: idOf('partner'),
      customer: { name: 'Anna' },
      party: [{ traveller_id: two }, { traveller_id: one }],
    };
    const { id } = await staff.make('/api/bookings', body);
    expect((await read(staff, id)).travellers).toMatchObject([
      { traveller_id: two, is_lead: true },
      { traveller_id: one, is_lead: false },
    ]);
  });

  test('who are new are created with the booking, or nothing is', async () => {
    const [known] = booking.travellers.map(({ traveller_id }) => String(traveller_id));
    const [country] = await staff.list('/api/countries?per_page=1&page=1');
    const child = {
      first_name: 'Karlis',
      last_name: 'Newcomer',
      sex: 'm',
      birthday: '2023-05-01',
      nationality: country?.id,
      passport_number: 'lv1234567',
    };
    const body = (traveller: object) => ({
      dmc_id: idOf('partner'),
      customer: { name: 'Anna' },
      party: [{}, { traveller: child }, { traveller }, { traveller_id: known, is_lead: true }],
    });
    const newcomers = () => staff.list('/api/travellers?q=Newcomer');
    const refused = await staff.post('/api/bookings', body({ ...child, birthday: '2990-01-01' }));
    expect(refusedFields(refused)).toEqual(['party.2.traveller.birthday']);
    expect(await newcomers()).toEqual([]);

    const { id } = await staff.make('/api/bookings', body({ ...child, first_name: 'Liga' }));
    expect((await newcomers()).length).toBe(2);
    const made = (await read(staff, id)).travellers;
    expect(made).toMatchObject([
      { traveller: { first_name: 'Karlis' }, is_lead: false },
      { traveller: { first_name: 'Liga' }, is_lead: false },
      { traveller_id: known, is_lead: true },
    ]);
    // From now on they are offered as companions of each other.
    const offered = await staff.list(`/api/travellers?travelled_with=${made[0]?.['traveller_id']}`);
    const others = made.slice(1).map(({ traveller_id }) => traveller_id);
    expect(offered.map(({ id: one }) => one).toSorted()).toEqual(others.toSorted());
  });
});

test('flights and the transfer are part of totals, dates and required documents; partners don’t see their sale', async () => {
  const { id, documents_required } = await staff.make('/api/bookings', {
    dmc_id: idOf('partner'),
    customer: { name: 'Anna' },
  });
  expect(documents_required).toBe(0);
  const [carrier] = await staff.list('/api/flight-carriers');
  const [from, to] = await staff.list('/api/airports?per_page=2&page=1');
  const flight = {
    booking_id: id,
    direction: 'outbound',
    carrier_id: carrier?.id,
    flight_number: 'bt 651',
    origin_airport_id: from?.id,
    destination_airport_id: to?.id,
    departure_date: '2027-05-01',
    departure_time: '10:00',
    arrival_date: '2027-05-02',
    arrival_time: '00:10',
    net_minor: 10_000,
    sale_minor: 12_000,
  };
  await staff.make('/api/booking-flights', flight);
  const transfer = { booking_id: id, type: 'private', pax: 2, net_minor: 1000, sale_minor: 1500 };
  await staff.make('/api/booking-transfers', transfer);
  expect((await staff.post('/api/booking-transfers', transfer)).statusCode).toBe(409);
  expect(await read(staff, id)).toMatchObject({
    departure_date: '2027-05-01',
    return_date: '2027-05-02',
    total_minor: 13_500,
    net_minor: 11_000,
    profit_minor: 2500,
    documents_required: 3,
  });
  const { price } = (await staff.one(`/api/bookings/${id}`)) as Entry & { price: Entry };
  expect(refusedFields(await staff.put(`/api/booking-prices/${price.id}`, { discount_minor: 500 }))).toEqual([
    'discount_reason',
  ]);
  await staff.change(`/api/booking-prices/${price.id}`, {
    discount_minor: 500,
    discount_reason: 'Regular guest',
  });
  expect(await read(staff, id)).toMatchObject({ total_minor: 13_000 });
  await askPartner(server, id);
  expect(JSON.stringify(await read(partner, id))).not.toMatch(/sale_minor|discount|Regular/);
});
