import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getTableName, sql } from 'drizzle-orm';
import { graphPrices, savedViewsPath } from '@itinera/shared/contracts';
import { idOf, type Person } from '../../testing/people';
import { routeTable } from '../../testing/routeTable';
import { announce, full } from '../../testing/scale';
import { beginSession } from '../../testing/sessions';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { system } from '../../src/db/actor';
import { accessTo } from '../../src/identity/rights/rights';
import { allVisibilities } from '../../src/modules/allTables';
import { batchable } from '../../src/rest/write/batchable';
import { plantCanaries, secretsIn } from './canaries';
import type { Reader } from './everyAnswer';
import { everyRow } from './everyRow';
import { fillStates } from './fillStates';
import { fillThroughApi } from './fillThroughApi';
import { findLeaks, leakFinder, type Searched } from './leaks';
import { idsHiddenFrom, rowsFor } from './oracle';
import { openPolicies } from './openedPolicies';

/** One role is enough: admin, manager and operator have the same rights. */
const staff = ['admin'] as const satisfies Person[];
/** The third is the demo's blocked one, unblocked; the fourth is only registered. */
const partners = ['partner', 'partner2', 'blocked', 'pending'] as const satisfies Person[];

let server: TestServer;
let reader: Reader;
let searchedFor: Searched;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withActor(system('test'), (tx) =>
    tx.execute(sql`UPDATE users SET status = 'active', role = 'dmc' WHERE id = ${idOf('blocked')}`),
  );
  const routes = await routeTable(server.app);
  const tokens: Record<string, string> = {};
  for (const person of [...staff, ...partners]) tokens[person] = (await beginSession(server, person)).token;
  for (const person of ['admin', 'partner'] as const)
    await fillThroughApi(server, routes, String(tokens[person]));
  await fillStates(server);
  // Default views are created by sharing one, which partners may not do.
  const body = { list: 'hotels', name: 'Own hotels' };
  await server.call(savedViewsPath, { method: 'POST', token: tokens['partner'], body });
  // The description of the calls has no data, but names of fields, passwords among them.
  const reads = routes.filter(
    ({ method, url }) => method === 'GET' && url.startsWith('/api/') && url !== '/api/openapi.json',
  );
  reader = { server, reads, tokens };
  const canaries = await plantCanaries(server, allVisibilities);
  searchedFor = { canaries, tables: allVisibilities, rows: await everyRow(server, allVisibilities) };
});
afterAll(() => server.stop());

async function search(searched: readonly Person[]): Promise<number> {
  let all = 0;
  for (const person of searched) {
    const isPartner = partners.some((one) => one === person);
    const { scanned, leaks } = await findLeaks(reader, person, isPartner, searchedFor);
    expect(leaks).toEqual([]);
    all += scanned;
  }
  expect(all).toBeGreaterThan(50);
  return all;
}

test('there is something to hide: rows, mark-ups and secrets', () => {
  const { rows, tables, canaries } = searchedFor;
  expect(idsHiddenFrom(idOf('partner'), rows, tables).size).toBeGreaterThan(100);
  expect(canaries.length).toBeGreaterThan(1);
  expect(secretsIn(rows, tables).length).toBeGreaterThan(5);
});

test('the partner has bookings that were never requested, even among the cancelled ones', () => {
  const { rows } = searchedFor;
  const bookings = allVisibilities.filter(({ table }) => getTableName(table) === 'bookings');
  const seen = new Set(bookings.flatMap((visibility) => rowsFor(idOf('partner'), rows)(visibility)));
  const states = (rows.get('bookings') ?? []).filter(({ dmc_id }) => dmc_id === idOf('partner'));
  const hidden = states.filter((row) => !seen.has(row)).map(({ status }) => status);
  expect(new Set(hidden)).toEqual(new Set(['draft', 'cancelled']));
  expect(new Set([...seen].map(({ status }) => status))).toEqual(
    new Set(['on_request', 'confirmed', 'completed', 'cancelled']),
  );
});

test('no answer contains what the declarations hide from the caller, in its body or its headers', async () => {
  // One who sells, one who is only registered: the others see by the same rules.
  const searching = full ? partners : (['partner', 'pending'] as const);
  announce(
    'answers searched for what is hidden from the asking person',
    await search([...staff, ...searching]),
  );
});

test('a partner’s lists have the number of rows that the declarations show', async () => {
  let compared = 0;
  for (const person of partners) {
    const seenIn = rowsFor(idOf(person), searchedFor.rows);
    for (const { path, table } of batchable(server.app).collections.values()) {
      const answer = await server.call(`${path}?page=1&per_page=1`, { token: reader.tokens[person] });
      if (answer.statusCode !== 200) continue;
      const visibility = allVisibilities.find((one) => one.table === table);
      const expected = visibility && seenIn(visibility).length;
      expect({ person, path, total: answer.json().total }).toEqual({ person, path, total: expected });
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(60);
  announce('totals of partners’ lists compared with the declarations', compared);
});

test('a partner’s lists have the same rows in every sort order', async () => {
  const seenIn = rowsFor(idOf('partner'), searchedFor.rows);
  const leaksIn = leakFinder('partner', true, searchedFor);
  let compared = 0;
  for (const [turn, { url, query }] of reader.reads.entries()) {
    const table = batchable(server.app).collections.get(url)?.table;
    const visibility = allVisibilities.find((one) => one.table === table);
    for (const sort of (query?.properties?.['sort']?.enum ?? []).map(String)) {
      // The other direction reads the same tables.
      if (!full && sort.startsWith('-') === (turn % 2 === 0)) continue;
      const address = `${url}?page=1&per_page=200&sort=${sort}`;
      const { statusCode, body } = await server.call(address, { token: reader.tokens['partner'] });
      if (statusCode !== 200 || !visibility) continue;
      const { result }: { result: { id: string }[] } = JSON.parse(body);
      const declared = seenIn(visibility).map((row) => String(row['id']));
      expect({ address, leaks: leaksIn(body) }).toEqual({ address, leaks: [] });
      expect(declared).toEqual(expect.arrayContaining(result.map(({ id }) => id)));
      if (declared.length <= 200)
        expect({ address, rows: result.length }).toEqual({ address, rows: declared.length });
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(50);
  announce('orders of a partner’s lists compared with the declarations', compared);
});

test('a conflict is answered without hidden values', async () => {
  const seenIn = rowsFor(idOf('partner'), searchedFor.rows);
  const leaksIn = leakFinder('partner', true, searchedFor);
  const refused = new Set<string>();
  for (const { path, table } of batchable(server.app).collections.values()) {
    const visibility = allVisibilities.find((one) => one.table === table);
    for (const row of visibility ? seenIn(visibility).slice(0, full ? 20 : 3) : [])
      for (const method of ['PUT', 'DELETE'] as const) {
        const { statusCode, headers, body } = await server.call(`${path}/${String(row['id'])}`, {
          method,
          token: reader.tokens['partner'],
          headers: { 'if-match': '"of-an-earlier-version"' },
          ...(method === 'PUT' && { body: {} }),
        });
        const leaks = leaksIn(`${JSON.stringify(headers)} ${body}`);
        expect({ method, path, leaks }).toEqual({ method, path, leaks: [] });
        if (statusCode === 412) refused.add(`${method} ${path}`);
        else expect(statusCode).toBeGreaterThanOrEqual(400);
      }
  }
  const written = [...batchable(server.app).collections.values()].filter(({ rights }) => {
    const access = accessTo(rights.update);
    return typeof access === 'object' && access.dmc !== 'none';
  });
  expect(written.map(({ path }) => path)).toEqual(expect.arrayContaining([graphPrices.path, savedViewsPath]));
  expect([...refused].sort()).toEqual(
    written.flatMap(({ path }) => [`DELETE ${path}`, `PUT ${path}`]).sort(),
  );
});

test('the same holds without the policies of the database, because each route has its own conditions', async () => {
  await openPolicies(server);
  // A route without conditions shows everything to any partner: one of them is enough to find it.
  const searching = full ? partners : (['partner2'] as const);
  announce('answers searched without the policies of the database', await search(searching));
});
