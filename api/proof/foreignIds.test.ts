import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableName } from 'drizzle-orm';
import fc from 'fast-check';
import { accessTo } from '../src/identity/rights/rights';
import { allVisibilities } from '../src/modules/allTables';
import { valid } from '../testing/arbitraries';
import { countStatements } from '../testing/countStatements';
import { knownIds, type KnownIds } from '../testing/knownIds';
import { idOf } from '../testing/people';
import { routeTable, type KnownRoute, type Shape } from '../testing/routeTable';
import { said } from '../testing/said';
import { announce, full, seed } from '../testing/scale';
import { startTestServer, type TestServer } from '../testing/testServer';
import { everyRow } from './lines/everyRow';
import { fillThroughApi } from './lines/fillThroughApi';
import { keyColumnsOf, keyOf, rowsFor } from './lines/oracle';

/**
 * Ids that a partner sends in a query or a body instead of a path: a hidden one is answered like a missing one, byte for byte, and after
 * the same number of statements.
 */
let server: TestServer;
let routes: KnownRoute[];
let ids: KnownIds;
let counted: ReturnType<typeof countStatements>;
/** One hidden id for each table with rows that the partner does not see. */
let foreign: { id: string; table: string }[];

const missing = '0197a000-0000-7000-8000-000000000000';

const isForPartners = ({ right }: KnownRoute): boolean => {
  const access = accessTo(right);
  return typeof access === 'object' && access.dmc !== 'none';
};

beforeAll(async () => {
  server = await startTestServer();
  const all = await routeTable(server.app);
  await fillThroughApi(server, all, await server.tokenOf('admin'));
  routes = all.filter((route) => isForPartners(route) && !route.url.includes(':'));
  ids = await knownIds(server, all, await server.tokenOf('partner'));
  counted = countStatements(server.engine);
  const rows = await everyRow(server, allVisibilities);
  const seenIn = rowsFor(idOf('partner'), rows);
  foreign = allVisibilities.flatMap((visibility) => {
    const { table } = visibility;
    if (keyColumnsOf(table).join() !== 'id') return [];
    const seen = new Set(seenIn(visibility).map((row) => keyOf(table, row)));
    const hidden = (rows.get(getTableName(table)) ?? []).find((row) => !seen.has(keyOf(table, row)));
    return hidden ? [{ id: keyOf(table, hidden), table: getTableName(table) }] : [];
  });
});
afterAll(() => server.stop());

const isId = ({ format, anyOf = [], items }: Shape): boolean =>
  format === 'uuid' || anyOf.some(isId) || (items !== undefined && isId(items));

const idFieldsIn = (shape: Shape | undefined): [string, Shape][] =>
  Object.entries(shape?.properties ?? {}).filter(([, field]) => isId(field));

async function answerTo(url: string, method: KnownRoute['method'], id: string, body?: unknown) {
  // Before the statements are counted, because it may have to be renewed.
  const token = await server.tokenOf('partner');
  let answer: ReturnType<typeof said> | undefined;
  const statements = await counted.of(async () => {
    answer = said(await server.call(url.replaceAll('{id}', id), { method, token, body }));
  });
  return { ...answer, body: answer?.body.replaceAll(id, '{id}'), statements };
}

let turn = 0;

/** Ids of the tables that the field could refer to, and of two others in turn; in the full run, of all. */
function foreignFor(field: string): { id: string }[] {
  // A partner is a user.
  const [stem = ''] = field
    .replace('dmc_id', 'users')
    .replaceAll('-', '_')
    .split(/_ids?$/);
  const meant = foreign.filter(({ table }) => table.includes(stem));
  const others = foreign.filter((one) => !meant.includes(one));
  turn += 2;
  return [
    ...meant,
    ...(full ? others : [0, 1].flatMap((next) => others.at((turn + next) % others.length) ?? [])),
  ];
}

/** Sends hidden ids in one field, and expects the answer to a missing one. */
async function compareAll(
  field: string,
  url: string,
  method: KnownRoute['method'],
  bodyWith?: (id: string) => unknown,
) {
  const expected = await answerTo(url, method, missing, bodyWith?.(missing));
  const tried = foreignFor(field);
  for (const { id } of tried)
    expect({ url, method, id, ...(await answerTo(url, method, id, bodyWith?.(id))) }).toEqual({
      url,
      method,
      id,
      ...expected,
    });
  return tried.length;
}

test('there are hidden ids of many tables, and fields that accept ids', () => {
  expect(foreign.length).toBeGreaterThan(8);
  expect(routes.flatMap(({ body }) => idFieldsIn(body)).length).toBeGreaterThan(3);
});

describe('a hidden id reveals no more than a missing one', () => {
  test('in the filters of lists', async () => {
    let compared = 0;
    for (const { method, url, query } of routes.filter((route) => route.method === 'GET'))
      for (const [name] of idFieldsIn(query))
        compared += await compareAll(name, `${url}?${name}={id}`, method);
    announce('filters with foreign ids compared with missing ones', compared);
    expect(compared).toBeGreaterThan(50);
  });

  /** A body that the contract accepts, with ids that the partner sees. */
  const baseFor = (body: Shape) =>
    Object(
      fc.sample(valid({ ...body, required: Object.keys(body.properties ?? {}) }, ids), {
        numRuns: 1,
        seed,
      })[0],
    );

  const withId = (base: object, name: string, shape: Shape) => (id: string) => ({
    ...base,
    [name]: shape.items || shape.anyOf?.some(({ items }) => items) ? [id] : id,
  });

  test('in bodies, alone, in a batch and in a dry run', async () => {
    let compared = 0;
    for (const { method, url, body } of routes.filter((route) => route.body !== undefined))
      for (const [name, shape] of idFieldsIn(body)) {
        const bodyWith = withId(baseFor(body ?? {}), name, shape);
        compared += await compareAll(name, url, method, bodyWith);
        for (const dry_run of [true, false])
          compared += await compareAll(name, '/api/batch', 'POST', (id) => ({
            dry_run,
            operations: [{ method, path: url, body: bodyWith(id) }],
          }));
      }
    announce('bodies with foreign ids compared with missing ones', compared);
    expect(compared).toBeGreaterThan(50);
  });

  test('in the paths of a batch, and as an entry to restore', async () => {
    let compared = 0;
    for (const { url } of routes.filter(
      (route) => route.method === 'POST' && idFieldsIn(route.body).length > 0,
    ))
      for (const operation of [
        (id: string) => ({ method: 'PUT', path: `${url}/${id}`, body: {} }),
        (id: string) => ({ method: 'DELETE', path: `${url}/${id}` }),
        (id: string) => ({ method: 'POST', path: url, body: { id } }),
      ])
        compared += await compareAll(url.split('/').at(-1) ?? '', '/api/batch', 'POST', (id) => ({
          operations: [operation(id)],
        }));
    expect(compared).toBeGreaterThan(20);
  });
});
