import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  basePrices,
  batchPath,
  boardingSupplements,
  cancellationTerms,
  convertLinkPath,
  graphPrices,
  offers,
  priceCells,
  pricePeriods,
  saveCellsPath,
  specialPrices,
  weekdaySupplements,
  type Charge,
  type LinkConversion,
} from '@itinera/shared/contracts';
import { system } from '../../../db/actor';
import { becomeActor } from '../../../db/database';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';

const links = '/api/hotel-dmcs';
const dmc_id = idOf('partner');
const days = {
  stay_from: '2028-06-01',
  stay_to: '2028-06-30',
  booking_from: '2026-01-01',
  booking_to: '2028-12-31',
};

let server: TestServer;
let staff: Calls;
let link: Entry;
let owner: { hotel_id: string; dmc_id: string };
let stay: object;
let placeId: unknown;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const [place] = await staff.list('/api/places');
  placeId = place?.id;
  const [room, double] = (await staff.list('/api/room-types')).map(({ id }) => id);
  const [bed, half] = (await staff.list('/api/boarding-types')).map(({ id }) => id);
  const hotel = await staff.make('/api/hotels', {
    name: 'Exchange House',
    place_id: place?.id,
    room_type_id: [room, double],
    boarding_type_id: [bed, half],
    is_active: true,
  });
  owner = { hotel_id: hotel.id, dmc_id };
  link = await staff.make(links, { ...owner, currency: 'EUR' });
  const period = await staff.make(pricePeriods.path, {
    ...owner,
    start_period: '2028-06-01',
    end_period: '2028-06-30',
    min_nights: 1,
    release_days: 0,
  });
  const row = await staff.make(graphPrices.path, {
    ...owner,
    room_type_id: room,
    boarding_type_id: bed,
    adult: 2,
    children: 0,
  });
  const free = await staff.make(graphPrices.path, {
    ...owner,
    room_type_id: double,
    boarding_type_id: bed,
    adult: 2,
    children: 0,
  });
  const inPeriod = { ...owner, period_id: period.id, boarding_type_id: bed };
  await staff.make(priceCells.path, { graph_price_id: row.id, period_id: period.id, price_minor: 10_050 });
  await staff.make(priceCells.path, {
    graph_price_id: free.id,
    period_id: period.id,
    price_minor: 0,
    is_free: true,
  });
  await staff.make(basePrices.path, { ...inPeriod, price_minor: 7_000 });
  await staff.make(boardingSupplements.path, {
    ...owner,
    period_id: period.id,
    from_boarding_type_id: bed,
    boarding_type_id: half,
    adult_minor: 1_234,
    child_minor: 0,
    is_free: true,
  });
  const weekdays = { ...owner, weekdays: [7] };
  await staff.make(weekdaySupplements.path, {
    ...weekdays,
    name: 'Less',
    change: 'per_room',
    amount_minor: -505,
  });
  await staff.make(weekdaySupplements.path, {
    ...weekdays,
    name: 'More',
    change: 'percent',
    percent_bp: 500,
  });
  await staff.make(specialPrices.path, { ...owner, name: 'Early summer', ...days, price_minor: 9_001 });
  const offer = { ...owner, type: 'discount', ...days };
  await staff.make(offers.path, { ...offer, name: 'Ten', value_type: 'percent', value_bp: 1000 });
  await staff.make(offers.path, {
    ...offer,
    name: 'Five',
    value_type: 'amount_per_night',
    value_minor: 500,
    combinable: false,
  });
  await staff.make(cancellationTerms.path, {
    ...owner,
    ...days,
    name: 'By amount',
    steps: [
      { days_before: 14, hour: 18, kind: 'amount_per_room', value: 3_000 },
      { days_before: 7, hour: 18, kind: 'percent', value: 5_000 },
    ],
    no_show: { kind: 'amount_per_person', value: 9_900 },
  });
  await staff.make(cancellationTerms.path, {
    ...owner,
    ...days,
    name: 'By nights',
    steps: [{ days_before: 7, hour: 18, kind: 'nights', value: 2 }],
  });
  stay = {
    hotel_id: hotel.id,
    room_type_id: room,
    boarding_type_id: bed,
    check_in: '2028-06-10',
    check_out: '2028-06-12',
    adults: 2,
  };
});
afterAll(() => server.stop());

const ask = (input: object) => staff.post(convertLinkPath(link.id), input);
const preview = async (input: object): Promise<LinkConversion> => {
  const answer = await ask(input);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().result;
};

/** All amounts of the link, collection by collection. */
async function amounts(): Promise<Record<string, unknown[]>> {
  const fields = ['price_minor', 'adult_minor', 'child_minor', 'value_minor', 'amount_minor'];
  const all: Record<string, unknown[]> = {};
  const listed = (path: string) => staff.list(`${path}?hotel_id=${owner.hotel_id}&dmc_id=${dmc_id}`);
  for (const { path } of [
    priceCells,
    basePrices,
    boardingSupplements,
    weekdaySupplements,
    specialPrices,
    offers,
  ]) {
    const entries = await listed(path);
    all[path] = entries.flatMap((entry) => fields.flatMap((field) => entry[field] ?? [])).toSorted();
  }
  all[cancellationTerms.path] = (await listed(cancellationTerms.path)).flatMap((terms) => [
    ...(terms['steps'] as Charge[]).map(({ value }) => value),
    ...(terms['no_show'] ? [(terms['no_show'] as Charge).value] : []),
  ]);
  return all;
}

const inEuros = {
  '/api/price-cells': [0, 10_050],
  '/api/base-prices': [7_000],
  '/api/boarding-supplements': [0, 1_234],
  '/api/weekday-supplements': [-505, 0],
  '/api/special-prices': [9_001],
  '/api/offers': [500],
  '/api/cancellation-terms': [3_000, 5_000, 9_900, 2],
};

test('a conversion is shown before it is made, and writes nothing until then', async () => {
  const shown = await preview({ currency: 'JPY', rate: '163.5' });
  expect(shown).toMatchObject({ from: 'EUR', to: 'JPY', rate: '163.5', bookings: 0 });
  expect(shown.kinds).toEqual([
    { kind: 'price_cells', count: 1, examples: [{ before_minor: 10_050, after_minor: 16_432 }] },
    { kind: 'base_prices', count: 1, examples: [{ before_minor: 7_000, after_minor: 11_445 }] },
    { kind: 'boarding_supplements', count: 1, examples: [{ before_minor: 1_234, after_minor: 2_018 }] },
    { kind: 'weekday_supplements', count: 1, examples: [{ before_minor: -505, after_minor: -826 }] },
    { kind: 'special_prices', count: 1, examples: [{ before_minor: 9_001, after_minor: 14_717 }] },
    { kind: 'offers', count: 1, examples: [{ before_minor: 500, after_minor: 818 }] },
    {
      kind: 'cancellation_terms',
      count: 1,
      examples: [
        { before_minor: 3_000, after_minor: 4_905 },
        { before_minor: 9_900, after_minor: 16_187 },
      ],
    },
  ]);
  expect(await amounts()).toEqual(inEuros);
  expect(await staff.one(`${links}/${link.id}`)).toMatchObject({ currency: 'EUR' });
});

test.each([
  [{ currency: 'EUR', rate: '2' }, 'currency', /in EUR already/],
  [{ currency: 'ZZZ', rate: '2' }, 'currency', /no such currency/],
  [{ currency: 'USD', rate: '0' }, 'rate', /above 0/],
  [{ currency: 'USD', rate: '' }, 'rate', /./],
  [{ currency: 'USD', rate: '0.000001' }, 'rate', /^Check the rate: .* would be 0 in USD/],
  [
    { currency: 'KWD', rate: '999999999' },
    'rate',
    /^Check the rate: 100,50\sEUR would be more than 1\s000\s000\s000,000\sKWD/,
  ],
])('%j is refused at its field', async (input, field, message) => {
  const refused = await ask({ ...input, apply: true });
  expect([refused.statusCode, refusedFields(refused)]).toEqual([400, [field]]);
  expect(refused.json().error.message).toMatch(message);
  expect(await amounts()).toEqual(inEuros);
});

test('prices that changed since they were shown are a conflict, and a link that changed is one, too', async () => {
  const { version } = await preview({ currency: 'USD', rate: '1.1' });
  await staff.make(offers.path, {
    ...owner,
    name: 'New',
    type: 'discount',
    value_type: 'percent',
    value_bp: 100,
    ...days,
  });
  const refused = await ask({ currency: 'USD', rate: '1.1', apply: true, expected_version: version });
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'conflict']);
  const token = await server.tokenOf('manager');
  const outdated = await server.call(convertLinkPath(link.id), {
    method: 'POST',
    token,
    body: { currency: 'USD', rate: '1.1', apply: true },
    headers: { 'if-match': '"of-before"' },
  });
  expect(outdated.statusCode).toBe(412);
  expect(await amounts()).toEqual(inEuros);
});

test('all amounts are converted at once, quotes and the history say so, and what was booked keeps its price', async () => {
  const quoted = (await staff.post('/api/quotes', { ...stay, dmc_id })).json().result;
  expect(quoted).toMatchObject({ currency: 'EUR' });
  const booking = await staff.make('/api/bookings', {
    dmc_id,
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    hotels: [stay],
  });
  const { version, bookings, kinds } = await preview({ currency: 'JPY', rate: '163.5' });
  expect(bookings).toBe(1);
  await preview({ currency: 'JPY', rate: '163.5', apply: true, expected_version: version });
  const converted = {
    '/api/price-cells': [0, 16_432],
    '/api/base-prices': [11_445],
    '/api/boarding-supplements': [0, 2_018],
    '/api/weekday-supplements': [-826, 0],
    '/api/special-prices': [14_717],
    '/api/offers': [818],
    '/api/cancellation-terms': [4_905, 5_000, 16_187, 2],
  };
  expect(await amounts()).toEqual(converted);
  expect(await staff.one(`${links}/${link.id}`)).toMatchObject({ currency: 'JPY' });
  const again = (await staff.post('/api/quotes', { ...stay, dmc_id })).json().result;
  expect(again).toMatchObject({ currency: 'JPY', blockers: [] });
  expect(again.net_minor).toBeGreaterThan(quoted.net_minor);
  expect(await staff.one(`/api/bookings/${booking.id}`)).toMatchObject({
    currency: 'EUR',
    total_minor: booking['total_minor'],
    net_minor: booking['net_minor'],
  });

  const of = async (entity: string, id: unknown) =>
    staff.list(`/api/history?entity=${entity}&id=${String(id)}`);
  expect((await of('hotel-dmcs', link.id))[0]).toMatchObject({
    action: 'update',
    changes: { currency: { before: 'EUR', after: 'JPY' } },
  });
  const [special] = await staff.list(`${specialPrices.path}?hotel_id=${owner.hotel_id}`);
  expect((await of('special-prices', special?.id))[0]).toMatchObject({
    changes: { price_minor: { before: 9_001, after: 14_717 } },
  });
  const [byAmount] = await staff.list(`${cancellationTerms.path}?hotel_id=${owner.hotel_id}&sort=name`);
  expect((await of('cancellation-terms', byAmount?.id))[0]).toMatchObject({ action: 'update' });
  expect(kinds).toHaveLength(7);
});

test('what search finds is priced in the new currency', async () => {
  const { rows } = await server.engine.transaction(async (connection) => {
    becomeActor(connection, system('test'));
    return connection.query(
      'SELECT price_minor, lowest_minor FROM price_candidates WHERE hotel_id = $1 ORDER BY price_minor',
      [owner.hotel_id],
    );
  });
  expect(rows).toEqual([
    [0, 0],
    [16_432, 14_717],
  ]);
});

describe('what was entered before a conversion', () => {
  const convertTo = (currency: string, rate: string) => preview({ currency, rate, apply: true });
  const restore = async (path: string, id: string) => {
    const answer = await staff.post(batchPath, { operations: [{ method: 'POST', path, body: { id } }] });
    return [answer.statusCode, answer.json().error?.message ?? ''];
  };
  const none = { price_minor: 0, is_free: false };
  const anyCell = { graph_price_id: dmc_id, period_id: dmc_id, price_minor: 500, is_free: false, was: none };
  const special = (more: object) => ({ ...owner, name: 'Late summer', ...days, ...more });

  test('is not restored by an Undo after it, unless it has no amount', async () => {
    const [period] = await staff.list(`${pricePeriods.path}?hotel_id=${owner.hotel_id}`);
    const [row] = await staff.list(`${graphPrices.path}?hotel_id=${owner.hotel_id}`);
    const rows = [
      [graphPrices.path, row?.id ?? '', true] as const,
      ...(await staff.list(`${offers.path}?hotel_id=${owner.hotel_id}`)).map(
        (offer) => [offers.path, offer.id, offer['value_minor'] !== null] as const,
      ),
      [
        specialPrices.path,
        (await staff.make(specialPrices.path, special({ price_minor: 500 }))).id,
        true,
      ] as const,
      [pricePeriods.path, period?.id ?? '', true] as const,
      ...(await staff.list(`${weekdaySupplements.path}?hotel_id=${owner.hotel_id}`)).map(
        (one) => [weekdaySupplements.path, one.id, one['change'] !== 'percent'] as const,
      ),
      ...(await staff.list(`${cancellationTerms.path}?hotel_id=${owner.hotel_id}`)).map(
        (terms) => [cancellationTerms.path, terms.id, terms['name'] === 'By amount'] as const,
      ),
    ];
    for (const [path, id] of rows) await staff.remove(`${path}/${id}`);
    await convertTo('USD', '0.0064');
    for (const [path, id, hasAmount] of rows)
      expect(await restore(path, id)).toEqual(
        hasAmount
          ? [
              422,
              'The prices of this partner have had another currency since: this was deleted before. Add it again in USD.',
            ]
          : [200, ''],
      );
  });

  test('gets no amount of the currency before by the Undo of a change', async () => {
    const made = await staff.make(specialPrices.path, special({ price_minor: 500 }));
    const path = `${specialPrices.path}/${made.id}`;
    const freed = await staff.put(path, { price_minor: 0, is_free: true });
    await convertTo('EUR', '0.9');
    const undone = await server.call(path, {
      method: 'PUT',
      token: await server.tokenOf('manager'),
      body: { price_minor: 500, is_free: false },
      headers: { 'if-match': String(freed.headers.etag) },
    });
    expect(undone.statusCode).toBe(412);
    expect(await staff.one(path)).toMatchObject({ price_minor: 0 });
  });

  test('is refused when it says in which currency it was typed', async () => {
    const refusals = [
      await staff.post(specialPrices.path, special({ price_minor: 500, currency: 'USD' })),
      await staff.post(saveCellsPath, { ...owner, currency: 'USD', cells: [anyCell] }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().error.message])).toEqual(
      Array.from({ length: 2 }, () => [
        409,
        'The prices of this partner are in EUR now, and these amounts are in USD. Reload the page, and enter them in EUR.',
      ]),
    );
    const made = await staff.make(specialPrices.path, special({ price_minor: 500, currency: 'EUR' }));
    expect(made).not.toHaveProperty('currency');
    const path = `${specialPrices.path}/${made.id}`;
    expect((await staff.put(path, { price_minor: 600, currency: 'USD' })).statusCode).toBe(409);
    expect(await staff.change(path, { price_minor: 600, currency: 'EUR' })).toMatchObject({
      price_minor: 600,
    });
    await staff.remove(path);
  });

  test('is not restored after the currency was corrected while nothing had an amount', async () => {
    const hotel_id = (await staff.make('/api/hotels', { name: 'Empty House', place_id: placeId })).id;
    const other = await staff.make(links, { hotel_id, dmc_id, currency: 'EUR' });
    const price = await staff.make(specialPrices.path, { ...special({ price_minor: 500 }), hotel_id });
    await staff.remove(`${specialPrices.path}/${price.id}`);
    await staff.change(`${links}/${other.id}`, { currency: 'EUR' });
    expect(await restore(specialPrices.path, price.id)).toEqual([200, '']);
    await staff.remove(`${specialPrices.path}/${price.id}`);
    await staff.change(`${links}/${other.id}`, { currency: 'KWD' });
    expect((await restore(specialPrices.path, price.id))[0]).toBe(422);
  });
});

test('prices whose link is removed are still in its currency', async () => {
  await staff.remove(`${links}/${link.id}`);
  const quote = (await staff.post('/api/quotes', { ...stay, dmc_id })).json().result;
  expect(quote).toMatchObject({ currency: 'EUR' });
  expect(quote.blockers).toContainEqual(expect.objectContaining({ code: 'link_inactive' }));
});
