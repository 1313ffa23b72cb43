import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { idOf, type Person } from '../testing/people';
import { routeTable, type KnownRoute } from '../testing/routeTable';
import { listsOf } from '../testing/knownIds';
import { announce, full } from '../testing/scale';
import { beginSession } from '../testing/sessions';
import { startTestServer, type TestServer } from '../testing/testServer';
import { becomeActor } from '../src/db/database';
import type { Actor } from '../src/db/actor';

/** Everybody who may ask for anything, and what the database lets them see. */
const people = ['admin', 'operator', 'partner', 'partner2', 'pending'] as const satisfies Person[];
const wordsOfSecrets = /"(password\w*|\w*_hash|token\w*|secret\w*|binding\w*)":/;

let server: TestServer;
let reads: KnownRoute[];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  reads = (await routeTable(server.app)).filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
  for (const person of people) tokens[person] = (await beginSession(server, person)).token;
});
afterAll(() => server.stop());

const actors: Record<(typeof people)[number], Actor> = {
  admin: { kind: 'staff', id: idOf('admin') },
  operator: { kind: 'staff', id: idOf('operator') },
  partner: { kind: 'partner', id: idOf('partner') },
  partner2: { kind: 'partner', id: idOf('partner2') },
  pending: { kind: 'partner', id: idOf('pending') },
};

const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const tablesWithIds = async (): Promise<string[]> => {
  const { rows } = await server.engine.transaction((connection) =>
    connection.query(`SELECT table_name::text FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid'`),
  );
  return rows.map(([name]) => String(name));
};

/** Ids of entries that the database hides from this actor and that no row which it shows speaks of. */
async function hiddenFrom(actor: Actor): Promise<Set<string>> {
  const hidden = new Set<string>();
  const shown = new Set<string>([actor.kind === 'system' ? '' : actor.id]);
  for (const table of await tablesWithIds()) {
    const visible = await server.engine.transaction(async (connection) => {
      await becomeActor(connection, actor);
      return connection.query(`SELECT to_json(entry)::text FROM "${table}" entry`);
    });
    for (const [text] of visible.rows) for (const id of String(text).match(uuids) ?? []) shown.add(id);
    const all = await server.engine.transaction((connection) => connection.query(`SELECT id FROM "${table}"`));
    for (const [id] of all.rows) hidden.add(String(id));
  }
  for (const id of shown) hidden.delete(id);
  return hidden;
}

/** Every read, alone, with all data, and in both languages. */
async function* everyAnswer(person: string) {
  for (const route of reads) {
    const queries = ['with_data', 'locale'].every((name) => route.query?.properties?.[name]) ? ['', 'with_data=true&locale=en', 'with_data=true&locale=ru'] : [''];
    for (const query of queries) {
      const paged = listsOf([route]).length ? `${query}&page=1&per_page=200` : query;
      const urls = route.url.includes(':') ? await entriesOf(route.url, person) : [route.url];
      for (const url of urls) yield { url: `${url}?${paged}`, answer: await server.call(`${url}?${paged}`, { token: tokens[person] }) };
    }
  }
}

/** A few entries that somebody sees, whoever asks: the foreign ones are the point. */
async function entriesOf(url: string, person: string): Promise<string[]> {
  const list = url.slice(0, url.indexOf('/:'));
  const ids = await Promise.all(
    ['admin', person].map(async (who) => {
      const answer = await server.call(`${list}?per_page=${full ? 5 : 1}&page=1`, { token: tokens[who] });
      return answer.statusCode === 200 ? answer.json().result.map((row: { id: string }) => row.id) : [];
    }),
  );
  return [...new Set<string>(ids.flat())].map((id) => url.replaceAll(/:\w+/g, id));
}

test('no answer holds what the database hides from whoever asks, nor the name of a secret', async () => {
  let scanned = 0;
  for (const person of people) {
    const hidden = await hiddenFrom(actors[person]);
    expect(hidden.size).toBeGreaterThan(0);
    for await (const { url, answer } of everyAnswer(person)) {
      if (answer.statusCode !== 200) continue;
      const leaked = (answer.body.match(uuids) ?? []).filter((id) => hidden.has(id));
      expect({ person, url, leaked }).toEqual({ person, url, leaked: [] });
      expect({ person, url, secret: wordsOfSecrets.exec(answer.body)?.[0] }).toEqual({ person, url, secret: undefined });
      scanned += 1;
    }
  }
  announce('answers searched for what is hidden from whoever asks', scanned);
  expect(scanned).toBeGreaterThan(100);
});
