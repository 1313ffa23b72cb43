import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  allotments,
  blockSeats,
  boardingSupplements,
  batchPath,
  bookingCustomers,
  bookingHotels,
  bookingTransfers,
  convertLinkPath,
  graphPrices,
  hotelThemes,
  notificationPreviewPath,
  notificationRules,
  notifications,
  notificationTestPath,
  offers,
  payments,
  priceCells,
  policyReportsPath,
  quotesPath,
  readAllNotificationsPath,
  reportSchedules,
  searchPath,
  saveAllotmentDaysPath,
  saveCellsPath,
  stayLengths,
  travellers,
} from '@itinera/shared/contracts';
import { valid } from '../../../testing/arbitraries';
import { gatherOwned, idsOf, knownIds, type KnownIds } from '../../../testing/knownIds';
import { idOf } from '../../../testing/people';
import { routeTable, type KnownRoute } from '../../../testing/routeTable';
import { beginSession } from '../../../testing/sessions';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { mailsTable } from '../../people/mails.table';
import { secondFactorsTable } from '../../people/secondFactors.table';
import { bookingCustomersTable } from '../../modules/bookings/bookingCustomers.table';
import { auditLogTable } from '../../audit/audit.table';

const attempts = 40;
let seed = 20270301;

let server: TestServer;
let token: string;
let writes: KnownRoute[];
let ids: KnownIds;
/** A stay of a booking, and a booking that has no transfer yet. */
let aStay: Record<string, unknown>;
let withoutTransfer: unknown;

/** Their bodies are files, or refer to files: the tests of uploads cover them. */
const withFiles = [
  'POST /api/booking-documents',
  'POST /api/hotel-images',
  'POST /api/storage/upload',
  'POST /storage/upload',
];

/** `/api/room-types` has the entries of `room_type_id`. */
const fieldFor = (collection: string): string =>
  `${collection
    .replace('/api/', '')
    .replaceAll('-', '_')
    .replace(/ies$/, 'y')
    .replace(/(ss)es$|s$/, '$1')}_id`;

/** Owners are created before their parts, and deleted after them. */
const depth = ({ url }: KnownRoute): number =>
  /names|hotel-\w+s$|price-cells|allotment-days|base-prices|supplements|batch/.test(url) ? 1 : 0;

/** They compute an answer, or count what browsers report; their own tests prove that no entry is written. */
const writeNothing = [
  notificationPreviewPath,
  quotesPath,
  searchPath,
  policyReportsPath,
  `${bookingHotels.path}/:id/change-cost`,
];

/** They change only the caller's own state: nobody else needs to know who did it. */
const forOneself = [notificationTestPath, readAllNotificationsPath, `${notifications.path}/:id`];

const isWrite = ({ method, url }: KnownRoute) =>
  ['POST', 'PUT', 'DELETE'].includes(method) && !url.startsWith('/api/auth/') && !writeNothing.includes(url);

/** Rows that some writes need and the demo does not have. */
const addRows = (tx: Transaction) =>
  Promise.all([
    tx
      .insert(secondFactorsTable)
      .values({ user_id: idOf('operator'), secret: 'sealed', confirmed_at: sql`now()` }),
    tx.insert(mailsTable).values({
      id: uuidv7(),
      kind: 'invitation',
      recipient: 'anna@proof.example',
      subject: 'Proof',
      body: 'Proof',
      status: 'dead',
      expires_at: '2100-01-01T00:00:00.000Z',
    }),
  ]);

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withActor(system('test'), addRows);
  const routes = await routeTable(server.app);
  token = await server.tokenOf('admin');
  ids = await knownIds(server, routes, token);
  const read = async (url: string) =>
    (await server.call(url, { token })).json<{ result: Record<string, unknown>[] }>().result;
  [aStay = {}] = await read('/api/booking-hotels?per_page=1&page=1');
  const transferred = (await read('/api/booking-transfers?per_page=200&page=1')).map(
    (row) => row['booking_id'],
  );
  const booked = await read('/api/bookings?per_page=200&page=1');
  withoutTransfer = booked.find((row) => !transferred.includes(row['id']))?.['id'];
  const order = ['POST', 'PUT', 'DELETE'];
  writes = routes
    .filter(isWrite)
    .toSorted(
      (a, b) =>
        order.indexOf(a.method) - order.indexOf(b.method) ||
        (a.method === 'DELETE' ? depth(b) - depth(a) : depth(a) - depth(b)),
    );
});
afterAll(() => server.stop());

/** Rows of the log, without refused attempts, which no write leaves behind. */
const recorded = () =>
  server.database.withActor(system('test'), (tx) =>
    tx.$count(auditLogTable, ne(auditLogTable.entity, 'routes')),
  );

/** Minimal bodies of the contract: the more values, the more can be refused because of existing data. */
const bodiesFor = ({ method, url, body }: KnownRoute): unknown[] => {
  if (!body) return [undefined];
  const [theme] = ids.get('hotel_theme_id') ?? [];
  const [nationality] = ids.get('country_id') ?? [];
  if (url === batchPath)
    return [{ operations: [{ method: 'PUT', path: `${hotelThemes.path}/${theme}`, body: {} }] }];
  if (url === reportSchedules.path)
    return [{ name: 'Sales', report: 'sales', frequency: 'daily', recipient_ids: [idOf('admin')] }];
  if (url === notificationRules.path)
    return [{ event: 'booking_created', channels: ['in_app'], recipients: ['role:admin'] }];
  if (url === travellers.path)
    return [{ first_name: 'Anna', last_name: 'Kalnina', sex: 'f', birthday: '1990-05-01', nationality }];
  if (url === `${travellers.path}/:id/merge`) {
    // All ids, because one may be the traveller itself.
    return [...(ids.get('traveller_id') ?? [])].map((other_id) => ({ other_id }));
  }
  if (url === convertLinkPath(':id')) return [{ currency: 'GBP', rate: '0.85', apply: true }];
  if (url.endsWith('/follow')) return [{ apply: true }];
  if (url.endsWith('/recalculate')) return [{ apply: true, override_reason: 'Agreed' }];
  if (url === bookingTransfers.path && method === 'POST')
    return [{ booking_id: withoutTransfer, type: 'group', pax: 2 }];
  if (url === bookingHotels.path && method === 'POST') {
    const { booking_id, hotel_id, room_type_id, boarding_type_id, check_in, check_out, adults } = aStay;
    const kind = { booking_id, hotel_id, room_type_id, boarding_type_id, check_in, check_out, adults };
    const byHand = { priced_by: 'hand', net_minor: 1, sale_minor: 2, price_reason: 'Agreed' };
    return [{ ...kind, ...byHand, override_reason: 'Agreed' }];
  }
  if (url === saveCellsPath) {
    const { graph_price_id, period_id, price_minor, is_free } = newest.get(priceCells.path) ?? {};
    const { hotel_id, dmc_id } = newest.get(graphPrices.path) ?? {};
    const was = { price_minor, is_free };
    return [
      { hotel_id, dmc_id, cells: [{ graph_price_id, period_id, price_minor: 4711, is_free: false, was }] },
    ];
  }
  if (url === saveAllotmentDaysPath) {
    const { id, hotel_id, start_date } = newest.get(allotments.path) ?? {};
    return [{ hotel_id, days: [{ allotment_id: id, day: start_date, rooms: 999, was: null }] }];
  }
  if (url === offers.path) {
    // Without a value it is omitted, whatever its contract requires.
    const needed = Object.fromEntries(
      [...(body.required ?? []), 'value_type', 'value_bp', 'pay_nights'].map((field) => [
        field,
        body.properties?.[field] ?? {},
      ]),
    );
    return fc.sample(valid({ ...body, properties: needed }, ids), { numRuns: 1, seed });
  }
  if (method === 'PUT') return [{}];
  const { properties, required = [] } = body;
  const needed =
    properties &&
    Object.fromEntries(Object.entries(properties).filter(([field]) => required.includes(field)));
  const shape = needed ? { ...body, properties: needed } : body;
  const samples = fc.sample(valid(shape, ids), { numRuns: attempts, seed: (seed += 1) });
  // The amount for a child is not required, and a default of 0 is questioned.
  if (url === boardingSupplements.path)
    return samples.map((sample) => ({ ...Object(sample), is_free: true }));
  // Neither limit is required, but one of the two is.
  if (url === stayLengths.path) return samples.map((sample) => ({ ...Object(sample), min_nights: 2 }));
  // Random times are rarely possible for a flight.
  return url === blockSeats.path
    ? samples.map((sample) => ({ ...Object(sample), departure_time: '10:00', arrival_time: '14:00' }))
    : samples;
};

const answerOf = ({ statusCode, body, headers }: LightMyRequestResponse) => ({
  statusCode,
  body,
  etag: headers.etag,
});

const made = new Map<string, string[]>();
/** By collection, the last created entry. */
const newest = new Map<string, Record<string, unknown>>();

/** Tries until the server accepts one; in any case, the log must have a row if and only if it was carried out. */
async function succeeds(route: KnownRoute): Promise<boolean> {
  const { method, url } = route;
  const collection = url.replace(/\/:id.*/, '');
  // A new entry is not in use yet.
  const maker =
    method === 'DELETE' && writes.find((other) => other.method === 'POST' && other.url === collection);
  const known = new Map(ids);
  if (maker) await succeeds(maker);
  // An entry that is about to be deleted must not be referenced.
  ids = known;
  // Each booking has one already, unless an earlier version of the program created none.
  if (method === 'POST' && url === payments.path)
    await server.engine.transaction((connection) => connection.query('TRUNCATE payments'));
  // Customers who are travellers are anonymised with these.
  if (url === `${bookingCustomers.path}/:id/anonymise`)
    await server.database.withActor(system('test'), (tx) =>
      tx.update(bookingCustomersTable).set({ traveller_id: null }),
    );
  const ofSession = url.includes(':session_id');
  const session = ofSession ? (await beginSession(server, 'operator')).id : '';
  const targets = [
    ...(ofSession ? [idOf('operator')] : (made.get(collection) ?? [])),
    ...(url.includes(':id') ? await idsOf(server, collection, token) : ['']),
  ];
  const bodies = bodiesFor(route);
  let before = await recorded();
  for (
    let attempt = 0;
    attempt < Math.max(targets.length, bodies.length) && attempt < attempts;
    attempt += 1
  ) {
    const target = url
      .replace(':id', targets[attempt % targets.length] ?? '')
      .replace(':session_id', session);
    const tag = method === 'PUT' && (await server.call(target, { token })).headers.etag;
    const send = (key: string) =>
      server.call(target, {
        method,
        token,
        body: bodies[attempt % bodies.length],
        headers: { 'idempotency-key': key, ...(tag && { 'if-match': String(tag) }) },
      });
    const key = uuidv7();
    const answer = await send(key);
    const isDone = answer.statusCode < 300;
    const after = await recorded();
    const isRecorded = after > before;
    expect({ method, url, status: answer.statusCode, isRecorded }).toEqual({
      method,
      url,
      status: answer.statusCode,
      isRecorded: isDone && !forOneself.includes(url),
    });
    before = after;
    if (!isDone) continue;
    const again = await send(key);
    expect({ method, url, ...answerOf(again), replayed: again.headers['idempotency-replayed'] }).toEqual({
      method,
      url,
      ...answerOf(answer),
      replayed: 'true',
    });
    expect(await recorded()).toBe(after);
    const { result }: { result: { id?: string } | null } = answer.json();
    if (method === 'POST' && result?.id !== undefined) {
      made.set(collection, [result.id, ...(made.get(collection) ?? [])]);
      ids.set(fieldFor(collection), new Set([result.id]));
      newest.set(collection, { ...result });
      gatherOwned(result, ids);
    }
    return true;
  }
  return false;
}

test('every write of the server matches the ETag that was read, is in the audit log, and is answered again under its key', async () => {
  const never: string[] = [];
  for (const route of writes) if (!(await succeeds(route))) never.push(`${route.method} ${route.url}`);
  expect(never.toSorted()).toEqual(withFiles);
});
