import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import {
  addDays,
  allotmentDaysPath,
  allotments,
  auditLog,
  basePrices,
  batchPath,
  blockedCheckouts,
  boardingSupplements,
  cancellationTerms,
  duplicateHotelPath,
  graphPrices,
  hotelAirports,
  hotelCharges,
  hotelCopyParts,
  hotelCopyPreviewAnswer,
  hotelDescriptions,
  hotelDmcs,
  hotelFeatures,
  hotelImages,
  hotels,
  mostCopied,
  offers,
  priceCells,
  pricePeriods,
  quotesPath,
  saveAllotmentDaysPath,
  specialPrices,
  stayLengths,
  stopSales,
  weekdaySupplements,
  type HotelCopyPreview,
} from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { takeRooms } from '../../../../testing/hotelWithAllotments';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { today } from '../../../base/today';
import { system } from '../../../db/actor';
import { entityOf } from '../../../rest/write/operations';

let server: TestServer;
let staff: Calls;
let hotel: Entry;
let path: string;
let owner: { hotel_id: string; dmc_id: unknown };
let row: Entry;

const collections = [
  hotelFeatures,
  hotelDescriptions,
  hotelAirports,
  hotelDmcs,
  graphPrices,
  pricePeriods,
  priceCells,
  basePrices,
  boardingSupplements,
  weekdaySupplements,
  offers,
  specialPrices,
  cancellationTerms,
  hotelCharges,
  stopSales,
  blockedCheckouts,
  allotments,
  stayLengths,
];

const inDays = (days: number) => addDays(today(), days);

/** Entries of each kind, some of which are over. */
async function addEntries(): Promise<void> {
  const [bed, half] = hotel['boarding_type_id'] as string[];
  const before = { start_period: inDays(-700), end_period: inDays(-690) };
  const period = await staff.make(pricePeriods.path, {
    ...owner,
    start_period: inDays(900),
    end_period: inDays(910),
    min_nights: 2,
    release_days: 3,
  });
  const over = await staff.make(pricePeriods.path, { ...owner, ...before, min_nights: 1, release_days: 0 });
  for (const { id: period_id } of [period, over]) {
    await staff.make(priceCells.path, { graph_price_id: row.id, period_id, price_minor: 12_345 });
    await staff.make(basePrices.path, { ...owner, period_id, boarding_type_id: bed, price_minor: 5_000 });
  }
  await staff.make(boardingSupplements.path, {
    ...owner,
    from_boarding_type_id: bed,
    boarding_type_id: half,
    adult_minor: 700,
    child_minor: 300,
  });
  const nights = { stay_from: inDays(900), stay_to: inDays(910) };
  const booked = { booking_from: today(), booking_to: inDays(100) };
  await staff.make(specialPrices.path, { ...owner, name: 'Late', ...nights, ...booked, price_minor: 900 });
  const late = { ...owner, type: 'last_minute', value_type: 'percent', value_bp: 1000, days_before_max: 9 };
  const last = await staff.make(offers.path, { ...late, name: 'Last', ...nights, ...booked });
  const gone = await staff.make(offers.path, {
    ...late,
    name: 'Over',
    stay_from: inDays(-20),
    stay_to: inDays(-10),
    booking_from: inDays(-40),
    booking_to: inDays(-30),
  });
  const steps = [{ days_before: 7, hour: 18, kind: 'nights', value: 1 }];
  const terms = { ...owner, ...nights, ...booked, steps };
  await staff.make(cancellationTerms.path, { ...terms, name: 'Flexible' });
  await staff.make(cancellationTerms.path, { ...terms, name: 'Of offers', offer_ids: [last.id, gone.id] });
  await staff.make(cancellationTerms.path, { ...terms, name: 'Of what is over', offer_ids: [gone.id] });
  await staff.make(cancellationTerms.path, {
    ...terms,
    name: 'Past',
    booking_to: inDays(-1),
    booking_from: inDays(-9),
  });
  const weekend = { ...owner, weekdays: [5, 6], change: 'per_room', amount_minor: 900 };
  await staff.make(weekdaySupplements.path, { ...weekend, name: 'Always' });
  await staff.make(weekdaySupplements.path, { ...weekend, name: 'Later', ...nights });
  await staff.make(weekdaySupplements.path, {
    ...weekend,
    name: 'Over',
    stay_from: inDays(-20),
    stay_to: inDays(-10),
  });
  const days = { start_date: inDays(902), end_date: inDays(903) };
  await staff.make(stopSales.path, { hotel_id: hotel.id, dmc_id: null, ...days, applies_to: 'stay' });
  await staff.make(blockedCheckouts.path, { ...owner, ...days });
  const tax = { kind: 'tax', basis: 'person_night', amount_minor: 200, currency: 'EUR' };
  await staff.make(hotelCharges.path, { ...tax, hotel_id: hotel.id, name: 'Of all partners' });
  await staff.make(hotelCharges.path, { ...tax, ...owner, name: 'Of one', stay_to: inDays(900) });
  await staff.make(hotelCharges.path, { ...tax, ...owner, name: 'Over', stay_to: inDays(-1) });
  await staff.make(stayLengths.path, { hotel_id: hotel.id, dmc_id: null, ...days, min_nights: 3 });
  await addAllotments();
}

const ofNights = { start_date: inDays(-5), end_date: inDays(200) };

/** An allotment that is over, and one with a night of yesterday and two of tomorrow on, of which one has no number of its own. */
async function addAllotments(): Promise<void> {
  await staff.make(allotments.path, { ...owner, ...ofNights, name: 'Gone', end_date: inDays(-1) });
  const made = await staff.make(allotments.path, { ...owner, ...ofNights, name: 'Season', rooms: 5 });
  for (const [day, rooms] of [
    [inDays(-1), 2],
    [inDays(1), 3],
    [inDays(2), 4],
  ])
    await staff.post(saveAllotmentDaysPath, {
      hotel_id: hotel.id,
      days: [{ allotment_id: made.id, day, rooms, was: null }],
    });
  await takeRooms(server, made, inDays(1), { sold: 1, held: 1 });
  await takeRooms(server, made, inDays(3), { sold: 1 });
}

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'operator');
  const listed = await staff.list(`${graphPrices.path}?per_page=200&page=1`);
  for (const one of listed) {
    hotel = await staff.one(`${hotels.path}/${String(one['hotel_id'])}`);
    row = one;
    if ((hotel['boarding_type_id'] as string[]).length > 1) break;
  }
  owner = { hotel_id: hotel.id, dmc_id: row['dmc_id'] };
  path = duplicateHotelPath(hotel.id);
  await addEntries();
});
afterAll(() => server.stop());

/** All entries: prices are more than a page. */
async function ofHotel(collection: { path: string }, id: string): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let page = 1; found.length === 200 * (page - 1); page += 1)
    found.push(...(await staff.list(`${collection.path}?hotel_id=${id}&per_page=200&page=${page}`)));
  return found;
}

/** Entries without what is their own: ids, times, and the hotel. References are replaced by what they refer to. */
async function contentOf(id: string): Promise<Record<string, unknown[]>> {
  const found = new Map<string, Entry[]>();
  for (const collection of collections) found.set(collection.path, await ofHotel(collection, id));
  const named = new Map(
    [...(found.get(graphPrices.path) ?? []), ...(found.get(pricePeriods.path) ?? [])].map((entry) => [
      entry.id,
      JSON.stringify([
        entry['start_period'],
        entry['room_type_id'],
        entry['boarding_type_id'],
        entry['order'],
      ]),
    ]),
  );
  const content = (entry: Entry) =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([field]) => !['id', 'hotel_id', 'offer_ids', 'created_at', 'updated_at'].includes(field))
        .map(([field, value]) => [field, named.get(String(value)) ?? value]),
    );
  return Object.fromEntries(
    [...found].map(([of, entries]) => [
      of,
      entries.map(content).toSorted((one, other) => compare(one, other)),
    ]),
  );
}
const compare = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

const isOver = (entry: unknown) => {
  const last = Object.entries(Object(entry)).filter(([field]) =>
    ['end_period', 'end_date', 'stay_to', 'booking_to'].includes(field),
  );
  return last.some(([, day]) => String(day) < today());
};

const previewOf = async (id: string): Promise<HotelCopyPreview> =>
  hotelCopyPreviewAnswer.parse((await staff.get(duplicateHotelPath(id))).json()).result;

test('a duplicate with all parts has what the hotel sells from now on, at the same prices, and is not for sale yet', async () => {
  const before = await contentOf(hotel.id);
  const preview = await previewOf(hotel.id);
  const made = await staff.make(path, { name: 'Second House', parts: hotelCopyParts });

  expect(made).toMatchObject({
    name: 'Second House',
    url_pretty_name: 'second-house',
    is_active: false,
    is_recommended: false,
    is_bestseller: false,
    is_visited: false,
    status_note: null,
    latitude: null,
    longitude: null,
    trip_advisor_id: null,
    trip_advisor_rating: null,
    google_rating: null,
  });
  for (const field of [
    'place_id',
    'hotel_class_id',
    'stars',
    'room_type_id',
    'boarding_type_id',
    'child_age_limits',
  ])
    expect({ [field]: made[field] }).toEqual({ [field]: hotel[field] });

  const after = await contentOf(made.id);
  for (const { path: of } of [hotelFeatures, hotelDescriptions, hotelAirports, hotelDmcs, graphPrices])
    expect({ [of]: after[of] }).toEqual({ [of]: before[of] });
  const dated = [
    pricePeriods,
    weekdaySupplements,
    offers,
    specialPrices,
    hotelCharges,
    stopSales,
    blockedCheckouts,
    stayLengths,
    allotments,
  ];
  for (const { path: of } of dated)
    expect({ [of]: after[of] }).toEqual({ [of]: before[of]?.filter((entry) => !isOver(entry)) });
  expect(before[pricePeriods.path]?.length).toBeGreaterThan(after[pricePeriods.path]?.length ?? 0);
  expect(before[weekdaySupplements.path]?.length).toBeGreaterThan(
    after[weekdaySupplements.path]?.length ?? 0,
  );
  expect(before[offers.path]?.length).toBeGreaterThan(after[offers.path]?.length ?? 0);
  const termsOf = async (name: string) =>
    (await ofHotel(cancellationTerms, made.id)).find((terms) => terms['name'] === name);
  const last = (await ofHotel(offers, made.id)).find((offer) => offer['name'] === 'Last');
  expect(await termsOf('Flexible')).toMatchObject({ offer_ids: [] });
  expect(await termsOf('Of offers')).toMatchObject({ offer_ids: [last?.id] });
  for (const name of ['Of what is over', 'Past']) expect(await termsOf(name)).toBeUndefined();
  expect(await ofHotel(hotelImages, made.id)).toEqual([]);
  const themesOf = async (id: string) =>
    ((await staff.one(`${hotels.path}/${id}?with_data=true`))['hotel_themes'] as Entry[]).map(
      ({ id: theme }) => theme,
    );
  expect(await themesOf(made.id)).toEqual(await themesOf(hotel.id));

  const shown = Object.fromEntries(preview.kinds.map(({ kind, count }) => [kind, count]));
  expect(shown).toMatchObject({
    partners: after[hotelDmcs.path]?.length,
    rows: after[graphPrices.path]?.length,
    periods: after[pricePeriods.path]?.length,
    prices: after[priceCells.path]?.length,
    base_prices: after[basePrices.path]?.length,
    hotel_charges: after[hotelCharges.path]?.length,
    stop_sales: after[stopSales.path]?.length,
    images: 0,
  });
  const stay = {
    dmc_id: owner.dmc_id,
    room_type_id: row['room_type_id'],
    boarding_type_id: row['boarding_type_id'],
    check_in: inDays(905),
    check_out: inDays(908),
    adults: row['adult'],
    child_ages: [],
  };
  const quoteOf = async (hotel_id: string) =>
    (await staff.post(quotesPath, { ...stay, hotel_id })).json().result.net_minor;
  expect(await quoteOf(made.id)).toBe(await quoteOf(hotel.id));
  expect(await contentOf(hotel.id)).toEqual(before);
});

test('its allotments have the numbers of their nights from today on, and no rooms of them are sold', async () => {
  const made = await staff.make(path, { name: 'Counted House', parts: hotelCopyParts });
  const named = (await ofHotel(allotments, made.id)).filter(({ name }) =>
    ['Gone', 'Season'].includes(String(name)),
  );
  expect(named).toMatchObject([{ name: 'Season', rooms: 5, dmc_id: owner.dmc_id }]);
  const query = new URLSearchParams({
    hotel_id: made.id,
    dmc_id: String(owner.dmc_id),
    from: inDays(-10),
    to: inDays(10),
  });
  const nights = await staff.list(`${allotmentDaysPath}?${query.toString()}`);
  const night = { allotment_id: named[0]?.id, sold: 0, held: 0 };
  expect(nights.filter(({ allotment_id }) => allotment_id === night.allotment_id)).toEqual([
    { ...night, day: inDays(1), rooms: 3 },
    { ...night, day: inDays(2), rooms: 4 },
  ]);
});

test('without parts, a duplicate has the facts of the hotel and nothing else', async () => {
  const made = await staff.make(path, { name: 'Third House', url_pretty_name: 'third' });
  expect(made).toMatchObject({
    place_id: hotel['place_id'],
    stars: hotel['stars'],
    url_pretty_name: 'third',
    room_type_id: [],
    boarding_type_id: [],
    child_age_limits: [],
  });
  expect(Object.values(await contentOf(made.id)).flat()).toEqual([]);
});

test('what refers to a room that the hotel has no longer, or to a partner without a link, is not taken along', async () => {
  const made = await staff.make(path, { name: 'Fourth House', parts: hotelCopyParts });
  const rooms = made['room_type_id'] as string[];
  await staff.change(`${hotels.path}/${made.id}`, {
    room_type_id: rooms.filter((id) => id !== row['room_type_id']),
  });
  const rowsOf = async (id: string) => (await ofHotel(graphPrices, id)).map((one) => one['room_type_id']);
  expect(await rowsOf(made.id)).toContain(row['room_type_id']);
  const fifth = await staff.make(duplicateHotelPath(made.id), { name: 'Fifth House', parts: hotelCopyParts });
  expect(await rowsOf(fifth.id)).not.toContain(row['room_type_id']);

  for (const { id } of await ofHotel(hotelDmcs, made.id)) await staff.remove(`${hotelDmcs.path}/${id}`);
  const preview = await previewOf(made.id);
  const rows = preview.kinds.find(({ kind }) => kind === 'rows');
  expect(rows).toEqual({ kind: 'rows', count: 0, skipped: (await rowsOf(made.id)).length });
  const sixth = await staff.make(duplicateHotelPath(made.id), { name: 'Sixth House', parts: hotelCopyParts });
  expect(await rowsOf(sixth.id)).toEqual([]);
  // One for all partners remains.
  expect(await ofHotel(stopSales, sixth.id)).toHaveLength(1);
});

test('its deletion under the ETag of the answer undoes it, and can be undone', async () => {
  const answered = await staff.post(path, { name: 'Seventh House', parts: hotelCopyParts });
  const { id } = answered.json().result;
  const content = await contentOf(id);
  const operations = [
    { method: 'DELETE', path: `${hotels.path}/${id}`, if_match: String(answered.headers.etag) },
  ];
  expect((await staff.post(batchPath, { operations })).statusCode).toBe(200);
  expect((await staff.get(`${hotels.path}/${id}`)).statusCode).toBe(404);
  expect(Object.values(await contentOf(id)).flat()).toEqual([]);
  const back = [{ method: 'POST', path: hotels.path, body: { id } }];
  expect((await staff.post(batchPath, { operations: back })).statusCode).toBe(200);
  expect(await contentOf(id)).toEqual(content);
});

test('every entry of a duplicate is in the audit log', async () => {
  const { id } = await staff.make(path, { name: 'Eighth House', parts: hotelCopyParts });
  const recorded = async (collection: { path: string }, entry: string) =>
    (await staff.list(`${auditLog.path}?entity=${entityOf(collection.path)}&entity_id=${entry}`)).map(
      ({ action }) => action,
    );
  expect((await recorded(hotels, id)).toSorted()).toEqual(['create', 'update']);
  for (const collection of collections)
    for (const entry of (await ofHotel(collection, id)).slice(0, 5))
      expect(await recorded(collection, entry.id)).toEqual(['create']);
});

test.each<[string, object, string[]]>([
  ['its own name', { name: ' {name} ' }, ['name']],
  ['its own name in other letters', { name: '{NAME}' }, ['name']],
  ['no name', { name: '' }, ['name']],
  ['the address of another hotel', { name: 'Ninth House', url_pretty_name: '{url}' }, ['url_pretty_name']],
  ['prices without rows', { name: 'Ninth House', parts: ['rooms', 'partners', 'prices'] }, ['parts']],
  ['a part twice', { name: 'Ninth House', parts: ['rooms', 'rooms'] }, ['parts']],
  ['an unknown part', { name: 'Ninth House', parts: ['images'] }, ['parts.0']],
])('a duplicate with %s is refused, and nothing is written', async (_, body, fields) => {
  const filled = JSON.parse(
    JSON.stringify(body)
      .replace('{name}', String(hotel['name']))
      .replace('{NAME}', String(hotel['name']).toUpperCase())
      .replace('{url}', String(hotel['url_pretty_name'])),
  );
  const answer = await staff.post(path, filled);
  expect({ status: answer.statusCode >= 400, fields: refusedFields(answer) }).toEqual({
    status: true,
    fields,
  });
  expect(await staff.list(`${hotels.path}?q=Ninth&per_page=5&page=1`)).toEqual([]);
});

test('more entries than a transaction should write are refused, with what to do instead', async () => {
  const { id } = await staff.make(path, { name: 'Great House', parts: hotelCopyParts });
  await server.database.withActor(system('test'), (tx) =>
    tx.execute(sql`
      INSERT INTO stop_sales (id, hotel_id, start_date, end_date, applies_to, is_active)
      SELECT gen_random_uuid(), ${id}, '2100-01-01', '2100-01-02', 'stay', true FROM generate_series(1, ${mostCopied})`),
  );
  const answer = await staff.post(duplicateHotelPath(id), { name: 'Greater House', parts: hotelCopyParts });
  expect(answer.statusCode).toBe(422);
  expect(refusedFields(answer)).toEqual(['parts']);
  await staff.make(duplicateHotelPath(id), {
    name: 'Greater House',
    parts: ['rooms', 'partners', 'grid', 'prices'],
  });
});
