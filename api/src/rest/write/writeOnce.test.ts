import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { addPlainCollection, plain } from '../../../testing/plainCollection';
import type { Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { hotelThemesTable } from '../../modules/classification/classification.table';
import { forgetOldKeys } from './idempotencyKeys';
import { auditLogTable } from '../../audit/audit.table';
import { idempotencyKeysTable } from './writes.table';

const intents = 200;
const duplicates = 5;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  addPlainCollection(server);
});
afterAll(() => server.stop());

const post = async (key: string, body: unknown, person: Person = 'manager', url = plain.path) =>
  server.call(url, {
    method: 'POST',
    body,
    token: await server.tokenOf(person),
    headers: { 'idempotency-key': key },
  });

/** A PUT or DELETE of one entry. */
const write = async (method: 'PUT' | 'DELETE', id: string, key: string, body?: unknown, ifMatch?: string) =>
  server.call(`${plain.path}/${id}`, {
    method,
    body,
    token: await server.tokenOf('manager'),
    headers: { 'idempotency-key': key, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
  });

const makeEntry = async (name: string): Promise<{ id: string; etag: string }> => {
  const made = await post(`make ${name}`.replaceAll(' ', '-'), { name });
  return { id: made.json().result.id, etag: String(made.headers.etag) };
};

const countOf = (name: string) =>
  server.database.withActor(system('test'), (tx) =>
    tx.$count(hotelThemesTable, eq(hotelThemesTable.name, name)),
  );

const age = (key: string) =>
  server.database.withActor(system('test'), (tx) =>
    tx
      .update(idempotencyKeysTable)
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where(eq(idempotencyKeysTable.key, key)),
  );

const keptKeys = (key: string) =>
  server.database.withActor(system('test'), (tx) =>
    tx.$count(idempotencyKeysTable, eq(idempotencyKeysTable.key, key)),
  );

/** Retries like a client that is answered 429 or 503 with Retry-After. */
async function insist(number: number): ReturnType<typeof post> {
  const answer = await post(`burst-${number}`, { name: `Burst ${number}` });
  if (answer.statusCode !== 503 && answer.statusCode !== 429) return answer;
  await pause(50);
  return insist(number);
}

/** Sends each number several times concurrently, under one key. */
const sendEach = (numbers: number[]) =>
  Promise.all(numbers.flatMap((number) => Array.from({ length: duplicates }, () => insist(number))));

test(`${intents} intents, each sent ${duplicates} times concurrently, are each carried out once`, async () => {
  const numbers = Array.from({ length: intents }, (_, index) => index);
  const answers = await sendEach(numbers);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const first = answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined);
  expect(first).toHaveLength(intents);
  for (const number of numbers) {
    const same = answers.slice(number * duplicates, (number + 1) * duplicates);
    expect(new Set(same.map(({ body }) => body)).size).toBe(1);
    expect(new Set(same.map(({ headers }) => headers.etag)).size).toBe(1);
  }
  const made = new Set(first.map((answer) => answer.json().result.id));
  expect(made.size).toBe(intents);
  const rows = await server.database.withActor(system('test'), (tx) =>
    tx.select({ id: auditLogTable.entity_id }).from(auditLogTable).where(eq(auditLogTable.entity, 'plain')),
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...made].toSorted());
});

describe('an Idempotency-Key', () => {
  test('repeats the answer exactly', async () => {
    const [first, second] = [await post('again', { name: 'Again' }), await post('again', { name: 'Again' })];
    expect(second.body).toBe(first.body);
    expect(second.statusCode).toBe(201);
    expect(second.headers).toMatchObject({
      etag: first.headers.etag,
      'content-type': first.headers['content-type'],
      'idempotency-replayed': 'true',
    });
    expect(await countOf('Again')).toBe(1);
  });

  test('can not be used for another body', async () => {
    await post('used', { name: 'Used' });
    const answer = await post('used', { name: 'Used otherwise' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatchObject({
      code: 'rule',
      fields: { 'Idempotency-Key': expect.any(String) },
    });
    expect(await countOf('Used otherwise')).toBe(0);
  });

  test('belongs to one person', async () => {
    await post('shared', { name: 'Shared 1' });
    expect((await post('shared', { name: 'Shared 2' }, 'admin')).statusCode).toBe(201);
  });

  test('can not be used for another route, entry or method', async () => {
    const [one, other] = [await makeEntry('Used one'), await makeEntry('Used other')];
    await post('taken', { name: 'Taken' });
    const operations = [{ method: 'POST', path: plain.path, body: { name: 'Taken 2' } }];
    expect((await post('taken', { operations }, 'manager', '/api/batch')).statusCode).toBe(422);
    expect((await write('PUT', one.id, 'taken', { name: 'Taken' })).statusCode).toBe(422);
    expect((await write('DELETE', one.id, 'taken-delete')).statusCode).toBe(200);
    expect((await write('DELETE', other.id, 'taken-delete')).statusCode).toBe(422);
    expect((await write('PUT', one.id, 'taken-delete', {})).statusCode).toBe(422);
    expect(await countOf('Used other')).toBe(1);
  });

  test('can be used again when its request was refused', async () => {
    for (const [body, status, person] of [
      [{ name: '' }, 400, 'manager'],
      [{ name: 'Ski' }, 409, 'manager'],
      [{ name: 'Refused' }, 403, 'partner'],
    ] as const) {
      expect((await post('refused', body, person)).statusCode).toBe(status);
      expect(await keptKeys('refused')).toBe(0);
    }
    expect((await post('refused', { name: 'Not refused' })).statusCode).toBe(201);
  });

  test('can be used again after a day, and is deleted', async () => {
    await post('old', { name: 'Old 1' });
    await age('old');
    const answer = await post('old', { name: 'Old 2' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['idempotency-replayed']).toBeUndefined();
    await forgetOldKeys(server.database, system('test'));
    expect(await keptKeys('old')).toBe(1);
    await age('old');
    await forgetOldKeys(server.database, system('test'));
    expect(await keptKeys('old')).toBe(0);
  });

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
    ['not visible', 'a b'],
    ['not ASCII', 'é'],
  ])('that is %s is refused', async (_, key) => {
    const answer = await post(key, { name: 'Never' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toHaveProperty('Idempotency-Key');
  });

  test('of 255 characters is accepted', async () => {
    expect((await post('x'.repeat(255), { name: 'Longest' })).statusCode).toBe(201);
  });
});

describe('a change and a deletion with an Idempotency-Key', () => {
  test('repeat their answer exactly, even when the entry no longer matches If-Match', async () => {
    const { id, etag } = await makeEntry('Changed');
    const change = () => write('PUT', id, 'change', { name: 'Changed once' }, etag);
    const [changed, changedAgain] = [await change(), await change()];
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['idempotency-replayed']).toBeUndefined();
    const later = await write('PUT', id, 'change-later', { name: 'Changed twice' });
    const muchLater = await change();
    for (const again of [changedAgain, muchLater]) {
      expect(again.statusCode).toBe(200);
      expect(again.body).toBe(changed.body);
      expect(again.headers).toMatchObject({ etag: changed.headers.etag, 'idempotency-replayed': 'true' });
    }
    expect(await countOf('Changed twice')).toBe(1);

    const remove = () => write('DELETE', id, 'remove', undefined, String(later.headers.etag));
    const [removed, removedAgain] = [await remove(), await remove()];
    expect(removed.json()).toEqual({ success: true, result: null });
    expect(removedAgain.body).toBe(removed.body);
    expect(removedAgain.headers['idempotency-replayed']).toBe('true');
    expect(await countOf('Changed twice')).toBe(0);
  });

  test('are carried out once when they are sent several times concurrently', async () => {
    const { id, etag } = await makeEntry('At once');
    const answers = await Promise.all(
      Array.from({ length: duplicates }, () => write('PUT', id, 'at-once', { weight: 7 }, etag)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  test('that are refused store no key: it can be used for the corrected request', async () => {
    const { id, etag } = await makeEntry('Refused change');
    await write('PUT', id, 'another-user', { weight: 1 });
    expect((await write('PUT', id, 'refused-change', { weight: 2 }, etag)).statusCode).toBe(412);
    expect((await write('DELETE', id, 'refused-removal', undefined, etag)).statusCode).toBe(412);
    expect(await keptKeys('refused-change')).toBe(0);
    expect((await write('PUT', id, 'refused-change', { weight: 3 })).statusCode).toBe(200);
    expect((await write('DELETE', id, 'refused-removal')).statusCode).toBe(200);
  });
});
