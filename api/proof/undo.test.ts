import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as contracts from '@itinera/shared/contracts';
import { batchPath, type AnyCollection } from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../testing/calls';
import { idsOf } from '../testing/knownIds';
import { routeTable, type KnownRoute } from '../testing/routeTable';
import { startTestServer, type TestServer } from '../testing/testServer';
import { fillThroughApi } from './lines/fillThroughApi';

let server: TestServer;
let staff: Calls;
let routes: KnownRoute[];
beforeAll(async () => {
  server = await startTestServer();
  routes = await routeTable(server.app);
  staff = await callsOf(server, 'admin');
  await fillThroughApi(server, routes);
}, 60_000);
afterAll(() => server.stop());

const isCollection = (value: object): value is AnyCollection =>
  'removesForGood' in value && 'createInput' in value;
const collections = Object.values<unknown>(contracts).filter(
  (value): value is AnyCollection => typeof value === 'object' && value !== null && isCollection(value),
);

/** Deletes the newest entry that nothing depends on; answers its id and its state before. */
async function deleteAny(path: string): Promise<{ id: string; before: unknown } | undefined> {
  const ids = await idsOf(server, path, await server.tokenOf('admin'));
  for (const id of ids.toSorted().toReversed()) {
    const before = (await staff.get(`${path}/${id}`)).json().result;
    if ((await staff.remove(`${path}/${id}`)).statusCode === 200) return { id, before };
  }
  return undefined;
}

test('clients offer to undo a deletion where the server can, and nowhere else', async () => {
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
}, 120_000);
