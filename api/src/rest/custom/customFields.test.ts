import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { customFields, mostCustomFields } from '@itinera/shared/contracts';
import { askPartner } from '../../../testing/askPartner';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { derivedId } from '../../seed/derivedId';
import { system } from '../../db/actor';
import { customFieldsTable } from './customFields.table';

const { path } = customFields;

let server: TestServer;
let admin: Calls;
let manager: Calls;
let partner: Calls;
const added: string[] = [];

beforeAll(async () => {
  server = await startTestServer('demo');
  [admin, manager, partner] = [
    await callsOf(server, 'admin'),
    await callsOf(server, 'manager'),
    await callsOf(server, 'partner'),
  ];
});
afterAll(() => server.stop());
beforeEach(() => server.database.withActor(system('test'), (tx) => tx.delete(customFieldsTable)));

const define = (key: string, parts: object = {}, entity = 'traveller') =>
  admin.make(path, { entity, key, label: key, type: 'text', ...parts });

const person = {
  first_name: 'Zane',
  last_name: 'Ozola',
  sex: 'f',
  birthday: '1990-05-05',
  nationality: derivedId('country LV'),
};
const meals = {
  type: 'select',
  options: ['vegan', 'halal'].map((value) => ({ value, label: value, colour: null })),
};

async function add(custom?: object): Promise<string> {
  const { id } = await manager.make('/api/travellers', { ...person, ...(custom && { custom }) });
  added.push(id);
  return id;
}
const customOf = async (calls: Calls, id: string) => (await calls.one(`/api/travellers/${id}`))['custom'];
const change = (calls: Calls, id: string, custom: object) => calls.put(`/api/travellers/${id}`, { custom });

describe('definitions', () => {
  test('are not opened by a role that does not see them, nor for it', async () => {
    const { id } = await define('salary', { visible_roles: ['admin'], editable_roles: ['admin'] });
    for (const roles of [
      ['admin', 'manager'],
      ['admin', 'operator'],
    ]) {
      const answer = await manager.put(`${path}/${id}`, { visible_roles: roles });
      expect([answer.statusCode, refusedFields(answer)]).toEqual([400, ['visible_roles']]);
    }
    expect((await manager.put(`${path}/${id}`, { label: 'Wage', visible_roles: ['admin'] })).statusCode).toBe(
      200,
    );
    expect((await admin.put(`${path}/${id}`, { visible_roles: ['admin', 'manager'] })).statusCode).toBe(200);
  });

  test('are unique per kind of entry, and have the roles that see and edit them', async () => {
    const vip = await define('vip', { label: 'Important', type: 'boolean', editable_roles: ['admin'] });
    expect(vip).toMatchObject({
      show_in_list: true,
      visible_roles: ['admin', 'manager', 'operator'],
    });
    expect(await manager.list(path)).toMatchObject([{ key: 'vip', is_visible: true, is_editable: false }]);
    expect(await admin.list(`${path}?entity=traveller`)).toMatchObject([{ is_editable: true }]);
    const again = await admin.post(path, { entity: 'traveller', key: 'vip', label: 'Again', type: 'text' });
    expect(again.json()).toMatchObject({ message: expect.stringContaining('Important already uses vip') });
    await define('vip', {}, 'booking');
  });

  test('keep their key and entity, and their type while entries have values', async () => {
    const { id } = await define('meal', meals);
    const put = (changes: object) => admin.put(`${path}/${id}`, changes);
    expect(refusedFields(await put({ key: 'food' }))).toEqual(['key']);
    expect(refusedFields(await put({ entity: 'booking' }))).toEqual(['entity']);
    expect((await put({ type: 'text', options: [] })).statusCode).toBe(200);
    expect((await put(meals)).statusCode).toBe(200);
    const traveller = await add({ meal: 'vegan' });
    expect(refusedFields(await put({ type: 'text' }))).toEqual(['type']);
    expect(refusedFields(await put({ options: meals.options.slice(1) }))).toEqual(['options']);
    expect(
      (await put({ options: [...meals.options, { value: 'fish', label: 'Fish', colour: null }] })).statusCode,
    ).toBe(200);
    const uses = await admin.one(`${path}/uses`);
    expect(uses).toEqual([{ id, entries: 1 }]);
    const refusal = await admin.remove(`${path}/${id}`);
    expect({ status: refusal.statusCode, message: refusal.json().message }).toMatchObject({
      status: 409,
      message: expect.stringContaining('1 entry has a value'),
    });
    await change(manager, traveller, { meal: null });
    expect((await admin.remove(`${path}/${id}`)).statusCode).toBe(200);
  });

  test('are at most thirty per kind of entry', async () => {
    for (let index = 0; index < mostCustomFields; index += 1) await define(`field_${index}`);
    const more = await admin.post(path, { entity: 'traveller', key: 'more', label: 'More', type: 'text' });
    expect(refusedFields(more)).toEqual(['is_active']);
    await define('more', { is_active: false });
    await define('more', {}, 'booking');
  });
});

describe('values', () => {
  test('are merged key by key, cleared by null, and validated by their definitions', async () => {
    await define('points', { type: 'number', min: 0 });
    await define('meal', meals);
    const id = await add({ points: 3, meal: 'vegan' });
    expect((await change(manager, id, { points: 4 })).statusCode).toBe(200);
    expect(await customOf(manager, id)).toEqual({ points: 4, meal: 'vegan' });
    expect(refusedFields(await change(manager, id, { points: -1 }))).toEqual(['custom.points']);
    expect(refusedFields(await change(manager, id, { meal: 'fish', club: 'x' }))).toEqual([
      'custom.meal',
      'custom.club',
    ]);
    await change(manager, id, { meal: null });
    expect(await customOf(manager, id)).toEqual({ points: 4 });
  });

  test('have defaults, and required ones must be given if any custom value is', async () => {
    await define('source', { default_value: 'web' });
    await define('club', { required: true });
    expect(await customOf(manager, await add())).toEqual({ source: 'web' });
    const without = await manager.post('/api/travellers', { ...person, custom: {} });
    expect(refusedFields(without)).toEqual(['custom.club']);
    expect(await customOf(manager, await add({ club: 'Gold', source: null }))).toEqual({ club: 'Gold' });
  });

  test('of an inactive field are kept, and are visible again when it is active', async () => {
    const field = await define('club');
    const id = await add({ club: 'Gold' });
    await admin.put(`${path}/${field.id}`, { is_active: false });
    expect(await customOf(manager, id)).toEqual({});
    expect(refusedFields(await change(manager, id, { club: 'Silver' }))).toEqual(['custom.club']);
    await manager.put(`/api/travellers/${id}`, { note: 'x', custom: {} });
    await admin.put(`${path}/${field.id}`, { is_active: true });
    expect(await customOf(manager, id)).toEqual({ club: 'Gold' });
  });
});

describe('a role', () => {
  test('neither sees nor changes a hidden value, nor finds it by filtering', async () => {
    await define('risk', { visible_roles: ['admin'], editable_roles: ['admin'] });
    await define('points', { type: 'number', editable_roles: ['admin'] });
    const { id } = await admin.make('/api/travellers', { ...person, custom: { risk: 'high', points: 1 } });
    expect(await customOf(admin, id)).toEqual({ risk: 'high', points: 1 });
    expect(await customOf(manager, id)).toEqual({ points: 1 });
    const listed = (await manager.list('/api/travellers?custom.points=1..1')).map((row) => row['custom']);
    expect(listed).toEqual([{ points: 1 }]);
    expect(refusedFields(await change(manager, id, { risk: 'low' }))).toEqual(['custom.risk']);
    expect(refusedFields(await change(manager, id, { points: 2 }))).toEqual(['custom.points']);
    expect((await change(manager, id, { points: 1 })).statusCode).toBe(200);
    expect(refusedFields(await manager.get('/api/travellers?custom.risk=high'))).toEqual(['custom.risk']);
    expect(refusedFields(await manager.get('/api/travellers?custom.other=high'))).toEqual(['custom.other']);
    await admin.put(`/api/travellers/${id}`, { note: 'seen', custom: { risk: 'low' } });
    expect(await customOf(admin, id)).toEqual({ risk: 'low', points: 1 });
    const history = async (calls: Calls) =>
      JSON.stringify(await calls.list(`/api/history?entity=travellers&id=${id}`));
    expect(await history(admin)).toContain('low');
    expect(await history(manager)).not.toMatch(/high|low/);
    expect(await history(manager)).toContain('seen');
    const stale = await server.call(`/api/travellers/${id}`, {
      method: 'PUT',
      token: await server.tokenOf('manager'),
      body: { note: 'mine' },
      headers: { 'if-match': '"old"' },
    });
    expect({ status: stale.statusCode, text: stale.body.includes('risk') }).toEqual({
      status: 412,
      text: false,
    });
  });

  test('of a partner sees the fields for partners, of its own bookings and hotels', async () => {
    await define('gate', { visible_roles: ['admin', 'manager', 'operator', 'dmc'] }, 'booking');
    await define('margin', {}, 'booking');
    const made = await manager.make('/api/bookings', {
      dmc_id: idOf('partner'),
      customer: { name: 'Zane' },
      custom: { gate: 'B', margin: 'thin' },
    });
    await askPartner(server, made.id);
    expect((await partner.one(`/api/bookings/${made.id}`))['custom']).toEqual({ gate: 'B' });
    expect((await partner.list(path)).map(({ key }) => key)).toEqual(['gate']);
    expect((await partner.list('/api/bookings?custom.gate=b')).map(({ id }) => id)).toEqual([made.id]);
    expect(refusedFields(await partner.get('/api/bookings?custom.margin=thin'))).toEqual(['custom.margin']);
    const [row] = await manager.list('/api/bookings?custom.margin=thin');
    expect(row).toMatchObject({ id: made.id, custom: { gate: 'B', margin: 'thin' } });
    const sums = await manager.get('/api/bookings/sums?custom.margin=thin');
    expect(sums.json().result).toMatchObject([{ bookings: 1 }]);
  });
});

describe('a list', () => {
  test.each<[string, object, unknown, string[], string[]]>([
    [
      'text',
      { type: 'text' },
      'Gold Club Café Ёлка İstanbul',
      ['gold', 'club', 'cafe', 'CAFE\u0301', 'елка', 'Ё', 'istanbul'],
      ['silver', '%', 'cafes'],
    ],
    ['number', { type: 'number' }, 2.5, ['2..3', '..2.5', '2.5..'], ['3..', '..2', 'none']],
    ['money', { type: 'money', currency: 'EUR' }, 12550, ['125..126', '125.5..'], ['126..']],
    ['boolean', { type: 'boolean' }, true, ['true'], ['false']],
    ['select', meals, 'vegan', ['vegan', 'halal,vegan'], ['halal', 'none']],
    ['multiselect', { ...meals, type: 'multiselect' }, ['halal'], ['halal'], ['vegan', 'none']],
    ['date', { type: 'date' }, '2027-03-01', ['2027-03-01'], ['2027-03-02']],
  ])('filters by a %s', async (key, definition, value, finding, missing) => {
    await define(key, definition);
    const id = await add({ [key]: value });
    const found = async (filter: string) =>
      (await manager.list(`/api/travellers?custom.${key}=${encodeURIComponent(filter)}`)).some(
        (row) => row.id === id,
      );
    for (const filter of finding) expect([filter, await found(filter)]).toEqual([filter, true]);
    for (const filter of missing) expect([filter, await found(filter)]).toEqual([filter, false]);
  });

  test('filters by days from and to, and reports what is wrong with a filter', async () => {
    await define('visa', { type: 'date' });
    await define('points', { type: 'number' });
    const id = await add({ visa: '2027-03-01' });
    const ids = async (query: string) =>
      (await manager.list(`/api/travellers?${query}`)).map((row) => row.id);
    expect(await ids('custom.visa.from=2027-03-01&custom.visa.to=2027-03-01')).toEqual([id]);
    expect(await ids('custom.visa.from=2027-03-02')).toEqual([]);
    for (const query of ['custom.visa=soon', 'custom.points=many', 'custom.points.from=2'])
      expect((await manager.get(`/api/travellers?${query}`)).statusCode).toBe(400);
  });
});

test.each<[string, string, () => Promise<object>]>([
  ['hotel', '/api/hotels', async () => ({})],
  ['block_seat', '/api/block-seats', async () => ({})],
  ['user', '/api/users', async () => ({})],
  ['payment', '/api/payments', async () => ({})],
])('a %s has custom fields, too', async (entity, list) => {
  await define('note_of_ours', { visible_roles: ['admin'], editable_roles: ['admin'] }, entity);
  const [entry] = await admin.list(`${list}?per_page=1`);
  const { id } = entry ?? { id: '' };
  expect((await admin.put(`${list}/${id}`, { custom: { note_of_ours: 'seen' } })).statusCode).toBe(200);
  expect(await admin.one(`${list}/${id}`)).toMatchObject({ custom: { note_of_ours: 'seen' } });
  expect(await admin.list(`${list}?custom.note_of_ours=SEEN`)).toMatchObject([
    { id, custom: { note_of_ours: 'seen' } },
  ]);
  expect((await manager.one(`${list}/${id}`))['custom']).toEqual({});
  expect(refusedFields(await manager.put(`${list}/${id}`, { custom: { note_of_ours: 'x' } }))).toEqual([
    'custom.note_of_ours',
  ]);
});
