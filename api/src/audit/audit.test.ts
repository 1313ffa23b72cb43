import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, desc, eq } from 'drizzle-orm';
import fastify from 'fastify';
import { authPaths, history, listAnswer, tokens } from '@itinera/shared/contracts';
import { addPlainCollection, plain } from '../../testing/plainCollection';
import { emailOf, idOf, password, type Person } from '../../testing/people';
import { startTestServer, type Call, type TestServer } from '../../testing/testServer';
import { system } from '../db/actor';
import { sqlError } from '../db/sqlState';
import { recordRefusals } from '../identity/rights/recordRefusals';
import { auditLogTable as table } from './audit.table';
import { verifyAudit } from './verifyAudit';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  addPlainCollection(server);
});
afterAll(() => server.stop());

const as = async (
  person: Person,
  method: Call['method'],
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => server.call(url, { method, body, headers, token: await server.tokenOf(person) });

const create = async (body: object): Promise<string> =>
  (await as('manager', 'POST', plain.path, body)).json().result.id;

const page = listAnswer(history.entity);
const historyOf = async (id: string, entity = 'plain', query = '') =>
  page.parse((await as('operator', 'GET', `${history.path}?entity=${entity}&id=${id}${query}`)).json());

/** The newest row of the log about an entity. */
const lastOf = async (entity: string, action: string) => {
  const where = and(eq(table.entity, entity), eq(table.action, action));
  const [row] = await server.database.withActor(system('test'), (tx) =>
    tx.select().from(table).where(where).orderBy(desc(table.id)).limit(1),
  );
  return row;
};

describe('the history of an entry', () => {
  test('shows who did what, newest first, field by field', async () => {
    const id = await create({ name: 'Logged', weight: 1 });
    await as('admin', 'PUT', `${plain.path}/${id}`, { weight: 2 });
    await as('manager', 'DELETE', `${plain.path}/${id}`);
    const { result, total } = await historyOf(id);
    expect(total).toBe(3);
    expect(result.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: 'delete',
        changes: { id: { before: id }, name: { before: 'Logged' }, weight: { before: 2 } },
      },
      { action: 'update', changes: { weight: { before: 1, after: 2 } } },
      { action: 'create', changes: { id: { after: id }, name: { after: 'Logged' }, weight: { after: 1 } } },
    ]);
    expect(result[1]?.actor).toMatchObject({
      kind: 'staff',
      id: idOf('admin'),
      role: 'admin',
      name: expect.stringMatching(/\w/),
    });
  });

  test('is paginated, and empty for an entry without changes', async () => {
    const id = await create({ name: 'Paged', weight: 0 });
    for (let weight = 1; weight <= 5; weight += 1)
      await as('manager', 'PUT', `${plain.path}/${id}`, { weight });
    const second = await historyOf(id, 'plain', '&page=2&per_page=2');
    expect(second).toMatchObject({ total: 6, page: 2, per_page: 2 });
    expect(second.result.map(({ changes }) => changes['weight']?.after)).toEqual([3, 2]);
    expect((await historyOf('nothing')).result).toEqual([]);
  });

  test('records the request, release and address of a write', async () => {
    const made = await as(
      'manager',
      'POST',
      plain.path,
      { name: 'Traced' },
      { 'x-app-build': 'mf-hotels-1.2.3+ab' },
    );
    expect(made.statusCode).toBe(201);
    const row = await lastOf('plain', 'create');
    expect(row).toMatchObject({
      ip: '127.0.0.1',
      build: 'mf-hotels-1.2.3+ab',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    await as('manager', 'POST', plain.path, { name: 'Forged' }, { 'x-app-build': '<script>' });
    expect((await lastOf('plain', 'create'))?.build).toBeNull();
  });

  test('does not contain refused writes', async () => {
    const id = await create({ name: 'Unchanged', weight: 0 });
    await as('manager', 'PUT', `${plain.path}/${id}`, { name: 'Ski' });
    await as('manager', 'PUT', `${plain.path}/${id}`, { weight: 1 }, { 'if-match': '"old"' });
    expect((await historyOf(id)).total).toBe(1);
  });
});

describe('the log of security events', () => {
  const signIn = (body: object) => server.call(authPaths.signIn, { method: 'POST', body });

  test('contains sign-ins, failed ones and sign-outs', async () => {
    const answer = tokens.parse((await signIn({ email: emailOf('operator'), password })).json());
    expect(await lastOf('sessions', 'sign_in')).toMatchObject({
      actor_kind: 'staff',
      actor_id: idOf('operator'),
      outcome: 'done',
    });
    await server.call(authPaths.signOut, { method: 'POST', token: answer.access_token });
    expect(await lastOf('sessions', 'sign_out')).toMatchObject({
      actor_kind: 'staff',
      actor_id: idOf('operator'),
      actor_role: 'operator',
    });
    await signIn({ email: emailOf('operator'), password: 'not the password' });
    expect(await lastOf('users', 'sign_in')).toMatchObject({
      actor_kind: 'stranger',
      entity_id: idOf('operator'),
      outcome: 'refused',
    });
    await signIn({ email: 'nobody@example.com', password: 'my secret' });
    expect(await lastOf('users', 'sign_in')).toMatchObject({ entity_id: null, changes: '{}' });
  });

  test('contains the reuse of a refresh token', async () => {
    const { refresh_token } = tokens.parse((await signIn({ email: emailOf('operator'), password })).json());
    const refresh = () => server.call(`${authPaths.refresh}?token=${refresh_token}`, { method: 'POST' });
    expect((await refresh()).statusCode).toBe(200);
    expect((await refresh()).statusCode).toBe(401);
    expect(await lastOf('sessions', 'reuse_token')).toMatchObject({
      actor_kind: 'stranger',
      outcome: 'refused',
    });
  });

  test('contains forbidden attempts', async () => {
    expect((await as('partner', 'DELETE', `/api/hotels/${idOf('admin')}`)).statusCode).toBe(403);
    expect(await lastOf('routes', 'enter')).toMatchObject({
      actor_id: idOf('partner'),
      actor_kind: 'partner',
      entity_id: 'DELETE /api/hotels/:id',
      outcome: 'refused',
    });
  });
});

describe('repeated forbidden attempts', () => {
  const rowsOf = (route: string) =>
    server.database.withActor(system('test'), (tx) =>
      tx
        .select({ ip: table.ip, changes: table.changes })
        .from(table)
        .where(eq(table.entity_id, route))
        .orderBy(table.id),
    );

  test('add a row for the first at once, and one for all others of the minute', async () => {
    const app = fastify({ trustProxy: true });
    recordRefusals(app, server.database);
    app.get('/api/closed', (_, reply) => reply.code(403).send());
    const attempt = (address: string) =>
      app.inject({ url: '/api/closed', headers: { 'x-forwarded-for': address } });
    for (let times = 1; times <= 50; times += 1) await attempt('203.0.113.1');
    await attempt('203.0.113.2');
    const first = [
      { ip: '203.0.113.1', changes: '{}' },
      { ip: '203.0.113.2', changes: '{}' },
    ];
    expect(await rowsOf('GET /api/closed')).toEqual(first);
    await app.close();
    const rest = { ip: '203.0.113.1', changes: '{"times":{"after":49}}' };
    expect(await rowsOf('GET /api/closed')).toEqual([...first, rest]);
    expect((await verifyAudit(server.database)).broken).toBeUndefined();
  });
});

describe('a row of the log', () => {
  test.each([
    ['changed', "UPDATE audit_log SET action = 'nothing'"],
    ['sealed again', "UPDATE audit_log SET commitment = '', hash = ''"],
    ['removed', 'DELETE FROM audit_log'],
    ['cut off', 'TRUNCATE audit_log'],
    ['resealed', "UPDATE audit_chain SET hash = ''"],
    ['unsealed', 'DELETE FROM audit_chain'],
  ])('can not be %s by the application, not even by the system actor', async (_, statement) => {
    const attempt = server.database.withActor(system('test'), (tx) => tx.execute(statement));
    expect(sqlError(await attempt.catch((error: unknown) => error))?.code).toBe('42501');
  });

  test('can not be written in the name of another user, nor read by a partner', async () => {
    const forged = {
      id: idOf('admin'),
      at: new Date().toISOString(),
      actor_kind: 'staff' as const,
      actor_id: idOf('admin'),
      entity: 'plain',
      action: 'create',
      outcome: 'done' as const,
      changes: '{}',
      salt: '',
      commitment: '',
      hash: '',
    };
    const partner = { kind: 'partner' as const, id: idOf('partner') };
    const attempt = server.database.withActor(partner, (tx) => tx.insert(table).values(forged));
    expect(sqlError(await attempt.catch((error: unknown) => error))?.code).toBe('42501');
    expect(await server.database.withActor(partner, (tx) => tx.$count(table))).toBe(0);
  });
});
