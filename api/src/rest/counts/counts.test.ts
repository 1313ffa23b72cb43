import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  bookings,
  counts,
  hotels,
  mostCounts,
  notifications,
  users,
  type Count,
} from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../testing/calls';
import { countStatements } from '../../../testing/countStatements';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { usersTable } from '../../people/users.table';

let server: TestServer;
let people: Record<'manager' | 'operator' | 'partner' | 'partner2', Calls>;
let statements: ReturnType<typeof countStatements>;
beforeAll(async () => {
  server = await startTestServer();
  people = {
    manager: await callsOf(server, 'manager'),
    operator: await callsOf(server, 'operator'),
    partner: await callsOf(server, 'partner'),
    partner2: await callsOf(server, 'partner2'),
  };
  statements = countStatements(server.engine);
});
afterAll(() => server.stop());

const addressOf = (lists: readonly string[]): string =>
  `${counts.path}?${new URLSearchParams(lists.map((list): [string, string] => ['of', list])).toString()}`;

async function count(who: keyof typeof people, ...lists: string[]): Promise<Count[]> {
  const answer = await people[who].get(addressOf(lists));
  expect(answer.statusCode).toBe(200);
  return answer.json().result;
}

async function listed(who: keyof typeof people, list: string): Promise<number> {
  const answer = await people[who].get(`${list}&page=1&per_page=1`);
  expect(answer.statusCode).toBe(200);
  return answer.json().total;
}

const ofStaff = [
  `${hotels.path}?has_images=false`,
  `${hotels.path}?has_images=true`,
  `${hotels.path}?lacks_description=ru`,
  `${hotels.path}?has_price_gaps=true&is_active=true`,
  `${bookings.path}?status=on_request,confirmed&departs_within_days=7`,
  `${bookings.path}?status=on_request&stays_confirmed=false`,
  `${bookings.path}?status=on_request&stays_confirmed=true`,
  `${bookings.path}?stays_declined=true`,
  '/api/booking-hotels?is_awaited=true',
  '/api/payments?is_overdue=true',
  '/api/block-seats?oversold=true',
  '/api/countries?missing_locale=ru',
  '/api/airports?has_coordinates=false',
  `${users.path}?status=pending`,
  `${notifications.path}?is_read=false`,
];

test('all lists of a call are counted in one statement, and have the totals of their pages', async () => {
  let result: Count[] = [];
  const needed = await statements.of(async () => (result = await count('manager', ...ofStaff)));
  // The session, the writes since, and all counts.
  expect(needed).toBe(3);
  const totals = [];
  for (const list of ofStaff) totals.push({ total: await listed('manager', list) });
  expect(result).toEqual(totals);
  expect(totals.some(({ total }) => total > 0)).toBe(true);
});

test('they are counted once for all staff until something is written, which is seen at once', async () => {
  const list = `${hotels.path}?is_visited=false`;
  const [before] = await count('manager', list);
  const [known] = await server
    .call(`${hotels.path}?per_page=1`, { token: await server.tokenOf('manager') })
    .then((answer) => answer.json().result);
  // The session and the writes since; nothing is counted.
  expect(await statements.of(() => count('operator', list))).toBe(2);
  await people.manager.make(hotels.path, { name: 'Counted', place_id: known.place_id });
  const [after] = await count('operator', list);
  expect(after?.total).toBe(Number(before?.total) + 1);
});

test('a partner’s totals are its own, also after those of staff and of another partner', async () => {
  const lists = [`${hotels.path}?is_active=true`, `${bookings.path}?status=confirmed`];
  await count('manager', ...lists);
  for (const who of ['partner', 'partner2', 'partner'] as const) {
    const own = [];
    for (const list of lists) own.push({ total: await listed(who, list) });
    expect(await count(who, ...lists)).toEqual(own);
  }
});

test('a changed role applies to the next count', async () => {
  const list = `${hotels.path}?is_active=true`;
  const become = (role: 'operator' | 'dmc') =>
    server.database.withActor(system('test'), (tx) =>
      tx
        .update(usersTable)
        .set({ role })
        .where(eq(usersTable.id, idOf('operator'))),
    );
  const [all] = await count('operator', list);
  expect(all?.total).toBeGreaterThan(0);
  await become('dmc');
  expect(await count('operator', list, `${users.path}?status=active`)).toEqual([
    { total: 0 },
    { total: null, message: 'Your role does not allow this.' },
  ]);
  await become('operator');
  expect(await count('operator', list)).toEqual([all]);
});

test('a list that is refused has no total, and the others are counted', async () => {
  const [refused, foreign, unknown, misspelt, counted] = await count(
    'partner',
    `${users.path}?status=pending`,
    `${hotels.path}?dmc_id=${idOf('partner2')}`,
    '/api/audit?action=create',
    `${hotels.path}?is_aktive=true`,
    `${hotels.path}?is_active=true`,
  );
  for (const one of [refused, foreign, unknown, misspelt])
    expect(one).toEqual({ total: null, message: expect.any(String) });
  expect(counted?.total).toBeGreaterThan(0);
  const tooMany = Array.from({ length: mostCounts + 1 }, () => hotels.path);
  expect((await people.partner.get(addressOf(tooMany))).statusCode).toBe(400);
});
