import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { settingsPath } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

const links = '/api/hotel-dmcs';
const dmc_id = idOf('partner');

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

async function newHotel(): Promise<string> {
  const [place] = await staff.list('/api/places');
  return (await staff.make('/api/hotels', { name: 'Currency House', place_id: place?.id })).id;
}

describe('the currency of a link', () => {
  let hotel_id: string;
  let link: Entry;
  beforeAll(async () => {
    hotel_id = await newHotel();
    link = await staff.make(links, { hotel_id, dmc_id, currency: 'JPY' });
  });

  const offer = (more: object) => ({
    hotel_id,
    dmc_id,
    name: 'Autumn',
    type: 'discount',
    booking_from: '2027-01-01',
    booking_to: '2027-12-31',
    stay_from: '2027-01-01',
    stay_to: '2027-12-31',
    ...more,
  });

  test('can be changed until amounts are entered in it', async () => {
    await staff.make('/api/offers', offer({ value_type: 'percent', value_bp: 1000 }));
    expect(await staff.change(`${links}/${link.id}`, { currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
  });

  test('is kept while there are amounts in it, even when the link is removed and added again', async () => {
    const made = await staff.make('/api/offers', offer({ value_type: 'amount_per_night', value_minor: 500 }));
    const refused = await staff.put(`${links}/${link.id}`, { currency: 'USD' });
    expect(refusedFields(refused)).toEqual(['currency']);
    expect(refused.json().error.message).toMatch(
      /^Keep EUR: .* \(1 offer\)\. To change it, save the link in EUR, then choose “Change currency”/,
    );
    expect(await staff.change(`${links}/${link.id}`, { currency: 'EUR', note: 'Agreed' })).toBeTruthy();

    await staff.remove(`${links}/${link.id}`);
    const again = { hotel_id, dmc_id };
    expect(refusedFields(await staff.post(links, { ...again, currency: 'USD' }))).toEqual(['currency']);
    const back = await staff.make(links, { ...again, currency: 'EUR' });

    await staff.remove(`/api/offers/${made.id}`);
    expect(await staff.change(`${links}/${back.id}`, { currency: 'USD' })).toMatchObject({ currency: 'USD' });
  });
});

test('a transfer price keeps its currency when the currency of sales changes', async () => {
  const hotel_id = await newHotel();
  const [airport] = await staff.list('/api/airports?per_page=1&page=1');
  const airports = '/api/hotel-airports';
  const link = await staff.make(airports, { hotel_id, airport_id: airport?.id, transfer_price_minor: 1_500 });
  expect(link).toMatchObject({ transfer_currency: 'EUR' });
  await staff.change(settingsPath, { sale_currency: 'JPY' });
  const path = `${airports}/${link.id}`;
  expect(await staff.change(path, { transfer_price_minor: 1_600 })).toMatchObject({
    transfer_currency: 'EUR',
  });

  const refused = await staff.put(path, { transfer_currency: 'JPY' });
  expect(refusedFields(refused)).toEqual(['transfer_price_minor']);
  expect(refused.json().error.message).toBe('This is still 16,00\u00a0EUR. Enter it in JPY, or keep EUR.');
  const inYen = { transfer_currency: 'JPY', transfer_price_minor: 2_600 };
  expect(await staff.change(path, inYen)).toMatchObject(inYen);

  await staff.change(path, { transfer_price_minor: null, transfer_currency: null });
  expect(await staff.change(path, { transfer_price_minor: 2_700 })).toMatchObject({
    transfer_currency: 'JPY',
  });
  await staff.change(settingsPath, { sale_currency: 'EUR' });
});

test('a block changes its currency together with each of its fares', async () => {
  const [block] = await staff.list('/api/block-seats?per_page=1&page=1');
  const path = `/api/block-seats/${block?.id}`;
  // Amounts of its terms would be others, too.
  await staff.change(path, { cancellation_steps: null });
  const fares = Object.keys(block ?? {}).filter((field) =>
    /^(adult|child|infant)_(net|sale)_minor$/.test(field),
  );
  expect(fares).toHaveLength(6);
  const entered = fares.filter((field) => Number(block?.[field]) > 0);
  const other = block?.['currency'] === 'USD' ? 'EUR' : 'USD';
  const refused = await staff.put(path, { currency: other });
  expect(refusedFields(refused).toSorted()).toEqual(entered.toSorted());
  const [first = ''] = entered;
  const inOther = Object.fromEntries(entered.map((field) => [field, Number(block?.[field]) + 100]));
  expect(
    refusedFields(await staff.put(path, { currency: other, ...inOther, [first]: block?.[first] })),
  ).toEqual([first]);
  expect(await staff.change(path, { currency: other, ...inOther })).toMatchObject({
    currency: other,
    ...inOther,
  });
});

test('a currency that does not exist is refused in every field', async () => {
  const hotel_id = await newHotel();
  const none = 'ZZZ';
  const refusals = await Promise.all([
    staff.post(links, { hotel_id, dmc_id, currency: none }),
    staff.post('/api/users', { email: 'zzz@mail.example', first_name: 'Zita', currency: none }),
    staff.put(settingsPath, { sale_currency: none }),
    staff.post('/api/bookings', { dmc_id, customer: { name: 'Anna' }, currency: none }),
    staff.put(`/api/block-seats/${(await staff.list('/api/block-seats?per_page=1&page=1'))[0]?.id}`, {
      currency: none,
    }),
    staff.put(settingsPath, {
      exchange_rates: [{ from: none, to: 'EUR', rate: '1', valid_from: '2027-01-01' }],
    }),
  ]);
  expect(refusals.map((answer) => [answer.statusCode, ...refusedFields(answer)])).toEqual([
    [400, 'currency'],
    [400, 'currency'],
    [400, 'sale_currency'],
    [400, 'currency'],
    [400, 'currency'],
    [400, 'exchange_rates.0.from'],
  ]);
  expect(refusals[0]?.json().error.message).toBe(
    'There is no such currency. Use three letters of ISO 4217, such as EUR.',
  );
});
