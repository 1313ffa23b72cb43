import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as contracts from '@itinera/shared/contracts';
import { batchPath, pricePeriods, type AnyCollection } from '@itinera/shared/contracts';
import { valid } from '../testing/arbitraries';
import { callsOf, type Calls } from '../testing/calls';
import { gather, idsOf, type KnownIds } from '../testing/knownIds';
import { idOf } from '../testing/people';
import { routeTable, type KnownRoute } from '../testing/routeTable';
import { seed } from '../testing/scale';
import { startTestServer, type TestServer } from '../testing/testServer';
import { accessTo } from '../src/identity/rights/rights';
import { fillThroughApi } from './lines/fillThroughApi';

let server: TestServer;
let staff: Calls;
let routes: KnownRoute[];
beforeAll(async () => {
  server = await startTestServer();
  routes = await routeTable(server.app);
  staff = await callsOf(server, 'admin');
  await fillThroughApi(server, routes, await server.tokenOf('admin'));
});
afterAll(() => server.stop());

const isCollection = (value: object): value is AnyCollection =>
  'removesForGood' in value && 'createInput' in value;
const collections = Object.values<unknown>(contracts).filter(
  (value): value is AnyCollection => typeof value === 'object' && value !== null && isCollection(value),
);

/** Deletes the newest entry without dependents; returns its id and its previous state. */
async function deleteAny(path: string): Promise<{ id: string; before: unknown } | undefined> {
  const ids = await idsOf(server, path, await server.tokenOf('admin'));
  for (const id of ids.toSorted().toReversed()) {
    const before = (await staff.get(`${path}/${id}`)).json().result;
    if ((await staff.remove(`${path}/${id}`)).statusCode === 200) return { id, before };
  }
  return undefined;
}

test('clients offer to undo exactly the deletions that the server can undo', async () => {
  const declared: Record<string, boolean> = {};
  const can: Record<string, boolean> = {};
  for (const { url } of routes.filter(
    ({ method, url: route }) => method === 'DELETE' && /^\/api\/[^/]+\/:id$/.test(route),
  )) {
    const path = url.replace('/:id', '');
    const deleted = await deleteAny(path);
    if (!deleted) throw new Error(`${path} has no entry that can be deleted.`);
    const { statusCode } = await staff.post(batchPath, {
      operations: [{ method: 'POST', path, body: { id: deleted.id } }],
    });
    can[path] = statusCode === 200;
    declared[path] = collections.some((collection) => collection.path === path && !collection.removesForGood);
    const after = await staff.get(`${path}/${deleted.id}`);
    if (can[path]) expect(after.json().result).toEqual(deleted.before);
    else expect(after.statusCode).toBe(404);
  }
  expect(can).toEqual(declared);
  expect(Object.values(can).filter((isRestorable) => !isRestorable)).toHaveLength(1);
  expect(Object.keys(can).length).toBeGreaterThan(30);
});

const isForPartners = (right: string | undefined): boolean => {
  const access = accessTo(right);
  return typeof access === 'object' && access.dmc !== 'none';
};

/** The collections that a partner may add to and delete from. */
const writtenByPartners = (): KnownRoute[] =>
  routes.filter(({ method, url, right, body }) => {
    const removal = routes.find((other) => other.method === 'DELETE' && other.url === `${url}/:id`);
    return method === 'POST' && body !== undefined && isForPartners(right) && isForPartners(removal?.right);
  });

/** Owners come first: periods and rows before the prices in them. */
const depth = ({ body }: KnownRoute): number =>
  ['period_id', 'graph_price_id'].filter((field) => body?.properties?.[field]).length;

/** The entries that a partner can refer to: itself, and for each id in a body those of the list with that name. */
async function idsFor(partner: Calls, { body }: KnownRoute): Promise<KnownIds> {
  const ids: KnownIds = new Map();
  for (const field of Object.keys(body?.properties ?? {}).filter((name) => name.endsWith('_id'))) {
    const list =
      field === 'period_id'
        ? pricePeriods.path
        : `/api/${field.slice(0, -'_id'.length).replaceAll('_', '-')}s`;
    const isList = routes.some(({ method, url }) => method === 'GET' && url === list);
    const entries = isList ? await partner.list(`${list}?page=1&per_page=200`) : [];
    gather(entries, ids);
    ids.set(field, new Set(isList ? entries.map(({ id }) => id) : [idOf('partner')]));
  }
  return ids;
}

test('a partner restores what it has deleted, in every collection that it writes', async () => {
  const partner = await callsOf(server, 'partner');
  const other = await callsOf(server, 'partner2');
  const restored: string[] = [];
  for (const route of writtenByPartners().toSorted((one, other) => depth(one) - depth(other))) {
    const { url: path, body = {} } = route;
    // Most combinations are of different hotels; the first of one hotel is enough.
    const inputs = fc.sample(valid(body, await idsFor(partner, route)), { numRuns: 200, seed });
    let made: Awaited<ReturnType<Calls['post']>> | undefined;
    for (const input of inputs) if (made?.statusCode !== 201) made = await partner.post(path, input);
    if (made?.statusCode !== 201) throw new Error(`${path}: ${made?.body}`);
    const { id } = made.json().result;
    const before = (await partner.get(`${path}/${id}`)).json();
    expect((await partner.remove(`${path}/${id}`)).statusCode).toBe(200);
    const operations = [{ method: 'POST', path, body: { id } }];
    for (const calls of [other, staff])
      expect((await calls.post(batchPath, { operations })).statusCode).toBe(422);
    expect((await partner.post(batchPath, { operations })).statusCode).toBe(200);
    expect((await partner.get(`${path}/${id}`)).json()).toEqual(before);
    restored.push(path);
  }
  expect(restored.length).toBeGreaterThanOrEqual(2);
});
