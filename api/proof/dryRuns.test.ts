import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ne } from 'drizzle-orm';
import { batchPath, batchTrialAnswer, errorAnswer } from '@itinera/shared/contracts';
import { hostile, valid } from '../testing/arbitraries';
import { idsOf, knownIds, type KnownIds } from '../testing/knownIds';
import { routeTable, type KnownRoute } from '../testing/routeTable';
import { announce, full, limitInFull } from '../testing/scale';
import { startTestServer, type TestServer } from '../testing/testServer';
import { system } from '../src/db/actor';
import { batchable } from '../src/rest/write/batchable';
import { auditLogTable } from '../src/audit/audit.table';
import { keepAlive } from './keepAlive';

const rounds = full ? 10_000 : 300;
const people = ['manager', 'manager', 'partner'] as const;

let server: TestServer;
let routes: KnownRoute[];
let ids: KnownIds;
/** Ids by the path of their collection. */
let entries: Map<string, string[]>;

beforeAll(async () => {
  server = await startTestServer();
  const all = await routeTable(server.app);
  const token = await server.tokenOf('admin');
  ids = await knownIds(server, all, token);
  const { collections } = batchable(server.app);
  const isBatchable = ({ method, url }: KnownRoute) =>
    ['POST', 'PUT', 'DELETE'].includes(method) && collections.has(url.replace(/\/:id$/, ''));
  routes = all.filter(isBatchable);
  entries = new Map();
  for (const { url } of routes.filter(({ method }) => method === 'POST'))
    entries.set(url, await idsOf(server, url, token));
});
afterAll(() => server.stop());

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Mostly valid bodies, so that the database decides, and sometimes one with an invalid field. */
const bodyOf = ({ method, body }: KnownRoute) => {
  if (method === 'DELETE' || !body) return fc.constant(undefined);
  const damage = fc.dictionary(fc.constantFrom(...Object.keys(body.properties ?? {}), 'nonsense'), hostile, {
    maxKeys: 1,
    noNullPrototype: true,
  });
  // A body with only an id restores a deleted entry, in a batch only.
  return fc
    .tuple(valid(body, ids), damage)
    .map(([right, wrong]) => ({ ...(isObject(right) ? right : {}), ...wrong, id: undefined }));
};

/** Mostly the path of an entry that exists, or did. */
function pathTo({ url }: KnownRoute): fc.Arbitrary<string> {
  const there = entries.get(url.replace(/\/:id$/, '')) ?? [];
  const anywhere = [...ids.values()].flatMap((known) => [...known]);
  return fc
    .oneof(
      { weight: 5, arbitrary: fc.constantFrom(...(there.length > 0 ? there : anywhere)) },
      { weight: 1, arbitrary: fc.constantFrom(...anywhere) },
    )
    .map((id) => url.replace(':id', id));
}

const requests = () =>
  fc.constantFrom(...routes).chain((route) =>
    fc.record({
      method: fc.constant(route.method),
      path: pathTo(route),
      body: bodyOf(route),
      person: fc.constantFrom(...people),
    }),
  );

/** Counts rows of the log, without forbidden attempts. */
const recorded = () =>
  server.database.withActor(system('test'), (tx) =>
    tx.$count(auditLogTable, ne(auditLogTable.entity, 'routes')),
  );

test(
  'a dry run of any write has the outcome of its own call, and writes nothing',
  async () => {
    const alive = keepAlive(server, [...people]);
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(requests(), async ({ method, path, body, person }) => {
        const token = (await alive())[person];
        const before = await recorded();
        const dry = await server.app.inject({
          method: 'POST',
          url: batchPath,
          headers: { authorization: `Bearer ${token}` },
          payload: { dry_run: true, operations: [{ method, path, body }] },
        });
        expect(await recorded()).toBe(before);
        const [verdict] = batchTrialAnswer.parse(dry.json()).result;
        const alone = await server.app.inject({
          method,
          url: path,
          headers: { authorization: `Bearer ${token}` },
          ...(body ? { payload: body } : {}),
        });
        const { statusCode: status } = alone;
        seen.set(status, (seen.get(status) ?? 0) + 1);
        const reported = verdict && 'error' in verdict ? { ...verdict.error, request_id: '' } : undefined;
        const error =
          status >= 400 ? { ...errorAnswer.parse(alone.json()).error, request_id: '' } : undefined;
        expect({ method, path, status: verdict?.status, error: reported }).toEqual({
          method,
          path,
          status,
          error,
        });
      }),
      announce('writes tried out and then done', rounds),
    );
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 403, 404]));
  },
  limitInFull(3_600_000),
);
