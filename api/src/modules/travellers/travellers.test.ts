import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { ageOn, batchPath } from '@itinera/shared/contracts';
import { system } from '../../db/actor';
import { cleanUp } from '../../app/cleanUp';
import { derivedId } from '../../seed/derivedId';
import { auditLogTable } from '../../audit/audit.table';
import { idempotencyKeysTable, undoSecretsTable } from '../../rest/write/writes.table';
import { today } from '../../base/today';
import { paxTypeOf } from './travellers.ages';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

const least = {
  first_name: 'Zane',
  last_name: "O'Zarina-Kļava",
  sex: 'f',
  birthday: '1990-05-05',
  nationality: derivedId('country LV'),
};
const yearsAgo = (years: number): string =>
  `${Number(today().slice(0, 4)) - years}${today().slice(4)}`.replace('-02-29', '-02-28');

test('partners have no access to travellers', async () => {
  const partner = await callsOf(server, 'partner');
  expect((await partner.get('/api/travellers')).statusCode).toBe(403);
});

describe('ages', () => {
  test('are full years on the day', () => {
    expect([
      ageOn('2027-05-04', '2025-05-05'),
      ageOn('2027-05-05', '2025-05-05'),
      ageOn('2027-02-28', '2024-02-29'),
    ]).toEqual([1, 2, 2]);
    expect([yearsAgo(1), yearsAgo(2), yearsAgo(11), yearsAgo(12)].map(paxTypeOf)).toEqual([
      'infant',
      'child',
      'child',
      'adult',
    ]);
  });

  test('are the same in the filter and in the answer', async () => {
    for (const years of [1, 2, 12])
      await staff.make('/api/travellers', { ...least, birthday: yearsAgo(years) });
    const all = await staff.list('/api/travellers?per_page=200');
    for (const type of ['adult', 'child', 'infant']) {
      const found = await staff.list(`/api/travellers?per_page=200&pax_type=${type}`);
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ id }) => id)).toEqual(
        all.filter((traveller) => traveller['pax_type'] === type).map(({ id }) => id),
      );
    }
  });
});

test('lists mask document numbers, and a masked number can not be saved', async () => {
  const papers = { personal_code: '050590-12345', passport_number: 'LV1234567' };
  const { id } = await staff.make('/api/travellers', { ...least, ...papers });
  const [listed] = await staff.list('/api/travellers?q=zarina+zane&sort=-created_at');
  expect(listed).toMatchObject({ id, personal_code: '••••345', passport_number: '••••567' });
  expect(await staff.one(`/api/travellers/${id}`)).toMatchObject(papers);
  expect(refusedFields(await staff.put(`/api/travellers/${id}`, listed)).toSorted()).toEqual([
    'passport_number',
    'personal_code',
  ]);
});

test('a passport that expires on a day is valid on that day', async () => {
  const { id } = await staff.make('/api/travellers', { ...least, passport_expires_at: '2024-05-05' });
  const found = async (day: string) =>
    (await staff.list(`/api/travellers?per_page=200&passport_expires_before=${day}`)).map((one) => one.id);
  expect(await found('2024-05-05')).toEqual([]);
  expect(await found('2024-05-06')).toEqual([id]);
});

test.each([
  ['q=иванов', 3],
  ['q=kalnins+janis', 1],
  ['email=Janis.Kalnins@mail.example', 1],
  ['is_customer=true', 16],
  [`nationality=${derivedId('country AT')}`, 3],
  [`nationality=${derivedId('country AT')}&sex=m`, 1],
  ['phone=%2B37100000000', 0],
])('%s finds %i', async (query, count) => {
  expect(await staff.list(`/api/travellers?per_page=200&${query}`)).toHaveLength(count);
});

test.each([
  [{ birthday: '2999-01-01' }, 'birthday'],
  [{ birthday: '1900-01-01' }, 'birthday'],
  [{ passport_issued_at: '2027-01-02', passport_expires_at: '2027-01-01' }, 'passport_expires_at'],
  [{ nationality: derivedId('nothing') }, 'nationality'],
  [{ passport_issue_country: derivedId('nothing') }, 'passport_issue_country'],
  [{ companions: [derivedId('nothing')] }, 'companions.0'],
  [{ companions: 'everybody' }, 'companions'],
  [{ last_name: 'Иванова' }, 'last_name'],
  [{ phone: '29123456' }, 'phone'],
  [{ passport_number: 'LV-1' }, 'passport_number'],
])('%j is refused', async (extra, field) => {
  const answer = await staff.post('/api/travellers', { ...least, ...extra });
  expect({ status: answer.statusCode, named: refusedFields(answer) }).toEqual({
    status: 400,
    named: [field],
  });
});

test('companions are mutual, until one of them is removed or deleted', async () => {
  const companionsOf = async (id: string) => (await staff.one(`/api/travellers/${id}`))['companions'];
  const first = (await staff.make('/api/travellers', least)).id;
  const second = (await staff.make('/api/travellers', { ...least, companions: [first] })).id;
  const third = (await staff.make('/api/travellers', { ...least, companions: [second, second] })).id;
  expect(await companionsOf(first)).toEqual([second]);
  expect(await companionsOf(second)).toEqual([first, third]);
  expect(refusedFields(await staff.put(`/api/travellers/${first}`, { companions: [first] }))).toEqual([
    'companions.0',
  ]);
  await staff.change(`/api/travellers/${second}`, { companions: [third] });
  expect(await companionsOf(first)).toEqual([]);
  await staff.remove(`/api/travellers/${third}`);
  expect(await companionsOf(second)).toEqual([]);
});

describe('a deleted traveller', () => {
  const secrets = { passport_number: 'LV7654321', personal_code: '050590-54321' };
  const restore = (id: string, calls = staff) =>
    calls.post(batchPath, { operations: [{ method: 'POST', path: '/api/travellers', body: { id } }] });
  const kept = () => server.database.withActor(system('test'), (tx) => tx.select().from(undoSecretsTable));

  test('is restored completely, with the numbers that the log never had, and with the companions', async () => {
    const other = (await staff.make('/api/travellers', least)).id;
    const { id } = await staff.make('/api/travellers', { ...least, ...secrets, companions: [other] });
    const before = await staff.get(`/api/travellers/${id}`);
    await staff.remove(`/api/travellers/${id}`);
    const log = await server.database.withActor(system('test'), (tx) => tx.select().from(auditLogTable));
    expect(JSON.stringify(log)).not.toMatch(/LV7654321|050590-54321/);
    expect((await restore(id)).statusCode).toBe(200);
    const after = await staff.get(`/api/travellers/${id}`);
    expect(after.json()).toEqual(before.json());
    expect(after.headers.etag).toBe(before.headers.etag);
    expect((await staff.one(`/api/travellers/${other}`))['companions']).toEqual([id]);
    expect((await kept()).map(({ entity_id }) => entity_id)).not.toContain(id);
  });

  test('is restored without companions who were deleted as well', async () => {
    const other = (await staff.make('/api/travellers', least)).id;
    const { id } = await staff.make('/api/travellers', { ...least, companions: [other] });
    await staff.remove(`/api/travellers/${id}`);
    await staff.remove(`/api/travellers/${other}`);
    expect((await restore(id)).json().result[0].result.companions).toEqual([]);
  });

  test('is erased once the deletion can’t be undone', async () => {
    const { id } = await staff.make('/api/travellers', { ...least, ...secrets });
    await staff.remove(`/api/travellers/${id}`);
    await cleanUp(server.database, system('test'));
    expect((await kept()).map(({ entity_id }) => entity_id)).toContain(id);
    await server.database.withActor(system('test'), (tx) =>
      tx.update(undoSecretsTable).set({ removed_at: '2026-01-01T00:00:00.000Z' }),
    );
    await cleanUp(server.database, system('test'));
    expect(await kept()).toEqual([]);
  });

  test('is erased from stored answers at the same time, and the request is not carried out again', async () => {
    const token = await server.tokenOf('manager');
    const send = (key: string, method: 'POST' | 'PUT', url: string, body: object) =>
      server.call(url, { method, token, body, headers: { 'idempotency-key': key } });
    const person = { ...least, ...secrets, last_name: 'Forgettable' };
    const create = () => send('forget-1', 'POST', '/api/travellers', person);
    const { id } = (await create()).json().result;
    const other = (await staff.make('/api/travellers', { ...least, last_name: 'Lasting' })).id;
    const change = () => send('forget-2', 'PUT', `/api/travellers/${id}`, { phone: '+37120000000' });
    await change();
    const both = () =>
      send('forget-3', 'POST', batchPath, {
        operations: [
          { method: 'POST', path: '/api/countries', body: { iso2: 'QX' } },
          { method: 'PUT', path: `/api/travellers/${id}`, body: { phone: null } },
        ],
      });
    await both();
    const others = () => send('forget-4', 'PUT', `/api/travellers/${other}`, { phone: '+37120000001' });
    const lasting = (await others()).body;
    const answers = () =>
      server.database.withActor(system('test'), async (tx) =>
        JSON.stringify(await tx.select({ body: idempotencyKeysTable.body }).from(idempotencyKeysTable)),
      );
    // Older than a key can be, and far older than what can be undone.
    await server.database.withActor(system('test'), (tx) =>
      tx.update(idempotencyKeysTable).set({ created_at: sql`now() - interval '23 hours'` }),
    );
    await staff.remove(`/api/travellers/${id}`);
    await cleanUp(server.database, system('test'));
    expect(await answers()).toContain('Forgettable');
    await server.database.withActor(system('test'), (tx) =>
      tx.update(undoSecretsTable).set({ removed_at: '2026-01-01T00:00:00.000Z' }),
    );
    await cleanUp(server.database, system('test'));
    expect(await answers()).not.toMatch(/Forgettable|LV7654321|050590-54321/);
    expect(await answers()).toContain('Lasting');
    for (const again of [create, change, both]) {
      const { statusCode, headers } = await again();
      expect({ statusCode, tag: headers.etag }).toEqual({ statusCode: 404, tag: undefined });
    }
    expect((await others()).body).toBe(lasting);
    expect((await staff.list('/api/travellers?q=Forgettable')).map((one) => one.id)).toEqual([]);
  });

  test('is restored only by the person who deleted it', async () => {
    const { id } = await staff.make('/api/travellers', { ...least, ...secrets });
    await staff.remove(`/api/travellers/${id}`);
    expect((await restore(id, await callsOf(server, 'admin'))).statusCode).toBe(422);
  });
});
