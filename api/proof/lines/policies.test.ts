import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { idOf, type Person } from '../../testing/people';
import { routeTable, type KnownRoute } from '../../testing/routeTable';
import { announce } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import type { Actor } from '../../src/db/actor';
import { becomeActor } from '../../src/db/database';
import type { Connection } from '../../src/db/engine';
import { sqlError } from '../../src/db/sqlState';
import { everyAnswer } from './everyAnswer';
import { fillThroughApi } from './fillThroughApi';
import { openPolicies, tablesWithIds, textsOf, uuids } from './shownBySql';

const partners = ['partner', 'partner2'] as const satisfies Person[];
const actorOf = (person: Person): Actor => ({ kind: 'partner', id: idOf(person) });

let server: TestServer;
let routes: KnownRoute[];
let tables: string[];
/** Ids that the policies show to each partner, by table. */
const shown = new Map<string, string[]>();

beforeAll(async () => {
  server = await startTestServer();
  routes = await routeTable(server.app);
  await fillThroughApi(server, routes);
  tables = await tablesWithIds(server);
  for (const person of partners) {
    for (const table of tables) shown.set(`${person} ${table}`, (await textsOf(server, table, actorOf(person))).map(({ id }) => id));
  }
}, 120_000);
afterAll(() => server.stop());

class Undo extends Error {}

/** What a statement does when a partner runs it, and undoes it. */
async function outcomeOf(actor: Actor, run: (connection: Connection) => Promise<number>): Promise<number | string> {
  let changed: number | string = 0;
  await server.engine
    .transaction(async (connection) => {
      await becomeActor(connection, actor);
      changed = await run(connection);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) changed = sqlError(error)?.code ?? String(error);
    });
  return changed;
}

/** A row that is not visible is not changed; a table that is not theirs is refused as a whole. */
const refusal = (outcome: number | string) => (outcome === 0 || outcome === '42501' ? 'refused' : outcome);

test('a partner can neither change, nor remove, nor write again a row that does not name it', async () => {
  let tried = 0;
  for (const person of partners) {
    const actor = actorOf(person);
    for (const table of tables) {
      const others = (await textsOf(server, table)).filter(({ text }) => !text.includes(idOf(person))).slice(0, 3);
      for (const { id, text } of others) {
        const count = (statement: string, params: unknown[]) =>
          outcomeOf(actor, async (connection) => (await connection.query(`${statement} RETURNING 1`, params)).rows.length);
        const outcomes = {
          updated: refusal(await count(`UPDATE "${table}" SET id = id WHERE id = $1`, [id])),
          removed: refusal(await count(`DELETE FROM "${table}" WHERE id = $1`, [id])),
          inserted: await outcomeOf(actor, async (connection) => {
            await connection.query(`INSERT INTO "${table}" SELECT * FROM json_populate_record(NULL::"${table}", $1::json)`, [text]);
            return 1;
          }),
        };
        expect({ person, table, ...outcomes }).toEqual({ person, table, updated: 'refused', removed: 'refused', inserted: '42501' });
        tried += 3;
      }
    }
  }
  expect(tried).toBeGreaterThan(300);
  announce('writes of foreign rows refused by the database alone', tried);
}, 120_000);

test('the policies show a partner nothing that no route would show', async () => {
  const reads = routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
  const tokens: Record<string, string> = {};
  for (const person of ['admin', ...partners] as const) tokens[person] = await server.tokenOf(person);
  await openPolicies(server);
  for (const person of partners) {
    const answered = new Set<string>();
    for await (const { body } of everyAnswer({ server, reads, tokens }, person)) for (const id of body.match(uuids) ?? []) answered.add(id);
    for (const table of tables) {
      const excess = shown.get(`${person} ${table}`)?.filter((id) => !answered.has(id));
      expect({ person, table, excess }).toEqual({ person, table, excess: [] });
    }
  }
}, 120_000);
