import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getTableName } from 'drizzle-orm';
import { routeTable } from '../../testing/routeTable';
import { announce } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import type { Visibility } from '../../src/db/visibility/visibility';
import { allVisibilities } from '../../src/modules/allTables';
import { everyRow } from './everyRow';
import { fillByProgram } from './fillByProgram';
import { fillStates } from './fillStates';
import { fillThroughApi } from './fillThroughApi';
import { allPolicies, whileOpen } from './openedPolicies';
import type { EveryRow } from './oracle';
import { shownOtherwise, shownToNobody, takenByPartners } from './policyFindings';

let server: TestServer;
let rows: EveryRow;

beforeAll(async () => {
  server = await startTestServer();
  await fillThroughApi(server, await routeTable(server.app), await server.tokenOf('admin'));
  await fillByProgram(server);
  await fillStates(server);
  rows = await everyRow(server, allVisibilities);
});
afterAll(() => server.stop());

test('every table has rows, so that there is something to hide', () => {
  const empty = allVisibilities.filter(({ table }) => rows.get(getTableName(table))?.length === 0);
  expect(empty.map(({ table }) => getTableName(table))).toEqual([]);
});

test('without an actor, no row of any table is visible', async () => {
  for (const { table } of allVisibilities)
    expect(await shownToNobody(server, getTableName(table))).toEqual([]);
});

test('a partner can neither change, delete, nor insert a row of others', async () => {
  let all = 0;
  for (const visibility of allVisibilities) {
    const { tried, findings } = await takenByPartners(server, visibility, rows);
    expect(findings).toEqual([]);
    all += tried;
  }
  expect(all).toBeGreaterThan(300);
  announce('writes of foreign rows refused by the database alone', all);
});

test('the policies show partners exactly the rows of the declarations', async () => {
  for (const visibility of allVisibilities)
    expect(await shownOtherwise(server, visibility, rows)).toEqual([]);
});

/** Runs the tests above for one table. */
async function findingsIn(visibility: Visibility): Promise<string[]> {
  const { table } = visibility;
  const nobody = await shownToNobody(server, getTableName(table));
  if (nobody.length > 0) return nobody;
  const otherwise = await shownOtherwise(server, visibility, rows);
  return otherwise.length > 0 ? otherwise : (await takenByPartners(server, visibility, rows)).findings;
}

test('opening any single policy is found by one of these tests', async () => {
  const unnoticed: string[] = [];
  const policies = await allPolicies(server);
  let opened = 0;
  for (const visibility of allVisibilities)
    for (const policy of policies.filter(({ table }) => table === getTableName(visibility.table))) {
      const findings = await whileOpen(server, policy, () => findingsIn(visibility));
      if (findings.length === 0) unnoticed.push(`${policy.table}.${policy.name}`);
      opened += 1;
    }
  announce('policies opened, one after the other, each found', opened - unnoticed.length);
  expect(unnoticed).toEqual([]);
});
