import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { graphPrices } from '@itinera/shared/contracts';
import { idOf, type Person } from '../testing/people';
import { announce, full, limitInFull } from '../testing/scale';
import { beginSession } from '../testing/sessions';
import { startTestServer, type TestServer } from '../testing/testServer';
import { system } from '../src/db/actor';
import { hotelsTable, usersTable } from '../src/modules/schema';

/** The third partner is the demo's blocked one, unblocked. */
const partners = ['partner', 'partner2', 'blocked'] as const satisfies Person[];
const linesEach = 12;

let server: TestServer;
let hotelIds: string[];
const tokens = new Map<Person, string>();
/** Values that occur only in one partner's lines: ids, and improbable orders. */
const canaries = new Map<Person, string[]>();
/** Number of lines of each in the demo data. */
const demoLines = new Map<Person, number>();

/** Numbers from a separate range of each partner, of equal length, so that none contains another. */
const canary = (partner: number, line: number) => 10_000 + partner * 20_000 + line * 997;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withActor(system('test'), async (tx) => {
    await tx
      .update(usersTable)
      .set({ role: 'dmc', status: 'active' })
      .where(eq(usersTable.id, idOf('blocked')));
    hotelIds = (
      await tx.select({ id: hotelsTable.id }).from(hotelsTable).orderBy(hotelsTable.id).limit(4)
    ).map(({ id }) => id);
  });
  const admin = await server.tokenOf('admin');
  const make = async (url: string, body: object): Promise<string> =>
    (await server.call(url, { method: 'POST', token: admin, body })).json().result.id;
  const rooms = await Promise.all(
    ['P1', 'P2', 'P3'].map((code) => make('/api/room-types', { code, max_guests: 0 })),
  );
  const boardings = await Promise.all(['Q1', 'Q2'].map((code) => make('/api/boarding-types', { code })));
  for (const id of hotelIds)
    await server.call(`/api/hotels/${id}`, {
      method: 'PUT',
      token: admin,
      body: { room_type_id: rooms, boarding_type_id: boardings },
    });
  for (const [number, person] of partners.entries()) {
    tokens.set(person, (await beginSession(server, person)).token);
    const secrets: string[] = [];
    const ofDemo = await server.call(`${graphPrices.path}?dmc_id=${idOf(person)}`, { token: admin });
    demoLines.set(person, ofDemo.json().total);
    for (let line = 0; line < linesEach; line += 1) {
      const order = canary(number, line);
      const id = await make(graphPrices.path, {
        hotel_id: hotelIds[line % hotelIds.length],
        dmc_id: idOf(person),
        room_type_id: rooms[line % rooms.length],
        boarding_type_id: boardings[line % boardings.length],
        adult: line % 10,
        order,
      });
      secrets.push(id, `"order":${order},`);
    }
    canaries.set(person, [...secrets, idOf(person)]);
  }
});
afterAll(() => server.stop());

const queries = () =>
  fc.record({
    hotel_id: fc.constantFrom(undefined, ...hotelIds),
    dmc_id: fc.constantFrom(undefined, undefined, ...partners.map(idOf)),
    with_data: fc.constantFrom(undefined, 'true', 'false', '1'),
    grouped: fc.constantFrom(undefined, 'true', 'false', '1'),
    locale: fc.constantFrom(undefined, 'en', 'ru'),
    sort: fc.constantFrom(undefined, ...graphPrices.sorts.flatMap((field) => [field, `-${field}`])),
    page: fc.constantFrom(undefined, '1', '2', '3'),
    per_page: fc.constantFrom(undefined, '1', '5', '200'),
    q: fc.constantFrom(undefined, 'P1'),
  });

const addressOf = (query: Record<string, string | undefined>) =>
  `${graphPrices.path}?${Object.entries(query)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`]))
    .join('&')}`;

test(
  'no partner finds a trace of another’s prices, however it filters, groups, sorts and pages',
  async () => {
    const found = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...partners), queries(), async (person, query) => {
        const url = addressOf(query);
        const { statusCode, body } = await server.call(url, { token: tokens.get(person) });
        found.set(statusCode, (found.get(statusCode) ?? 0) + 1);
        expect([200, 404]).toContain(statusCode);
        const traces = partners
          .filter((other) => other !== person)
          .flatMap((other) => canaries.get(other) ?? [])
          .filter((secret) => body.includes(secret));
        expect({ person, url, traces }).toEqual({ person, url, traces: [] });
        // Totals must not count hidden lines either.
        if (statusCode === 200)
          expect(JSON.parse(body).total).toBeLessThanOrEqual((demoLines.get(person) ?? 0) + linesEach);
        // Another partner's id is answered like a missing one.
        if (query.dmc_id !== undefined && query.dmc_id !== idOf(person)) expect(statusCode).toBe(404);
      }),
      announce('queries of prices as one of three partners', full ? 5_000 : 200),
    );
    expect([...found.keys()].sort()).toEqual([200, 404]);
  },
  limitInFull(1_800_000),
);

test('the lines exist, so that there is something to hide', async () => {
  for (const person of partners) {
    const { result } = (await server.call(graphPrices.path, { token: tokens.get(person) })).json();
    expect(result).toHaveLength((demoLines.get(person) ?? 0) + linesEach);
  }
});
