import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { valid } from '../testing/arbitraries';
import { idsOf, knownIds, type KnownIds } from '../testing/knownIds';
import type { Person } from '../testing/people';
import { routeTable, type KnownRoute } from '../testing/routeTable';
import { announce, full, inTurn, seed } from '../testing/scale';
import { said } from '../testing/said';
import { startTestServer, type TestServer } from '../testing/testServer';

const people = ['admin', 'operator', 'partner', 'partner2'] as const satisfies Person[];
/** Staff have equal rights, which other tests prove for each route: one role is enough, in turn. */
const askersOf = (turn: number): Person[] => [
  ...inTurn(['admin', 'operator'] as const, 2, turn),
  'partner',
  'partner2',
];
const perRelation = full ? 20 : 1;

let server: TestServer;
let routes: KnownRoute[];
let ids: KnownIds;
/** The content of each person's lists, by the address of the list. */
const seenBy = new Map<string, string[]>();

beforeAll(async () => {
  server = await startTestServer();
  const all = await routeTable(server.app);
  routes = all.filter(
    ({ method, url }) => url.startsWith('/api/') && url.includes('/:id') && method !== 'HEAD',
  );
  ids = await knownIds(server, all, await server.tokenOf('admin'));
  const lists = new Set(routes.map(listOf));
  for (const person of people) {
    for (const list of lists)
      seenBy.set(`${person} ${list}`, await idsOf(server, list, await server.tokenOf(person)));
  }
});
afterAll(() => server.stop());

const listOf = ({ url }: { url: string }) => url.slice(0, url.indexOf('/:id'));
const seen = (person: Person, list: string) => seenBy.get(`${person} ${list}`) ?? [];
const missing = '0197a000-0000-7000-8000-000000000000';
const malformed = ['null', '0', 'A'.repeat(36), '%00', `${missing}x`];

/** A body that the contract accepts and that changes little or nothing. */
const bodyFor = ({ method, body }: KnownRoute) => {
  if (!body) return undefined;
  if (method === 'PUT') return {};
  return fc.sample(valid(body, ids), { numRuns: 1, seed })[0];
};

const ask = async (route: KnownRoute, person: Person, id: string) =>
  server.call(route.url.replaceAll(/:\w+/g, id), {
    method: route.method,
    token: await server.tokenOf(person),
    body: bodyFor(route),
    headers: route.isMoney ? { 'idempotency-key': randomUUID() } : {},
  });

/** Entries that others see, and this person does not. */
const foreignTo = (person: Person, list: string) => {
  const own = new Set(seen(person, list));
  return people.flatMap((other) => seen(other, list)).filter((id) => !own.has(id));
};

/** Deletions come last, because they cascade. */
const inOrder = () =>
  [...routes].sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));

describe('an entry of another user', () => {
  test('is answered like a missing one, byte for byte, and so is an invalid id', async () => {
    let compared = 0;
    for (const [turn, route] of inOrder().entries()) {
      for (const [index, person] of askersOf(turn).entries()) {
        const expected = said(await ask(route, person, missing));
        expect([404, 403]).toContain(expected.status);
        // A malformed id is refused by the contract of the path, before the entry is read.
        for (const id of [
          ...inTurn(malformed, 5, turn + index),
          ...foreignTo(person, listOf(route)).slice(0, perRelation),
        ]) {
          expect({ ...route, person, id, said: said(await ask(route, person, id)) }).toEqual({
            ...route,
            person,
            id,
            said: expected,
          });
          compared += 1;
        }
      }
    }
    announce('answers for foreign and malformed ids compared with those for missing ones', compared);
    expect(compared).toBeGreaterThan(100);
  });

  test('exists for each partner, so that there is something to compare', () => {
    const foreign = routes.filter((route) => foreignTo('partner2', listOf(route)).length > 0);
    expect(foreign.map(({ url }) => url)).toContain('/api/hotels/:id');
  });

  test('differs from an own one, which is answered', async () => {
    const entries = routes.filter(({ method, url }) => method === 'GET' && url.endsWith('/:id'));
    for (const [turn, route] of entries.entries()) {
      for (const person of askersOf(turn)) {
        for (const id of seen(person, listOf(route)).slice(0, perRelation)) {
          const { statusCode } = await ask(route, person, id);
          expect({ url: route.url, person, id, statusCode }).toEqual({
            url: route.url,
            person,
            id,
            statusCode: 200,
          });
        }
      }
    }
  });
});
