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

const wishes = 200;
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

/** As a client does it whom a server sends away that can't keep up, such as one that shares its machine with other tests. */
async function insist(number: number): ReturnType<typeof post> {
  const answer = await post(`burst-${number}`, { name: `Burst ${number}` });
  return answer.statusCode === 503 ? insist(number) : answer;
}

/** Every number is wished for by several at the same moment. */
const wishFor = (numbers: number[]) =>
  Promise.all(numbers.flatMap((number) => Array.from({ length: duplicates }, () => insist(number))));

test(`${wishes} wishes, each sent ${duplicates} times at once, are each done once`, async () => {
  const numbers = Array.from({ length: wishes }, (_, index) => index);
  const answers = await wishFor(numbers);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const first = answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined);
  expect(first).toHaveLength(wishes);
  for (const number of numbers) {
    const same = answers.slice(number * duplicates, (number + 1) * duplicates);
    expect(new Set(same.map(({ body }) => body)).size).toBe(1);
    expect(new Set(same.map(({ headers }) => headers.etag)).size).toBe(1);
  }
  const made = new Set(first.map((answer) => answer.json().result.id));
  expect(made.size).toBe(wishes);
  const rows = await server.database.withActor(system('test'), (tx) =>
    tx.select({ id: auditLogTable.entity_id }).from(auditLogTable).where(eq(auditLogTable.entity, 'plain')),
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...made].toSorted());
}, 120_000);

describe('an Idempotency-Key', () => {
  test('is answered again word by word', async () => {
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

  test('can not be used for something else', async () => {
    await post('used', { name: 'Used' });
    const answer = await post('used', { name: 'Used otherwise' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatchObject({
      code: 'rule',
      fields: { 'Idempotency-Key': expect.any(String) },
    });
    expect(await countOf('Used otherwise')).toBe(0);
  });

  test('is the own one of a person and of a route', async () => {
    await post('shared', { name: 'Shared 1' });
    expect((await post('shared', { name: 'Shared 2' }, 'admin')).statusCode).toBe(201);
    const operations = [{ method: 'POST', path: plain.path, body: { name: 'Shared 3' } }];
    expect((await post('shared', { operations }, 'manager', '/api/batch')).statusCode).toBe(200);
  });

  test('is free again when what came with it was refused', async () => {
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

  test('is free again after a day, and forgotten', async () => {
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

  test('of 255 characters is taken', async () => {
    expect((await post('x'.repeat(255), { name: 'Longest' })).statusCode).toBe(201);
  });
});
