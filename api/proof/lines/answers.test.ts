import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { idOf, type Person } from '../../testing/people';
import { routeTable } from '../../testing/routeTable';
import { announce } from '../../testing/scale';
import { beginSession } from '../../testing/sessions';
import { startTestServer, type TestServer } from '../../testing/testServer';
import type { Actor } from '../../src/db/actor';
import { everyAnswer, type Reader } from './everyAnswer';
import { fillThroughApi } from './fillThroughApi';
import { hiddenFrom, openPolicies, uuids } from './shownBySql';

const people = ['admin', 'operator', 'partner', 'partner2', 'pending'] as const satisfies Person[];
const actorOf = (person: Person): Actor => ({
  kind: person === 'admin' || person === 'operator' ? 'staff' : 'partner',
  id: idOf(person),
});
const namesOfSecrets = /"(password\w*|\w*_hash|token\w*|secret\w*|binding\w*)":/;

/** What the house earns is no business of a partner's. */
const forStaffAlone = /"markup_bp":/;

let server: TestServer;
let reader: Reader;
const hidden = new Map<Person, Set<string>>();

beforeAll(async () => {
  server = await startTestServer();
  const routes = await routeTable(server.app);
  await fillThroughApi(server, routes);
  // The description of the calls holds nobody's data, but the names of what is sent, passwords among them.
  const reads = routes.filter(
    ({ method, url }) => method === 'GET' && url.startsWith('/api/') && url !== '/api/openapi.json',
  );
  const tokens: Record<string, string> = {};
  for (const person of people) tokens[person] = (await beginSession(server, person)).token;
  reader = { server, reads, tokens };
  for (const person of people) hidden.set(person, await hiddenFrom(server, actorOf(person)));
}, 120_000);
afterAll(() => server.stop());

async function search(searched: readonly Person[]): Promise<number> {
  let scanned = 0;
  for (const person of searched) {
    for await (const { url, body } of everyAnswer(reader, person)) {
      const leaked = (body.match(uuids) ?? []).filter((id) => hidden.get(person)?.has(id));
      expect({ person, url, leaked }).toEqual({ person, url, leaked: [] });
      expect({ person, url, secret: namesOfSecrets.exec(body)?.[0] }).toEqual({
        person,
        url,
        secret: undefined,
      });
      const earnings = actorOf(person).kind === 'partner' ? forStaffAlone.exec(body)?.[0] : undefined;
      expect({ person, url, earnings }).toEqual({ person, url, earnings: undefined });
      scanned += 1;
    }
  }
  expect(scanned).toBeGreaterThan(50);
  return scanned;
}

test('no answer holds what the database hides from the asking person, nor the name of a secret', async () => {
  expect(hidden.get('partner')?.size).toBeGreaterThan(100);
  announce('answers searched for what is hidden from the asking person', await search(people));
}, 120_000);

test('nor does it when the policies of the database are gone, because each route narrows its own queries', async () => {
  await openPolicies(server);
  announce(
    'answers searched without the policies of the database',
    await search(['partner', 'partner2', 'pending']),
  );
}, 120_000);
