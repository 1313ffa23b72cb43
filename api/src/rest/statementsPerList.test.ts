import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as contracts from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../testing/calls';
import { countStatements } from '../../testing/countStatements';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { derivedId } from '../seed/derivedId';

/** Limit for one list call, including the read of the session in every call. */
const mostStatements = 5;

let server: TestServer;
let people: Record<'staff' | 'partner', Calls>;
let counted: ReturnType<typeof countStatements>;
beforeAll(async () => {
  server = await startTestServer();
  people = { staff: await callsOf(server, 'manager'), partner: await callsOf(server, 'partner') };
  counted = countStatements(server.engine);
});
afterAll(() => server.stop());

const { hotels } = contracts;
const asText = (query: object): string =>
  Object.entries(query)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
const urlOf = (path: string, query: object) => `${path}?${asText(query)}`;

interface Listed {
  path: string;
  filters: object;
  sorts: readonly string[];
}

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'path' in value && 'filters' in value && 'sorts' in value;

/** A page that is not the last, so that entries are counted, too. */
const aPage = { page: 1, per_page: 1 };
const forTables = (path: string): object[] =>
  path === hotels.path
    ? [contracts.listedForPartners, { ...contracts.listedForPartners, sort: 'country', is_active: true }]
    : [];

/** With all embedded data at once, the most that any list, sheet of names, picker or tile requests. */
const asked = Object.values<unknown>(contracts)
  .filter(isListed)
  .flatMap(({ path, filters }) => {
    const everything = {
      ...('with_data' in filters && { with_data: true }),
      ...('with_tags' in filters && { with_tags: true }),
    };
    return [
      everything,
      { ...everything, ...aPage },
      { ...everything, ...aPage, q: 'a' },
      ...forTables(path),
    ].map((query) => urlOf(path, query));
  });

const grid = `${contracts.graphPrices.path}?hotel_id=${derivedId('hotel Goynuk Canyon Hotel')}&with_data=true&grouped=true`;

const staffAlone = [
  urlOf(hotels.path, { ...contracts.listedForStaff, ...aPage }),
  urlOf(hotels.path, { ...contracts.listedForStaff, ...aPage, sort: 'partner_count' }),
  contracts.orphansPath,
];

async function statementsOf(calls: Calls, url: string): Promise<{ status: number; statements: number }> {
  let status = 0;
  const statements = await counted.of(async () => {
    status = (await calls.get(url)).statusCode;
  });
  return { status, statements };
}

test.each([...asked, grid, ...staffAlone])('%s', async (url) => {
  const { status, statements } = await statementsOf(people.staff, url);
  expect(status).toBe(200);
  expect(statements).toBeGreaterThan(1);
  expect(statements).toBeLessThanOrEqual(mostStatements);
});

test.each([...asked, grid])('%s, for a partner', async (url) => {
  const { status, statements } = await statementsOf(people.partner, url);
  expect([200, 403]).toContain(status);
  expect(statements).toBeLessThanOrEqual(mostStatements);
});
