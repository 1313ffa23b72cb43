import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Person } from '../../testing/people';
import { routeTable } from '../../testing/routeTable';
import { announce } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { everyAnswer } from './everyAnswer';
import { fillByProgram } from './fillByProgram';
import { fillThroughApi } from './fillThroughApi';
import { allPolicies, whileOpen, type Policy } from './openedPolicies';
import { partners, shownBeyondAnswers, shownToNobody, takenByPartners } from './policyFindings';
import { hasRows, tablesWithIds, uuids } from './shownBySql';

let server: TestServer;
let tables: string[];
let policies: Policy[];
/** What the routes show to each partner when the database hides nothing. */
const answered = new Map<Person, Set<string>>();

const whileAllOpen = <T>([policy, ...others]: Policy[], run: () => Promise<T>): Promise<T> =>
  policy ? whileOpen(server, policy, () => whileAllOpen(others, run)) : run();

beforeAll(async () => {
  server = await startTestServer();
  const routes = await routeTable(server.app);
  await fillThroughApi(server, routes);
  await fillByProgram(server);
  tables = await tablesWithIds(server);
  policies = await allPolicies(server);
  const reads = routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
  const tokens: Record<string, string> = {};
  for (const person of ['admin', ...partners] as const) tokens[person] = await server.tokenOf(person);
  await whileAllOpen(
    policies.filter(({ using }) => using !== null),
    async () => {
      for (const person of partners) {
        const ids = new Set<string>();
        for await (const { body } of everyAnswer({ server, reads, tokens }, person))
          for (const id of body.match(uuids) ?? []) ids.add(id);
        answered.set(person, ids);
      }
    },
  );
}, 120_000);
afterAll(() => server.stop());

test('every table has rows, so that there is something to hide', async () => {
  const empty: string[] = [];
  for (const { table } of policies) if (!(await hasRows(server, table))) empty.push(table);
  expect(empty).toEqual([]);
});

test('who has not said who they are sees no row of any table', async () => {
  for (const table of new Set(policies.map((policy) => policy.table)))
    expect(await shownToNobody(server, table)).toEqual([]);
});

test('a partner can neither change, nor remove, nor write again a row that does not name it', async () => {
  let all = 0;
  for (const table of tables) {
    const { tried, findings } = await takenByPartners(server, table);
    expect(findings).toEqual([]);
    all += tried;
  }
  expect(all).toBeGreaterThan(300);
  announce('writes of foreign rows refused by the database alone', all);
}, 120_000);

test('the policies show a partner nothing that no route would show', async () => {
  for (const table of tables) expect(await shownBeyondAnswers(server, table, answered)).toEqual([]);
}, 120_000);

/** The tests above, for one table. */
async function findingsIn(table: string): Promise<string[]> {
  const nobody = await shownToNobody(server, table);
  if (nobody.length > 0 || !tables.includes(table)) return nobody;
  const { findings } = await takenByPartners(server, table);
  return findings.length > 0 ? findings : shownBeyondAnswers(server, table, answered);
}

test('a policy that is opened is found by one of these tests, each of them', async () => {
  const unnoticed: string[] = [];
  for (const policy of policies) {
    const findings = await whileOpen(server, policy, () => findingsIn(policy.table));
    if (findings.length === 0) unnoticed.push(`${policy.table}.${policy.name}`);
  }
  announce('policies opened, one after the other, each found', policies.length - unnoticed.length);
  expect(unnoticed).toEqual([]);
}, 120_000);
