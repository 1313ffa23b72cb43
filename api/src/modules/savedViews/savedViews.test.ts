import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { batchPath, type SavedView } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { savedViewsTable as table } from './savedViews.table';

const path = '/api/saved-views';

let server: TestServer;
let admin: Calls;
let manager: Calls;
let partner: Calls;
let partner2: Calls;

beforeAll(async () => {
  server = await startTestServer();
  admin = await callsOf(server, 'admin');
  manager = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
  partner2 = await callsOf(server, 'partner2');
});
afterAll(() => server.stop());
beforeEach(() => server.database.withActor(system('test'), (tx) => tx.delete(table)));

const hotelsView = { list: 'hotels', name: 'Active in Latvia', query: { is_active: 'true', sort: '-stars' } };
const listed = async (calls: Calls, query = '') =>
  (await calls.list(`${path}${query}`)).map(({ name }) => name);
const isDefault = async (calls: Calls, id: string) => (await calls.one(`${path}/${id}`))['is_default'];

test('a saved view is returned unchanged, with its owner and the defaults', async () => {
  const columns: SavedView['columns'] = {
    order: ['name', 'stars'],
    hidden: ['keywords'],
    widths: { name: 240.5 },
    pinned: { start: ['name'], end: [] },
    density: 'compact',
    paging: 'scroll',
  };
  const made = await manager.make(path, { ...hotelsView, columns });
  expect(made).toMatchObject({
    ...hotelsView,
    columns,
    is_shared: false,
    is_default: false,
    is_mine: true,
    owner: { id: idOf('manager'), name: 'Martin Ozols' },
  });
  expect(made).not.toHaveProperty('owner_id');
  expect(await manager.one(`${path}/${made.id}`)).toEqual(made);
  expect(await manager.make(path, { list: 'users', name: 'All' })).toMatchObject({ query: {}, columns: {} });
  expect(await listed(manager)).toEqual(['Active in Latvia', 'All']);
  expect(await listed(manager, '?list=hotels')).toEqual(['Active in Latvia']);
  expect(await listed(manager, '?q=latvia&page=1&per_page=10&sort=-name')).toEqual(['Active in Latvia']);
});

test.each<[string, object, string]>([
  ['an empty name', { name: '' }, 'name'],
  ['a long name', { name: 'x'.repeat(61) }, 'name'],
  ['a list by another name', { list: 'Hotels!' }, 'list'],
  ['a filter that is no text', { query: { page: 1 } }, 'query.page'],
  ['a long filter', { query: { q: 'x'.repeat(501) } }, 'query.q'],
  [
    'many filters',
    { query: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`filter${index}`, ''])) },
    'query',
  ],
  ['the number of a passport', { query: { passport_number: 'LV1234567' } }, 'query.passport_number'],
  ['columns that are no list', { columns: { order: 'name' } }, 'columns.order'],
  ['a column without width', { columns: { widths: { name: 0 } } }, 'columns.widths.name'],
  ['an unknown density', { columns: { density: 'tight' } }, 'columns.density'],
  ['an unknown setting', { columns: { sizes: {} } }, 'columns.sizes'],
  ['an owner', { owner_id: '0197a000-0000-7000-8000-000000000000' }, 'owner_id'],
])('%s is refused by field', async (_, extra, field) => {
  const answer = await manager.post(path, { ...hotelsView, ...extra });
  expect({ status: answer.statusCode, named: refusedFields(answer) }).toEqual({
    status: 400,
    named: [field],
  });
});

test('names are unique per person and list', async () => {
  await manager.make(path, hotelsView);
  const again = await manager.post(path, hotelsView);
  expect({ status: again.statusCode, named: refusedFields(again) }).toEqual({ status: 409, named: ['name'] });
  const other = await manager.make(path, { ...hotelsView, name: 'Other' });
  expect((await manager.put(`${path}/${other.id}`, { name: hotelsView.name })).statusCode).toBe(409);
  await manager.make(path, { ...hotelsView, list: 'users' });
  await admin.make(path, hotelsView);
});

describe('what is shared', () => {
  test('shared views are visible to all staff, others only to their owner', async () => {
    const { id } = await manager.make(path, hotelsView);
    expect(await listed(admin)).toEqual([]);
    expect((await admin.get(`${path}/${id}`)).statusCode).toBe(404);
    expect((await admin.put(`${path}/${id}`, { is_default: true })).statusCode).toBe(404);
    await manager.change(`${path}/${id}`, { is_shared: true });
    expect(await admin.one(`${path}/${id}`)).toMatchObject({
      is_mine: false,
      owner: { name: 'Martin Ozols' },
    });
    expect(await listed(admin)).toEqual(['Active in Latvia']);
    expect(await listed(partner)).toEqual([]);
    expect((await partner.get(`${path}/${id}`)).statusCode).toBe(404);
  });

  test('is changed and deleted only by its owner, whom the refusal names', async () => {
    const seen = await manager.make(path, { ...hotelsView, is_shared: true });
    const url = `${path}/${seen.id}`;
    for (const changes of [
      { name: 'Mine' },
      { query: {} },
      { columns: { hidden: [] } },
      { is_shared: false },
    ]) {
      const answer = await admin.put(url, changes);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toContain('Martin Ozols');
    }
    expect((await admin.remove(url)).statusCode).toBe(403);
    expect(await manager.one(url)).toEqual(seen);
    expect(await admin.change(url, { ...(await admin.one(url)), is_default: true })).toMatchObject({
      is_default: true,
      name: seen['name'],
    });
  });
});

describe('a partner', () => {
  test('keeps private views, and shares none', async () => {
    const { id } = await partner.make(path, { ...hotelsView, is_default: true });
    expect(await partner.change(`${path}/${id}`, { name: 'Renamed', is_shared: false })).toMatchObject({
      name: 'Renamed',
      is_default: true,
      owner: { name: 'Deniz Aydin' },
    });
    for (const calls of [partner2, admin]) {
      expect(await listed(calls)).toEqual([]);
      expect((await calls.get(`${path}/${id}`)).statusCode).toBe(404);
      expect((await calls.remove(`${path}/${id}`)).statusCode).toBe(404);
    }
    for (const answer of [
      await partner.put(`${path}/${id}`, { is_shared: true }),
      await partner.post(path, { ...hotelsView, is_shared: true }),
    ]) {
      expect({ status: answer.statusCode, named: refusedFields(answer) }).toEqual({
        status: 422,
        named: ['is_shared'],
      });
    }
    expect((await partner.remove(`${path}/${id}`)).statusCode).toBe(200);
  });
});

describe('the default of a list', () => {
  test('is one per person, and can be a view that a colleague shares', async () => {
    const first = await manager.make(path, { ...hotelsView, is_shared: true, is_default: true });
    const second = await manager.make(path, { ...hotelsView, name: 'Second', is_default: true });
    const elsewhere = await manager.make(path, { list: 'users', name: 'Other list', is_default: true });
    expect([
      await isDefault(manager, first.id),
      await isDefault(manager, second.id),
      await isDefault(manager, elsewhere.id),
    ]).toEqual([false, true, true]);
    expect(await admin.change(`${path}/${first.id}`, { is_default: true })).toMatchObject({
      is_default: true,
      is_mine: false,
    });
    expect(await isDefault(manager, first.id)).toBe(false);
    await admin.change(`${path}/${first.id}`, { is_default: false });
    expect(await isDefault(admin, first.id)).toBe(false);
    expect(await isDefault(manager, second.id)).toBe(true);
  });

  test('does not change the view, so nobody who edits it gets a conflict', async () => {
    const { id } = await manager.make(path, { ...hotelsView, is_shared: true });
    const before = await manager.get(`${path}/${id}`);
    await admin.change(`${path}/${id}`, { is_default: true });
    const after = await manager.get(`${path}/${id}`);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(after.json()).toEqual(before.json());
  });

  test('is restored for everybody with a deleted view', async () => {
    const made = await manager.make(path, { ...hotelsView, is_shared: true, is_default: true });
    await admin.change(`${path}/${made.id}`, { is_default: true });
    await manager.remove(`${path}/${made.id}`);
    expect(await listed(admin)).toEqual([]);
    const undone = await manager.post(batchPath, {
      operations: [{ method: 'POST', path, body: { id: made.id } }],
    });
    expect(undone.json().result).toMatchObject([{ status: 201, result: made }]);
    expect(await manager.one(`${path}/${made.id}`)).toEqual(made);
    expect(await isDefault(admin, made.id)).toBe(true);
  });
});

test('policies keep a view with its owner', async () => {
  const { id } = await manager.make(path, { ...hotelsView, is_shared: true });
  const attempt = (values: object) =>
    server.database.withActor({ kind: 'staff', id: idOf('admin') }, (tx) => tx.update(table).set(values));
  await expect(attempt({ name: 'Taken' })).rejects.toThrow();
  await expect(attempt({ owner_id: idOf('admin') })).rejects.toThrow();
  expect(await manager.one(`${path}/${id}`)).toMatchObject({ name: hotelsView.name, is_mine: true });
});

test('a stale change is refused with the current view', async () => {
  const { id } = await manager.make(path, hotelsView);
  const answer = await server.call(`${path}/${id}`, {
    method: 'PUT',
    token: await server.tokenOf('manager'),
    body: { name: 'New' },
    headers: { 'if-match': '"old"' },
  });
  expect(answer.statusCode).toBe(412);
  expect(answer.json().error.current).toMatchObject({ id, name: hotelsView.name, is_mine: true });
});

describe('a person has at most 200 views', () => {
  const fill = (views: number) =>
    server.database.withActor(system('test'), (tx) =>
      tx.insert(table).values(
        Array.from({ length: views }, (_, index) => ({
          id: crypto.randomUUID(),
          owner_id: idOf('manager'),
          list: 'hotels',
          name: `View ${index}`,
          query: {},
          columns: {},
          is_shared: false,
        })),
      ),
    );

  test('saved one after the other', async () => {
    await fill(200);
    expect((await manager.post(path, hotelsView)).statusCode).toBe(422);
    expect((await admin.post(path, hotelsView)).statusCode).toBe(201);
  });

  test('or concurrently', async () => {
    await fill(197);
    const names = Array.from({ length: 20 }, (_, index) => `Racing ${index}`);
    const answers = await Promise.all(names.map((name) => manager.post(path, { list: 'hotels', name })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(17);
  });
});
