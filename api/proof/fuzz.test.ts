import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { batchPath, errorAnswer } from '@itinera/shared/contracts';
import { hostile, valid } from '../testing/arbitraries';
import { idsByList, knownIds, type KnownIds } from '../testing/knownIds';
import { accessTo } from '../src/identity/rights/rights';
import { routeTable, type KnownRoute, type Shape } from '../testing/routeTable';
import { announce, full } from '../testing/scale';
import { beginSession } from '../testing/sessions';
import { startTestServer, type TestServer } from '../testing/testServer';
import { keepAlive } from './keepAlive';

const perRound = 8;
const rounds = (full ? 50_000 : 1_600) / perRound;
const people = ['admin', 'operator', 'partner', 'pending'] as const;

let server: TestServer;
let routes: KnownRoute[];
let ids: KnownIds;
let entries: Map<string, string[]>;

beforeAll(async () => {
  server = await startTestServer();
  routes = (await routeTable(server.app)).filter(({ method }) => method !== 'HEAD');
  const { token } = await beginSession(server, 'admin');
  ids = await knownIds(server, routes, token);
  entries = await idsByList(server, routes, token);
});
afterAll(() => server.stop());

const anyId = () => fc.constantFrom(...new Set([...ids.values()].flatMap((known) => [...known])));
const brokenId = fc.constantFrom(
  '%00',
  '..%2f..',
  'null',
  'A'.repeat(300),
  '%F0%9F',
  '1',
  '-1',
  '00000000-0000-4000-8000-000000000000',
);

/** Mostly one of the entries that the address is about, because any other is answered in the same way: there is none. */
const idFor = (url: string): fc.Arbitrary<string> => {
  const own = entries.get(url.slice(0, url.indexOf('/:'))) ?? [];
  return fc.oneof(
    { weight: 8, arbitrary: own.length > 0 ? fc.constantFrom(...own) : anyId() },
    { weight: 1, arbitrary: anyId() },
    { weight: 1, arbitrary: brokenId },
  );
};

/** Right but in one place, so that the request gets as far as that. */
function spoilt(shape: Shape): fc.Arbitrary<unknown> {
  const names = [...Object.keys(shape.properties ?? {}), 'id', 'role', 'nonsense', 'constructor'];
  const damage = fc.dictionary(fc.constantFrom(...names), hostile, {
    minKeys: 1,
    maxKeys: 1,
    noNullPrototype: true,
  });
  return fc
    .tuple(valid(shape, ids), damage)
    .map(([right, wrong]) =>
      typeof right === 'object' && right !== null && !Array.isArray(right) ? { ...right, ...wrong } : wrong,
    );
}

/** The operations of a batch are writes that the server knows, or nobody would ever get past their paths. */
const batches = (): fc.Arbitrary<unknown> => {
  const written = routes.filter(
    ({ method, url }) => ['POST', 'PUT', 'DELETE'].includes(method) && !url.startsWith('/api/auth/'),
  );
  const operation = fc.constantFrom(...written).chain(({ method, url, body }) =>
    fc.record({
      method: fc.constant(method),
      path: idFor(url).map((id) => url.replace(':id', id)),
      body: body
        ? fc.oneof({ weight: 3, arbitrary: valid(body, ids) }, { weight: 1, arbitrary: spoilt(body) })
        : fc.constant(undefined),
    }),
  );
  return fc.record({
    operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
    dry_run: fc.constantFrom(true, true, false, undefined),
  });
};

const bodyOf = ({ url, body }: KnownRoute): fc.Arbitrary<string | undefined> => {
  if (!body) return fc.constantFrom(undefined, undefined, '{}', '[');
  if (url === batchPath) return fc.oneof(batches(), spoilt(body)).map((value) => JSON.stringify(value));
  const json = fc.oneof(
    { weight: 15, arbitrary: valid(body, ids) },
    { weight: 4, arbitrary: spoilt(body) },
    { weight: 1, arbitrary: hostile },
  );
  const broken = fc.constantFrom(
    '',
    '{',
    '{"a":1,"a":2}',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '['.repeat(5_000),
    '\ufeff{}',
  );
  return fc.oneof(
    { weight: 24, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: broken },
  );
};

const queryOf = ({ query }: KnownRoute): fc.Arbitrary<string> => {
  const shape = query ?? {};
  const either = fc.oneof(
    { weight: 12, arbitrary: valid({ ...shape, required: [] }, ids) },
    { weight: 1, arbitrary: spoilt(shape) },
  );
  const pairs = either.map((value) =>
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  return fc.tuple(pairs, fc.boolean()).map(([all, twice]) => {
    // No more than a few filters at a time, or nothing would ever be found.
    const chosen = all.slice(0, 4).map(
      ([key, value]) =>
        `${encodeURIComponent(key)}=${encodeURIComponent(
          String(value)
            .slice(0, 300)
            .replaceAll(/[\ud800-\udfff]/gu, '?'),
        )}`,
    );
    return [...chosen, ...(twice && all.length > 5 ? chosen.slice(0, 1) : [])].join('&');
  });
};

const contentTypes = fc.oneof(
  { weight: 40, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      ' application/json',
      'application/json\t',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'APPLICATION/JSON',
      '*/*',
    ),
  },
);

/** Mostly a person with the right to the route: the others get the same refusal whatever else they send. */
function personFor({ right }: KnownRoute): fc.Arbitrary<(typeof people)[number]> {
  const access = accessTo(right);
  const mayPartners = typeof access === 'object' && access.dmc !== 'none';
  return fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom('admin' as const, 'operator' as const) },
    { weight: mayPartners ? 12 : 2, arbitrary: fc.constant('partner' as const) },
    { weight: 1, arbitrary: fc.constant('pending' as const) },
  );
}

const requests = () =>
  fc.constantFrom(...routes).chain((route) =>
    fc.record({
      route: fc.constant(route),
      id: idFor(route.url),
      query: queryOf(route),
      body: route.method === 'GET' ? fc.constant(undefined) : bodyOf(route),
      type: contentTypes,
      person: personFor(route),
    }),
  );

function contractOf({ answers }: KnownRoute, status: number) {
  return status >= 400 ? errorAnswer : answers.get(status);
}

test(
  'whatever is asked, the server answers as its contracts say and never fails',
  async () => {
    const alive = keepAlive(server, [...people]);
    const seen = new Map<number, number>();
    const unanswered: string[] = [];
    const onRejection = (reason: unknown) => unanswered.push(String(reason));
    process.on('unhandledRejection', onRejection);
    await fc.assert(
      fc.asyncProperty(fc.array(requests(), { minLength: perRound, maxLength: perRound }), async (batch) => {
        const tokens = await alive();
        const answers = await Promise.all(
          batch.map(async ({ route, id, query, body, type, person }) => {
            const url = `${route.url.replaceAll(/:\w+/g, id)}${query && `?${query}`}`;
            const answer = await server.app.inject({
              method: route.method,
              url,
              headers: {
                authorization: `Bearer ${tokens[person]}`,
                ...(body === undefined ? {} : { 'content-type': type }),
              },
              ...(body === undefined ? {} : { payload: body }),
            });
            return { route, person, url, answer };
          }),
        );
        for (const { route, person, url, answer } of answers) {
          const { statusCode: status } = answer;
          seen.set(status, (seen.get(status) ?? 0) + 1);
          const asked = `${person} ${route.method} ${url}`;
          if (status >= 500) throw new Error(`${asked} answered ${status}: ${answer.body}`);
          const contract = contractOf(route, status);
          if (!contract) continue;
          const { error } = contract.safeParse(answer.json());
          if (error)
            throw new Error(
              `${asked} answered ${status} beyond its contract: ${error.message}\n${answer.body}`,
            );
        }
      }),
      announce('fuzzed batches of 8 requests', rounds),
    );
    process.off('unhandledRejection', onRejection);
    expect(unanswered).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    // Requests that are all refused at the door would prove nothing.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 403, 404]));
    const succeeded = (seen.get(200) ?? 0) + (seen.get(201) ?? 0);
    expect(succeeded).toBeGreaterThan((rounds * perRound) / 3);
    process.stderr.write(
      `proof: fuzzed requests answered ${JSON.stringify(Object.fromEntries([...seen].sort(([one], [other]) => one - other)))}\n`,
    );
  },
  full ? 3_600_000 : 300_000,
);
