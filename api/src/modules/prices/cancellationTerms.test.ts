import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { batchPath, cancellationTerms, offers, quotesPath, settingsPath } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import {
  hotelWithPrices,
  makeTerms,
  percent,
  step,
  type StayWithTerms,
} from '../../../testing/hotelWithTerms';
import { startTestServer, type TestServer } from '../../../testing/testServer';

const { path } = cancellationTerms;

let server: TestServer;
let staff: Calls;
let partner: Calls;
let owner: { hotel_id: string; dmc_id: string };
let stay: StayWithTerms;

beforeAll(async () => {
  server = await startTestServer();
  [staff, partner] = [await callsOf(server, 'manager'), await callsOf(server, 'partner')];
  ({ owner, stay } = await hotelWithPrices(staff));
});
afterAll(() => server.stop());

const offerOf = (of: object): Promise<Entry> =>
  staff.make(offers.path, {
    ...of,
    name: 'Early',
    type: 'discount',
    value_type: 'percent',
    value_bp: 1_000,
    booking_from: '2026-01-01',
    booking_to: '2028-12-31',
    stay_from: '2028-06-01',
    stay_to: '2028-06-30',
  });
const quoted = async (calls: Calls) =>
  (await calls.post(quotesPath, { ...stay, dmc_id: owner.dmc_id })).json().result;

test('a quote says what cancelling costs, in the time of the hotel, and staff what the customer is charged', async () => {
  expect((await quoted(staff)).terms).toBeNull();
  const { id } = await makeTerms(staff, owner);
  await staff.change(settingsPath, { customer_terms_days: 2, customer_terms_margin_bp: 1_000 });
  const stages = [
    { from: null, cost_minor: 0 },
    { from: '2028-06-03T09:00:00.000Z', cost_minor: 10_000 },
    { from: '2028-06-08T09:00:00.000Z', cost_minor: 30_000 },
  ];
  const ofStaff = await quoted(staff);
  expect(ofStaff).toMatchObject({
    net_minor: 30_000,
    terms: { terms_id: id, name: 'Flexible', time_zone: 'Asia/Tokyo', stages },
  });
  expect(ofStaff.customer_stages).toEqual([
    { from: null, cost_minor: 0 },
    { from: '2028-06-01T09:00:00.000Z', cost_minor: 12_100 },
    { from: '2028-06-06T09:00:00.000Z', cost_minor: 33_000 },
  ]);
  const ofPartner = await quoted(partner);
  expect(ofPartner).toMatchObject({ terms: { stages } });
  expect(ofPartner).not.toHaveProperty('customer_stages');

  await staff.change(`/api/hotels/${owner.hotel_id}`, { time_zone: null });
  expect((await quoted(partner)).terms).toMatchObject({
    time_zone: 'Europe/Riga',
    stages: [{ from: null }, { from: '2028-06-03T15:00:00.000Z' }, { from: '2028-06-08T15:00:00.000Z' }],
  });
  await staff.change(`/api/hotels/${owner.hotel_id}`, { time_zone: 'Asia/Tokyo' });
  await staff.remove(`${path}/${id}`);
});

test('terms name offers of their hotel and partner, which then can’t be deleted', async () => {
  const own = await offerOf(owner);
  const elsewhere = await offerOf((await hotelWithPrices(staff)).owner);
  const naming = (...ids: string[]) => makeTerms(staff, owner, { name: 'Strict', offer_ids: ids });
  const strict = await naming(own.id);
  for (const wrong of [[elsewhere.id], [own.id, elsewhere.id]]) {
    const place = `offer_ids.${wrong.length - 1}`;
    const refused = await partner.put(`${path}/${strict.id}`, { offer_ids: wrong });
    expect([refused.statusCode, refusedFields(refused)]).toEqual([400, [place]]);
    expect(refused.json().error.fields[place]).toBe(
      'The partner has no such offer for this hotel. Choose one of its own.',
    );
  }
  expect((await quoted(staff)).terms).toMatchObject({ name: 'Strict' });

  const used = await staff.remove(`${offers.path}/${own.id}`);
  expect([used.statusCode, used.json().error.used_by]).toEqual([
    409,
    [{ collection: 'cancellation-terms', id: strict.id, name: 'Strict' }],
  ]);
  await staff.remove(`${path}/${strict.id}`);
  expect((await staff.remove(`${offers.path}/${own.id}`)).statusCode).toBe(200);
  // What it named is gone meanwhile: restored without, it would be about all stays.
  const operations = [{ method: 'POST', path, body: { id: strict.id } }];
  const restored = await staff.post(batchPath, { operations });
  expect([restored.statusCode, refusedFields(restored)]).toEqual([400, ['offer_ids.0']]);
});

test('amounts that were typed in another currency than the link has are refused', async () => {
  const byAmount = { steps: [step(7, { kind: 'amount_per_stay', value: 5_000 })] };
  const body = { ...owner, name: 'By amount', ...byAmount, currency: 'USD' };
  const days = { stay_from: '2028-06-01', stay_to: '2028-06-30' };
  const booked = { booking_from: '2026-01-01', booking_to: '2028-12-31' };
  expect((await staff.post(path, { ...body, ...days, ...booked })).statusCode).toBe(409);
  const made = await makeTerms(staff, owner, { ...byAmount, currency: 'EUR' });
  expect(made).not.toHaveProperty('currency');
  const [link] = await staff.list(`/api/hotel-dmcs?hotel_id=${owner.hotel_id}`);
  const [cell] = await staff.list(`/api/price-cells?hotel_id=${owner.hotel_id}`);
  await staff.remove(`/api/price-cells/${cell?.id}`);
  const other = await staff.put(`/api/hotel-dmcs/${link?.id}`, { currency: 'USD' });
  expect(other.json().error.message).toMatch(/\(1 cancellation rule\)/);
  await staff.change(`${path}/${made.id}`, { steps: [step(7, percent(5_000))] });
  await staff.change(`/api/hotel-dmcs/${link?.id}`, { currency: 'USD' });
  await staff.change(`/api/hotel-dmcs/${link?.id}`, { currency: 'EUR' });
});
