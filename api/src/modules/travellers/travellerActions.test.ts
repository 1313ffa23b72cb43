import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { auditLogTable } from '../../audit/audit.table';
import { system } from '../../db/actor';
import { idempotencyKeysTable } from '../../rest/write/writes.table';
import { batchPath } from '@itinera/shared/contracts';
import { derivedId } from '../../seed/derivedId';
import { keyNames } from './keyNames';
import { filtersWith } from './travellers.filters';
import { travellersTable } from './travellers.table';

let server: TestServer;
let staff: Calls;
beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  for (const key of ['seat', 'meal', 'allergy'])
    await staff.make('/api/custom-fields', { entity: 'traveller', key, label: key, type: 'text' });
});
afterAll(() => server.stop());

const path = '/api/travellers';
const least = {
  first_name: 'Zane',
  last_name: 'Ozola',
  sex: 'f',
  birthday: '1990-05-05',
  nationality: derivedId('country LV'),
};
const add = (more: object = {}): Promise<Entry> => staff.make(path, { ...least, ...more });
const asSystem = <T>(run: Parameters<typeof server.database.withActor<T>>[1]) =>
  server.database.withActor(system('test'), run);
const preview = async (id: string, other: string) =>
  (await staff.one(`${path}/${id}/merge/${other}`)) as object;

test('duplicates have the same passport, or the same birthday and name in any spelling', async () => {
  const one = await add({ passport_number: 'LV1111111' });
  const papers = await add({ last_name: 'Kalna', birthday: '1991-01-01', passport_number: 'LV1111111' });
  const named = await add({ first_name: 'ZANE', last_name: 'ozola' });
  const spelled = await add({
    first_name: 'Sarmite',
    last_name: 'Liepa',
    first_name_local: 'Зане',
    last_name_local: 'Озола',
  });
  const turned = await add({ first_name: 'Ozola', last_name: 'Zanė' });
  await add({ birthday: '1990-05-06' });
  await add({ first_name: 'Ilze' });
  const found = (await staff.list(`${path}?duplicates_of=${one.id}`)).map(({ id }) => id);
  expect(found.toSorted()).toEqual([papers.id, named.id, spelled.id, turned.id].toSorted());
  expect(await staff.list(`${path}?duplicates_of=${derivedId('nothing')}`)).toEqual([]);
});

describe('a namesake', () => {
  const called = async (name: string, birthday = '1977-07-07') =>
    (await staff.list(`${path}?birthday=${birthday}&named_like=${encodeURIComponent(name)}`)).map(
      ({ id }) => id,
    );

  test('is found by birthday and name, after each change of the name and after an undo', async () => {
    const { id } = await add({ first_name: 'Iurii', last_name: 'Shcherbakov', birthday: '1977-07-07' });
    expect(await called('Щербаков, Юрий')).toEqual([id]);
    expect(await called('Щербаков, Юрий', '1977-07-08')).toEqual([]);
    expect(await called('Щербаков')).toEqual([]);
    await staff.put(`${path}/${id}`, { last_name: 'Zhukov' });
    expect([await called('Щербаков, Юрий'), await called('Жуков, Юрий')]).toEqual([[], [id]]);
    await staff.remove(`${path}/${id}`);
    const restored = await staff.post(batchPath, { operations: [{ method: 'POST', path, body: { id } }] });
    expect(restored.statusCode).toBe(200);
    expect(await called('Жуков, Юрий')).toEqual([id]);
    await staff.post(`${path}/${id}/anonymise`, {});
    expect(await called('J., Z.')).toEqual([]);
  });

  test('is found among travellers older than the name keys, once the job has run', async () => {
    const { id } = await add({ first_name: 'Iurii', last_name: 'Belyi', birthday: '1977-07-07' });
    await asSystem((tx) => tx.update(travellersTable).set({ name_keys: null }));
    expect(await called('Белый, Юрий')).toEqual([]);
    await keyNames(server.database, system('test'), new AbortController().signal);
    expect(await called('Белый, Юрий')).toEqual([id]);
    const left = await asSystem((tx) =>
      tx.select().from(travellersTable).where(isNull(travellersTable.name_keys)),
    );
    expect(left).toEqual([]);
  });

  test('is found by the index of birthdays, and of passports', async () => {
    const { id } = await add();
    const plan = (condition: SQL | undefined) =>
      server.database.withActor({ kind: 'staff', id: idOf('manager') }, async (tx) => {
        await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true)`);
        return JSON.stringify(await tx.execute(sql`EXPLAIN SELECT id FROM travellers WHERE ${condition}`));
      });
    const { duplicates_of, named_like } = filtersWith({ travelledWith: () => sql`false` });
    const found = await plan(and(eq(travellersTable.birthday, '1977-07-07'), named_like?.('Ozola, Zane')));
    expect(found).toMatch(/travellers_by_birthday/);
    const others = await plan(duplicates_of?.(id));
    expect(others).toMatch(/travellers_by_birthday/);
    expect(others).toMatch(/travellers_by_passport/);
    expect(found + others).not.toMatch(/Seq Scan/);
  });
});

describe('a merge', () => {
  test('fills empty fields, joins companions and deletes the other, as previewed', async () => {
    const [friend, common] = [await add({ first_name: 'Friend' }), await add({ first_name: 'Common' })];
    const kept = await add({
      phone: '+37120000001',
      companions: [common.id],
      custom: { seat: 'aisle' },
    });
    const other = await add({
      phone: '+37120000002',
      email: 'zane@mail.example',
      passport_number: 'LV2222222',
      passport_expires_at: '2031-01-01',
      is_customer: true,
      custom: { seat: 'window', meal: 'vegan' },
      companions: [friend.id, common.id, kept.id],
    });
    const customer = { traveller_id: other.id, name: 'Zane Ozola' };
    const { id: booking } = await staff.make('/api/bookings', { dmc_id: idOf('partner'), customer });
    expect(await preview(kept.id, other.id)).toEqual({
      filled: ['email', 'passport_number', 'passport_expires_at'],
      lost: ['phone'],
      companions: 1,
      bookings: 1,
    });
    const answer = await staff.post(`${path}/${kept.id}/merge`, { other_id: other.id });
    expect(answer.statusCode).toBe(200);
    const merged = await staff.one(`${path}/${kept.id}`);
    expect(merged).toMatchObject({
      phone: '+37120000001',
      email: 'zane@mail.example',
      passport_number: 'LV2222222',
      is_customer: true,
      custom: { seat: 'aisle', meal: 'vegan' },
    });
    expect(merged['companions']).toEqual([common.id, friend.id]);
    expect(answer.headers.etag).toBe((await staff.get(`${path}/${kept.id}`)).headers.etag);
    expect((await staff.get(`${path}/${other.id}`)).statusCode).toBe(404);
    expect((await staff.one(`/api/bookings/${booking}`))['customer']).toMatchObject({
      traveller_id: kept.id,
    });
    expect((await staff.one(`${path}/${friend.id}`))['companions']).toEqual([kept.id]);
    expect((await staff.one(`${path}/${common.id}`))['companions']).toEqual([kept.id]);
    const log = await asSystem((tx) =>
      tx
        .select({ id: auditLogTable.entity_id, action: auditLogTable.action, changes: auditLogTable.changes })
        .from(auditLogTable)
        .where(inArray(auditLogTable.entity_id, [kept.id, other.id]))
        .orderBy(desc(auditLogTable.id))
        .limit(2),
    );
    expect(log.map(({ id, action }) => ({ id, action }))).toEqual([
      { id: other.id, action: 'delete' },
      { id: kept.id, action: 'update' },
    ]);
    expect(JSON.stringify(log)).not.toContain('LV2222222');
  });

  test('never mixes two passports', async () => {
    const kept = await add({ passport_number: 'LV3333333' });
    const other = await add({ passport_number: 'LV4444444', passport_expires_at: '2031-01-01' });
    expect(await preview(kept.id, other.id)).toMatchObject({
      filled: [],
      lost: ['passport_number', 'passport_expires_at'],
    });
  });

  test('is refused with itself, with a missing traveller, and on an outdated version', async () => {
    const [kept, other] = [await add(), await add()];
    const mergeWith = (other_id: string) => staff.post(`${path}/${kept.id}/merge`, { other_id });
    expect(refusedFields(await mergeWith(kept.id))).toEqual(['other_id']);
    expect(refusedFields(await mergeWith(derivedId('nothing')))).toEqual(['other_id']);
    expect((await staff.get(`${path}/${derivedId('nothing')}/merge/${kept.id}`)).statusCode).toBe(404);
    const stale = await server.call(`${path}/${kept.id}/merge`, {
      method: 'POST',
      token: await server.tokenOf('manager'),
      body: { other_id: other.id },
      headers: { 'if-match': '"old"' },
    });
    expect(stale.statusCode).toBe(412);
    expect((await staff.get(`${path}/${other.id}`)).statusCode).toBe(200);
  });
});

test('anonymising keeps initials, year of birth and nationality, and neither answers nor history have more', async () => {
  const token = await server.tokenOf('manager');
  const friend = await add();
  const person = {
    ...least,
    last_name: 'Unforgotten',
    first_name_local: 'Зане',
    email: 'unforgotten@mail.example',
    phone: '+37120000003',
    personal_code: '050590-99999',
    passport_number: 'LV9999999',
    passport_issued_at: '2021-01-01',
    passport_expires_at: '2031-01-01',
    passport_issue_country: derivedId('country LV'),
    companions: [friend.id],
    note: 'Afraid of flying',
    custom: { allergy: 'nuts' },
  };
  const headers = { 'idempotency-key': 'anonymise-1' };
  const made = await server.call(path, { method: 'POST', token, body: person, headers });
  const { id } = made.json().result;
  const before = await staff.one(`${path}/${id}`);
  expect((await staff.post(`${path}/${id}/anonymise`, undefined)).statusCode).toBe(200);
  const after = await staff.one(`${path}/${id}`);
  const emptied = Object.keys(before).filter((key) => before[key] !== null && after[key] === null);
  expect(emptied).toEqual([
    'first_name_local',
    'personal_code',
    'email',
    'phone',
    'passport_number',
    'passport_issue_country',
    'passport_issued_at',
    'passport_expires_at',
    'note',
  ]);
  expect(after).toMatchObject({
    first_name: 'Z.',
    last_name: 'U.',
    birthday: '1990-01-01',
    companions: [],
  });
  expect(after['custom']).toEqual({});
  expect((await staff.one(`${path}/${friend.id}`))['companions']).toEqual([]);
  const answers = await asSystem((tx) =>
    tx.select({ body: idempotencyKeysTable.body }).from(idempotencyKeysTable),
  );
  expect(JSON.stringify(answers)).not.toMatch(/Unforgotten|LV9999999/);
  const history = await staff.get(`/api/history?entity=travellers&id=${id}`);
  expect(history.body).not.toMatch(/Unforgotten|37120000003|Afraid|nuts|1990-05-05/);
  expect(history.json().result[0].changes.last_name).toEqual({ before: 'U.', after: 'U.' });
});

test('a customer of the same name and number is anonymised with the person, however the name is written', async () => {
  const phone = '+37120000017';
  const person = {
    first_name: 'Šarlote',
    last_name: 'Bērziņa',
    first_name_local: 'Шарлоте',
    last_name_local: 'Ёлкина',
  };
  const traveller = await staff.make(path, { ...least, ...person, phone });
  const bookings = [];
  for (const name of ['BĒRZIŅA ŠARLOTE', 'sarlote berzina', 'ЕЛКИНА, ШАРЛОТЕ'])
    bookings.push(await staff.make('/api/bookings', { dmc_id: idOf('partner'), customer: { name, phone } }));
  expect((await staff.post(`${path}/${traveller.id}/anonymise`, {})).statusCode).toBe(200);
  for (const { id } of bookings)
    expect(await staff.one(`/api/bookings/${id}`)).toMatchObject({ customer: { phone: null } });
});
