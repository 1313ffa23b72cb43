import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { batchPath, errorAnswer } from '@itinera/shared/contracts';
import { hostile, valid } from '../testing/arbitraries';
import { idsOfNewRows, knownRows, rowCreated, rowDeleted, type KnownRows } from '../testing/knownRows';
import { accessTo } from '../src/identity/rights/rights';
import { routeTable, type KnownRoute, type Shape } from '../testing/routeTable';
import { idOf } from '../testing/people';
import { announce, full } from '../testing/scale';
import { beginSession } from '../testing/sessions';
import { startTestServer, type TestServer } from '../testing/testServer';
import { keepAlive } from './keepAlive';

/** How often a request is sent again that was answered with 503. */
const turns = 5;
const perRound = 8;
/** After some thousands of requests too much of the demo is deleted for most others to succeed: a new one is used. */
const demos = full ? 20 : 1;
const rounds = full ? 320 : 80;
const people = ['admin', 'operator', 'partner', 'pending'] as const;
type Person = (typeof people)[number];
type Answer = Awaited<ReturnType<TestServer['call']>>;

let server: TestServer;
let routes: KnownRoute[];
let known: Record<Person, KnownRows>;

beforeEach(async () => {
  server = await startTestServer();
  routes = (await routeTable(server.app)).filter(({ method }) => method !== 'HEAD');
  const seenBy = async (person: Person) =>
    knownRows(server, routes, (await beginSession(server, person)).token);
  const ofStaff = await seenBy('admin');
  // The accounts that send the requests must not be deleted.
  for (const person of people) ofStaff.entries.get('/api/users')?.delete(idOf(person));
  known = { admin: ofStaff, operator: ofStaff, partner: await seenBy('partner'), pending: ofStaff };
});
afterEach(() => server.stop());

const listOf = (url: string) => url.slice(0, url.indexOf('/:'));
const oneOf = (ids: Iterable<string>) => fc.constantFrom(...ids);

/** The id of an entry of any collection, or of none. */
const wrongId = (): fc.Arbitrary<string> => {
  const all = [...known.admin.entries.values()].flatMap((ids) => [...ids]);
  const broken = [
    '%00',
    '..%2f..',
    'null',
    'A'.repeat(300),
    '%F0%9F',
    '1',
    '-1',
    '00000000-0000-4000-8000-000000000000',
  ];
  return fc.oneof(oneOf(all), oneOf(broken));
};

/** A row that the person sees; for a deletion mostly one that a request has created, because others are in use. */
const rightId = ({ method, url }: KnownRoute, person: Person): fc.Arbitrary<string> => {
  const { entries, created } = known[person];
  const own = entries.get(listOf(url));
  if (!own) return wrongId();
  const fresh = created.get(listOf(url));
  if (!fresh || method !== 'DELETE') return oneOf(own);
  return fc.oneof({ weight: 3, arbitrary: oneOf(fresh) }, { weight: 1, arbitrary: oneOf(own) });
};

/** Some of the fields: the more a change has, the more likely one of them is refused. */
const someFields = (shape: Shape): fc.Arbitrary<Shape> =>
  fc
    .shuffledSubarray(Object.entries(shape.properties ?? {}))
    .map((fields) => ({ ...shape, properties: Object.fromEntries(fields.slice(0, 4)) }));

/** Values that the contract of a body accepts, and that refer to rows the person sees. */
const rightValue = (shape: Shape, { method }: KnownRoute, person: Person): fc.Arbitrary<unknown> =>
  method === 'PUT' && shape.properties
    ? someFields(shape).chain((some) => valid(some, known[person].ids))
    : valid(shape, idsOfNewRows(known[person]));

/** Valid except in one place, so that the request gets that far. */
function spoilt(shape: Shape, right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const names = [...Object.keys(shape.properties ?? {}), 'id', 'role', 'nonsense', 'constructor'];
  const damage = fc.dictionary(fc.constantFrom(...names), hostile, {
    minKeys: 1,
    maxKeys: 1,
    noNullPrototype: true,
  });
  return fc
    .tuple(right, damage)
    .map(([value, wrong]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, ...wrong } : wrong,
    );
}

const isOfCollection = (url: string) => known.admin.entries.has(url.includes('/:') ? listOf(url) : url);

const rightBody = (route: KnownRoute, person: Person): fc.Arbitrary<unknown> => {
  if (!route.body) return fc.constant(undefined);
  return route.url === batchPath ? batches(person) : rightValue(route.body, route, person);
};

/** The operations of a batch are writes of the server, because random paths would all be refused. */
function batches(person: Person, bodyIn = rightBody): fc.Arbitrary<unknown> {
  const writes = routes.filter(({ method, url }) => method !== 'GET' && isOfCollection(url));
  const operation = fc.constantFrom(...writes).chain((route) =>
    fc.record({
      method: fc.constant(route.method),
      path: rightId(route, person).map((id) => route.url.replace(':id', id)),
      body: bodyIn(route, person),
    }),
  );
  return fc.record({
    operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
    dry_run: fc.constantFrom(true, true, false, undefined),
  });
}

const spoiltBody = (route: KnownRoute, person: Person): fc.Arbitrary<unknown> =>
  spoilt(route.body ?? {}, rightBody(route, person));

const brokenJson = fc.constantFrom(
  '',
  '{',
  '[',
  '{"a":1,"a":2}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '['.repeat(5_000),
  '['.repeat(64) + ']'.repeat(64),
  '{"a":'.repeat(64) + '1' + '}'.repeat(64),
  '\ufeff{}',
);

const wrongBody = (route: KnownRoute, person: Person): fc.Arbitrary<string> => {
  const inOnePlace =
    route.url === batchPath
      ? fc.oneof(batches(person, spoiltBody), spoiltBody(route, person))
      : spoiltBody(route, person);
  const values = fc.oneof({ weight: 6, arbitrary: inOnePlace }, { weight: 1, arbitrary: hostile });
  return fc.oneof(
    { weight: 8, arbitrary: values.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: brokenJson },
  );
};

const bodyOf = (route: KnownRoute, person: Person, wrong: boolean): fc.Arbitrary<string | undefined> => {
  if (route.method === 'GET') return fc.constant(undefined);
  // An undefined body is not sent.
  return wrong ? wrongBody(route, person) : rightBody(route, person).map((value) => JSON.stringify(value));
};

/** An object may have a `toString` that is no function, so that String() would throw. */
const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};
const encoded = (value: unknown) =>
  encodeURIComponent(
    asText(value)
      .slice(0, 300)
      .replaceAll(/[\ud800-\udfff]/gu, '?'),
  );
const pairsOf = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, part]) => `${encoded(key)}=${encoded(part)}`)
    : [];

/** At most a few filters at a time, because many of them find nothing. */
const rightQuery = ({ query }: KnownRoute, person: Person): fc.Arbitrary<string> =>
  query
    ? valid(query, known[person].ids).map((value) => pairsOf(value).slice(0, 4).join('&'))
    : fc.constant('');

const wrongQuery = (route: KnownRoute, person: Person): fc.Arbitrary<string> => {
  const spoiltOnce = spoilt(route.query ?? {}, valid(route.query ?? { properties: {} }, known[person].ids));
  const wrong = spoiltOnce.map((value) => pairsOf(value).slice(-4).join('&'));
  return fc.oneof(
    { weight: 4, arbitrary: wrong },
    { weight: 1, arbitrary: wrong.map((once) => `${once}&${once}`) },
  );
};

const wrongTypes = fc.constantFrom(
  'application/json; charset=utf-8',
  ' application/json',
  'application/json\t',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'APPLICATION/JSON',
  '*/*',
);

/** What scanners send beside a request: refused in words, or without any effect. */
const oddHeaders = fc.constantFrom<Record<string, string>>(
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'identity, br' },
  { 'if-match': 'W/"a"' },
  { 'if-match': '"a", W/"b", *' },
  { 'if-none-match': 'W/"a", "b"' },
  { host: "evil.example; script-src 'unsafe-inline'" },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: 'token=%00; __Host-rtb={constructor}' },
);

/** An account with the right to the route. */
const rightPerson = ({ right }: KnownRoute): fc.Arbitrary<Person> => {
  const access = accessTo(right);
  const mayPartners = typeof access === 'object' && access.dmc !== 'none';
  return fc.constantFrom<Person>('admin', 'operator', ...(mayPartners ? (['partner'] as const) : []));
};

type Fault = 'none' | 'body' | 'id' | 'query' | 'person' | 'type' | 'headers' | 'case';

/** Most requests are valid; the others are invalid in one part, so that they get that far. */
const faultIn = ({ method, url }: KnownRoute): fc.Arbitrary<Fault> =>
  fc.oneof(
    { weight: 26, arbitrary: fc.constant('none') },
    { weight: method === 'GET' ? 0 : 5, arbitrary: fc.constant('body') },
    { weight: method === 'GET' ? 0 : 1, arbitrary: fc.constant('type') },
    { weight: url.includes('/:') ? 2 : 0, arbitrary: fc.constant('id') },
    { weight: 2, arbitrary: fc.constant('query') },
    { weight: 2, arbitrary: fc.constant('person') },
    { weight: 2, arbitrary: fc.constant('headers') },
    { weight: 1, arbitrary: fc.constant('case') },
  );

const requests = () =>
  fc
    .constantFrom(...routes)
    .chain((route) => fc.tuple(fc.constant(route), faultIn(route)))
    .chain(([route, fault]) =>
      fc.tuple(
        fc.constant(route),
        fc.constant(fault),
        fault === 'person' ? fc.constantFrom<Person>('partner', 'pending') : rightPerson(route),
      ),
    )
    .chain(([route, fault, person]) =>
      fc.record({
        route: fc.constant(route),
        person: fc.constant(person),
        id: fault === 'id' ? wrongId() : rightId(route, person),
        query: fault === 'query' ? wrongQuery(route, person) : rightQuery(route, person),
        body: bodyOf(route, person, fault === 'body'),
        type: fault === 'type' ? wrongTypes : fc.constant('application/json'),
        headers: fault === 'headers' ? oddHeaders : fc.constant({}),
        isInOtherCase: fc.constant(fault === 'case'),
      }),
    );

/** Later requests may name what was created, and not what is gone: batches and cascades delete, too. */
function learn(route: KnownRoute, person: Person, id: string, answer: Answer) {
  if (answer.statusCode === 404 && known[person].entries.get(route.url.replace('/:id', ''))?.has(id))
    rowDeleted(known[person], id);
  if (answer.statusCode === 201 && known[person].entries.has(route.url))
    rowCreated(known[person], route.url, answer.json().result);
  if (route.method === 'DELETE' && answer.statusCode === 200)
    for (const rows of new Set(Object.values(known))) rowDeleted(rows, id);
}

function contractOf({ answers }: KnownRoute, status: number) {
  return status >= 400 ? errorAnswer : answers.get(status);
}

test.each(Array.from({ length: demos }, (_, index) => index))(
  'any request to demo %i is answered as its contract says, and never fails',
  async (demo) => {
    const alive = keepAlive(server, [...people]);
    const seen = new Map<number, number>();
    const { numRuns, seed } = announce('fuzzed batches of 8 requests', rounds);
    const unanswered: string[] = [];
    const onRejection = (reason: unknown) => unanswered.push(String(reason));
    process.on('unhandledRejection', onRejection);
    await fc.assert(
      fc.asyncProperty(fc.array(requests(), { minLength: perRound, maxLength: perRound }), async (batch) => {
        const tokens = await alive();
        const answers = await Promise.all(
          batch.map(async ({ route, id, query, body, type, person, headers, isInOtherCase }) => {
            const path = route.url.replaceAll(/:\w+/g, id);
            const url = `${isInOtherCase ? path.toUpperCase() : path}${query && `?${query}`}`;
            const ask = () =>
              server.app.inject({
                method: route.method,
                url,
                headers: {
                  authorization: `Bearer ${tokens[person]}`,
                  ...(body === undefined ? {} : { 'content-type': type }),
                  ...headers,
                },
                ...(body === undefined ? {} : { payload: body }),
              });
            let answer = await ask();
            // A database on a busy machine can be late: the answer says to try again, and that has to help.
            for (let turn = 0; answer.statusCode === 503 && turn < turns; turn += 1) answer = await ask();
            if (!isInOtherCase) learn(route, person, id, answer);
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
          const { error } = contract.safeParse(answer.body === '' ? undefined : answer.json());
          if (error)
            throw new Error(
              `${asked} answered ${status} beyond its contract: ${error.message}\n${answer.body}`,
            );
        }
      }),
      { numRuns, seed: seed + demo },
    );
    process.off('unhandledRejection', onRejection);
    expect(unanswered).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    // If authorization refused all requests, the test would prove nothing.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 403, 404]));
    const succeeded = (seen.get(200) ?? 0) + (seen.get(201) ?? 0);
    expect(succeeded).toBeGreaterThan((rounds * perRound) / 2);
    process.stderr.write(
      `proof: fuzzed requests answered ${JSON.stringify(Object.fromEntries([...seen].sort(([one], [other]) => one - other)))}\n`,
    );
  },
);
