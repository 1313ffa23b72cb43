import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import * as contracts from '@itinera/shared/contracts';
import { authPaths, errorAnswer } from '@itinera/shared/contracts';
import { idOf } from '../../testing/people';
import { runningRoutes, type RunningRoute } from '../../testing/runningRoutes';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { derivedId } from '../seed/derivedId';

const rounds = 250;
const requestsPerRound = 8;

let server: TestServer;
let routes: RunningRoute[];
let tokens: string[];

beforeAll(async () => {
  server = await startTestServer();
  await server.app.ready();
  routes = runningRoutes(server.app).filter(({ method }) => method !== 'HEAD');
  tokens = [await server.tokenOf('admin'), await server.tokenOf('partner')];
});
afterAll(() => server.stop());

const { countries, regions, resorts, places, hotels, hotelDmcs, users } = contracts;
const { hotelClasses, hotelChains, hotelTypes, hotelFormats, hotelThemes } = contracts;
const collections = [countries, regions, resorts, places, hotels, hotelDmcs, users, hotelClasses, hotelChains, hotelTypes, hotelFormats, hotelThemes];

const collectionOf = (url: string) => collections.find(({ path }) => url === path || url === `${path}/:id`);

const knownIds = [
  ...['hotel Beldibi Bay Resort', 'hotel Nida Lagoon House', 'country GR', 'class Luxury', 'theme Ski', 'type Resort', 'nothing'].map(derivedId),
  idOf('partner'),
  idOf('partner2'),
];

/** Values that are right somewhere, and values that have broken programs. */
const word = fc.oneof(
  fc.constantFrom(...knownIds),
  fc.constantFrom('1', '2', '0', '-1', '100000', '999999999', '2147483648', '1e3', '', 'true', 'false', 'en', 'ru', 'name', '-name', '-created', 'order', 'dmc'),
  fc.constantFrom('\u0000', '%', '_', '\\', "'; DROP TABLE hotels; --", '{{7*7}}', '../../etc', '\ud800', '\u202e', '𝒽', '  '),
  fc.string({ maxLength: 30 }),
);

const value = fc.oneof(word, fc.double(), fc.integer({ min: -10, max: 10 }), fc.boolean(), fc.constant(null), fc.constant('10:30'), fc.constant('Hotel'), fc.jsonValue({ maxDepth: 2 }));

const keysOf = (shape: object | undefined): [string, ...string[]] => ['id', 'page', 'q', '__proto__x', ...Object.keys(shape ?? {})];

const queryOf = ({ method, url }: RunningRoute) => {
  const keys = keysOf(collectionOf(url)?.query.shape ?? { token: 1 });
  return fc.array(fc.tuple(fc.constantFrom(...keys), word), { maxLength: method === 'GET' ? 4 : 1 });
};

const acceptable = fc.record(
  {
    name: fc.string({ minLength: 2, maxLength: 120 }),
    place_id: fc.constant(derivedId('country GR region Crete resort Rethymno place Rethymno')),
    hotel_class_id: fc.constantFrom('', null, derivedId('class Luxury'), derivedId('nothing')),
    stars: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
    keywords: fc.string({ maxLength: 500 }),
    is_active: fc.boolean(),
  },
  { requiredKeys: ['name', 'place_id'] },
);

const bodyOf = ({ url }: RunningRoute) => {
  const keys = keysOf(collectionOf(url)?.updateInput.shape ?? { email: 1, password: 1 });
  return fc.oneof(acceptable, acceptable, fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 6 }), fc.jsonValue());
};

const toText = (pairs: [string, string][]): string =>
  pairs.map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, '?'))}`).join('&');

const requests = () =>
  fc.constantFrom(...routes).chain((route) =>
    fc.record({
      route: fc.constant(route),
      id: fc.oneof(fc.constantFrom(...knownIds), fc.constantFrom('%00', '..%2f..', 'null', 'A'.repeat(300), '%F0%9F')),
      query: queryOf(route),
      body: route.method === 'POST' || route.method === 'PUT' ? bodyOf(route) : fc.constant(undefined),
      // A sign-out that works would turn every later request away.
      token: route.url === authPaths.signOut ? fc.constant('abc') : fc.constantFrom(...tokens),
    }),
  );

function answerSchema({ url }: RunningRoute, status: number, body: unknown): z.ZodMiniType {
  if (status >= 400) return errorAnswer;
  const collection = collectionOf(url);
  if (!collection) return z.looseObject({ success: z.literal(true) });
  const isList = typeof body === 'object' && body !== null && 'total' in body;
  const isRemoval = typeof body === 'object' && body !== null && 'result' in body && body.result === null;
  if (isRemoval) return contracts.doneAnswer;
  return isList ? contracts.listAnswer(collection.entity) : contracts.answer(collection.entity);
}

test('whatever is asked, the server answers as its contracts say and never fails', async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(requests(), { minLength: requestsPerRound, maxLength: requestsPerRound }), async (batch) => {
      const answers = await Promise.all(
        batch.map(async ({ route, id, query, body, token }) => {
          const url = `${route.url.replace(':id', id).replace(':file_name', id)}?${toText(query)}`;
          return { route, answer: await server.call(url, { method: route.method, body, token }) };
        }),
      );
      for (const { route, answer } of answers) {
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
        expect(answer.statusCode).toBeLessThan(500);
        const body: unknown = answer.json();
        expect(answerSchema(route, answer.statusCode, body).safeParse(body).error).toBeUndefined();
      }
    }),
    { numRuns: rounds },
  );
  // Requests that are all refused at the door would prove nothing.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404]));
}, 120_000);
