import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { collection, id, integer as number } from '@itinera/shared/contracts';
import { derivedId } from '../../src/seed/derivedId';
import { id as idColumn } from '../../src/db/columns';
import { declareVisibility, visibilityOf, type Visibility } from '../../src/db/visibility/visibility';
import { allow, ofHotels } from '../../src/identity/rights/rights';
import { principalOf } from '../../src/identity/rights/enforceRights';
import { actorOf } from '../../src/identity/sessions/principal';
import { hotelDmcsTable } from '../../src/modules/hotels/hotelDmcs.table';
import { hotelsTable } from '../../src/modules/hotels/hotels.table';
import { usersTable } from '../../src/people/users.table';
import { readRoutes } from '../../src/rest/read/readRoutes';
import { idOf } from '../../testing/people';
import { routeTable } from '../../testing/routeTable';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { plantCanaries } from './canaries';
import type { Reader } from './everyAnswer';
import { everyRow } from './everyRow';
import { findLeaks } from './leaks';
import { shownOtherwise } from './policyFindings';

/**
 * Tests the tests: a collection as a new area would add it, with every mistake that is possible. Each is found, even when both policy and
 * route forget the partner.
 */
const table = pgTable('planted_payments', {
  id: idColumn(),
  hotel_id: uuid()
    .notNull()
    .references(() => hotelsTable.id),
  dmc_id: uuid()
    .notNull()
    .references(() => usersTable.id),
  amount_minor: integer().notNull(),
  profit_minor: integer().notNull(),
});
declareVisibility(
  table,
  { kind: 'own', column: 'dmc_id' },
  { open: ['id', 'hotel_id', 'dmc_id', 'amount_minor'], staff: ['profit_minor'] },
);
const planted = visibilityOf(table);

/** Rows of a hotel that are common to all of its partners: the likely mistake is to show them to others. */
const stopsTable = pgTable('planted_stops', {
  id: idColumn(),
  hotel_id: uuid()
    .notNull()
    .references(() => hotelsTable.id),
  dmc_id: uuid().references(() => usersTable.id),
});
declareVisibility(
  stopsTable,
  { kind: 'ownOrCommon', column: 'dmc_id', parent: { table: hotelsTable, by: 'hotel_id' } },
  { open: ['id', 'hotel_id', 'dmc_id'] },
);
const plantedStops = visibilityOf(stopsTable);

const payments = collection({
  path: '/api/planted-payments',
  entity: { id, hotel_id: id, dmc_id: id, amount_minor: z.number(), profit_minor: z.optional(z.number()) },
  input: { hotel_id: id, dmc_id: id, amount_minor: number(0, 1_000_000) },
  create: ['hotel_id', 'dmc_id'],
  filters: {},
  sorts: [],
});

let server: TestServer;
let reader: Reader;

beforeAll(async () => {
  server = await startTestServer();
  await server.engine.transaction(async (connection) => {
    for (const statement of [
      `CREATE TABLE planted_payments (id uuid PRIMARY KEY, hotel_id uuid NOT NULL, dmc_id uuid NOT NULL,
        amount_minor integer NOT NULL, profit_minor integer NOT NULL)`,
      'CREATE TABLE planted_stops (id uuid PRIMARY KEY, hotel_id uuid NOT NULL, dmc_id uuid)',
    ])
      await connection.query(statement);
    // Inserted before the policies exist, because they allow the owner of the tables nothing.
    for (const person of [undefined, 'partner', 'partner2'] as const)
      await connection.query('INSERT INTO planted_stops VALUES ($1, $2, $3)', [
        derivedId(`stop of ${person}`),
        derivedId('hotel Beldibi Bay Resort'),
        person ? idOf(person) : null,
      ]);
    for (const person of ['partner', 'partner2'] as const)
      for (const number of [1, 2, 3])
        await connection.query('INSERT INTO planted_payments VALUES ($1, $2, $3, 100, 10)', [
          derivedId(`payment ${number} of ${person}`),
          derivedId('hotel Beldibi Bay Resort'),
          idOf(person),
        ]);
    for (const statement of [
      'GRANT SELECT, INSERT, UPDATE, DELETE ON planted_payments, planted_stops TO itinera_app',
      'ALTER TABLE planted_payments ENABLE ROW LEVEL SECURITY',
      'ALTER TABLE planted_payments FORCE ROW LEVEL SECURITY',
      'ALTER TABLE planted_stops ENABLE ROW LEVEL SECURITY',
      'ALTER TABLE planted_stops FORCE ROW LEVEL SECURITY',
      // Forgets the hotel.
      `CREATE POLICY common ON planted_stops USING ((SELECT actor_kind()) <> 'partner' OR dmc_id IS NULL OR dmc_id = (SELECT actor_id()))`,
      // Forgets the partner.
      'CREATE POLICY everybody ON planted_payments USING (true)',
    ])
      await connection.query(statement);
  });
  const rights = allow('planted-payments', ofHotels);
  // The route forgets the partner, too.
  readRoutes(server.app, server.database, { collection: payments, table, rights });
  server.app.get(
    '/api/planted-profits',
    { config: { right: rights.list }, schema: { querystring: z.strictObject({}) } },
    async (request) => {
      const actor = actorOf(principalOf(request));
      const result = await server.database.withActor(actor, (tx) =>
        tx
          .select()
          .from(table)
          .where(eq(table.dmc_id, idOf('partner'))),
      );
      return { success: true, result };
    },
  );
  const reads = (await routeTable(server.app)).filter(
    ({ method, url }) => method === 'GET' && url.startsWith('/api/planted-'),
  );
  reader = { server, reads, tokens: {} };
  for (const person of ['admin', 'partner'] as const) reader.tokens[person] = await server.tokenOf(person);
});
afterAll(() => server.stop());

async function leaksAt(path: string): Promise<string[]> {
  const tables: Visibility[] = [planted];
  const canaries = await plantCanaries(server, tables);
  const searched = { canaries, tables, rows: await everyRow(server, tables) };
  const reads = reader.reads.filter(({ url }) => url.startsWith(path));
  return (await findLeaks({ ...reader, reads }, 'partner', true, searched)).leaks;
}

test('a policy that forgets the partner is found', async () => {
  const rows = await everyRow(server, [planted]);
  expect(await shownOtherwise(server, planted, rows)).toEqual([
    'planted_payments: partner is shown 6 rows, and 3 are declared',
    'planted_payments: partner2 is shown 6 rows, and 3 are declared',
  ]);
});

test('a policy that shows rows common to the partners of a hotel to others is found', async () => {
  const rows = await everyRow(server, [
    plantedStops,
    visibilityOf(hotelsTable),
    visibilityOf(hotelDmcsTable),
  ]);
  expect(await shownOtherwise(server, plantedStops, rows)).toEqual([
    'planted_stops: partner2 is shown 2 rows, and 1 are declared',
  ]);
});

test('a route that forgets the partner as well is found', async () => {
  const [leak] = await leaksAt(payments.path);
  expect(leak).toContain(`at ${payments.path}?`);
});

test('a route whose answers contain earnings of the company is found', async () => {
  const [leak] = await leaksAt('/api/planted-profits');
  expect(leak).toContain('9184607');
});

test('without a mistake, nothing is found', async () => {
  await server.engine.transaction((connection) =>
    connection.query(
      `ALTER POLICY everybody ON planted_payments USING ((SELECT actor_kind()) <> 'partner' OR dmc_id = (SELECT actor_id()))`,
    ),
  );
  expect(await shownOtherwise(server, planted, await everyRow(server, [planted]))).toEqual([]);
  expect(await leaksAt(payments.path)).toEqual([]);
});
