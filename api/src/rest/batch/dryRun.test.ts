import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getTableName, sql } from 'drizzle-orm';
import {
  batchAnswer,
  batchPath,
  batchTrialAnswer,
  errorAnswer,
  type BatchVerdict,
} from '@itinera/shared/contracts';
import { callsOf, type Calls } from '../../../testing/calls';
import { addPlainCollection, plain } from '../../../testing/plainCollection';
import type { Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { allTables } from '../../modules/allTables';
import { hotelThemesTable } from '../../modules/classification/classification.table';
import { derivedId } from '../../seed/derivedId';
import { writeRoutes } from '../write/writeRoutes';

let server: TestServer;
let staff: Calls;
let ids: string[];
let made = 0;
/** Errors that the database reports for the next creations at `/api/unlucky`. */
let misfortunes: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  addPlainCollection(server);
  writeRoutes(server.app, server.database, {
    collection: { ...plain, path: '/api/unlucky' },
    table: hotelThemesTable,
    rights: { create: 'hotels.create', update: 'hotels.update', remove: 'hotels.remove' },
    async create(tx) {
      const code = misfortunes.shift();
      if (code)
        await tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no luck' USING ERRCODE = '${code}'; END $$`));
      const [row] = await tx.select().from(hotelThemesTable).limit(1);
      if (!row) throw new Error('no row');
      return row;
    },
    update: async (_tx, before) => before,
    remove: async () => undefined,
  });
  staff = await callsOf(server, 'manager');
});
afterAll(() => server.stop());

beforeEach(async () => {
  ids = [];
  for (const weight of [1, 2])
    ids.push(String((await staff.make(plain.path, { name: `Dry ${(made += 1)}`, weight })).id));
});
const at = (index: number) => `${plain.path}/${ids[index]}`;

const dryRun = async (operations: object[], person: Person = 'manager', headers?: Record<string, string>) =>
  server.call(batchPath, {
    method: 'POST',
    token: await server.tokenOf(person),
    body: { dry_run: true, operations },
    headers,
  });

async function verdicts(operations: object[], person?: Person): Promise<BatchVerdict[]> {
  const answer = await dryRun(operations, person);
  expect(answer.statusCode).toBe(200);
  return batchTrialAnswer.parse(answer.json()).result;
}

const fieldsOf = (verdict: BatchVerdict | undefined) =>
  verdict && 'error' in verdict ? verdict.error.fields : undefined;
const statuses = (all: BatchVerdict[]) => all.map(({ status }) => status);

/** Number of rows in each table: entries, the log, keys, mails. */
const everything = () =>
  server.database.withActor(system('test'), async (tx) => {
    const counts: [string, number][] = [];
    for (const table of allTables) counts.push([getTableName(table), await tx.$count(table)]);
    return Object.fromEntries(counts);
  });

describe('a dry run', () => {
  test('returns for each operation what it would do, or why it would be refused', async () => {
    const name = `New ${made}`;
    const all = await verdicts([
      { method: 'POST', path: plain.path, body: { name, weight: 7 } },
      { method: 'POST', path: plain.path, body: { weight: -1 } },
      { method: 'POST', path: plain.path, body: { name: 'Ski' } },
      { method: 'PUT', path: at(0), body: { weight: 30 } },
      { method: 'PUT', path: `${plain.path}/${derivedId('nothing')}`, body: { weight: 30 } },
      { method: 'POST', path: '/api/auth/sign-out' },
      { method: 'DELETE', path: at(1) },
    ]);
    expect(statuses(all)).toEqual([201, 400, 409, 200, 404, 400, 200]);
    expect(all[0]).toMatchObject({ result: { name, weight: 7 } });
    expect(all[1]).toMatchObject({
      error: { code: 'invalid', message: 'Check these fields: name, weight.' },
    });
    expect(fieldsOf(all[1])).toEqual({ name: 'Enter text.', weight: 'Enter 0 or more.' });
    expect(fieldsOf(all[2])).toEqual({ name: 'Ski exists already. Choose a different one.' });
    expect(all[3]).toMatchObject({ result: { id: ids[0], weight: 30 } });
    expect(all[6]).toEqual({ status: 200, result: null });
  });

  test('refuses with the messages of the single call', async () => {
    const token = await server.tokenOf('manager');
    const bodies = [
      {},
      { name: '' },
      { name: 'Ski' },
      { name: 'x', price: 1 },
      { name: 'x', weight: 'heavy' },
    ];
    const dry = await verdicts(bodies.map((body) => ({ method: 'POST', path: plain.path, body })));
    for (const [index, body] of bodies.entries()) {
      const alone = await server.call(plain.path, { method: 'POST', token, body });
      const { request_id: own, ...error } = errorAnswer.parse(alone.json()).error;
      expect(own).not.toBe('');
      expect(dry[index]).toMatchObject({ status: alone.statusCode, error });
    }
  });

  test('writes nothing: no entry, no log, no key, no mail', async () => {
    const before = await everything();
    const operations = [
      {
        method: 'POST',
        path: '/api/countries',
        body: { iso2: 'QX', names: [{ locale: 'en', name: 'Nowhere' }] },
      },
      { method: 'POST', path: plain.path, body: { name: 'Ski' } },
      { method: 'DELETE', path: at(0) },
      { method: 'PUT', path: at(1), body: { name: 'Renamed' } },
    ];
    const headers = { 'idempotency-key': `dry-${made}` };
    expect((await dryRun(operations, 'manager', headers)).statusCode).toBe(200);
    expect(await everything()).toEqual(before);
    expect(await staff.change(at(1), {})).toMatchObject({ name: `Dry ${made}` });
    // The key can still be used for the request itself.
    const real = await server.call(batchPath, {
      method: 'POST',
      token: await server.tokenOf('manager'),
      body: { operations: operations.slice(2) },
      headers,
    });
    expect(batchAnswer.parse(real.json()).result).toHaveLength(2);
    expect(real.headers).not.toHaveProperty('idempotency-replayed');
  });

  test('lets operations build on previous ones that were not refused', async () => {
    const twice = { method: 'POST', path: plain.path, body: { name: `Twice ${made}` } };
    const spoilt = { ...twice, body: { ...twice.body, weight: -1 } };
    expect(statuses(await verdicts([twice, twice]))).toEqual([201, 409]);
    expect(statuses(await verdicts([spoilt, twice]))).toEqual([400, 201]);
    const gone = { method: 'DELETE', path: at(0) };
    expect(
      statuses(
        await verdicts([gone, gone, { method: 'POST', path: plain.path, body: { id: ids[0] } }, gone]),
      ),
    ).toEqual([200, 404, 201, 200]);
  });

  test('rolls back the whole of an operation that is refused half-way', async () => {
    const all = await verdicts([
      {
        method: 'POST',
        path: '/api/countries',
        body: {
          iso2: 'QY',
          names: [
            { locale: 'en', name: 'Halfway' },
            { locale: 'ru', name: 'Латвия' },
          ],
        },
      },
      {
        method: 'POST',
        path: '/api/countries',
        body: { iso2: 'QY', names: [{ locale: 'en', name: 'Halfway' }] },
      },
    ]);
    expect(statuses(all)).toEqual([409, 201]);
    expect(Object.keys(fieldsOf(all[0]) ?? {})).toEqual(['names.1.name']);
  });

  test('checks each operation against the right of its own call, before its body is validated', async () => {
    const all = await verdicts(
      [
        { method: 'PUT', path: at(0), body: { nonsense: 1 } },
        { method: 'DELETE', path: at(0) },
      ],
      'partner',
    );
    expect(all).toMatchObject([
      { status: 403, error: { code: 'forbidden' } },
      { status: 403, error: { code: 'forbidden' } },
    ]);
    expect((await dryRun([{ method: 'DELETE', path: at(0) }], 'pending')).statusCode).toBe(403);
  });

  test('returns the current entry when another user has changed it', async () => {
    const seen = (
      await server.call(at(0), { method: 'PUT', token: await server.tokenOf('manager'), body: {} })
    ).headers.etag;
    await staff.change(at(0), { weight: 99 });
    const [stale] = await verdicts([{ method: 'DELETE', path: at(0), if_match: seen }]);
    expect(stale).toMatchObject({ status: 412, error: { current: { id: ids[0], weight: 99 } } });
    expect(stale?.etag).toBe(
      (await server.call(at(0), { method: 'PUT', token: await server.tokenOf('manager'), body: {} })).headers
        .etag,
    );
  });

  test('has 1 to 100 operations', async () => {
    const operation = { method: 'PUT', path: at(0), body: { weight: 1 } };
    expect((await dryRun([])).statusCode).toBe(400);
    expect((await dryRun(Array.from({ length: 101 }, () => operation))).statusCode).toBe(400);
    expect(await verdicts(Array.from({ length: 100 }, () => operation))).toHaveLength(100);
  });

  test.each(['40001', '40P01'])('is retried as a whole if the database requires it (%s)', async (code) => {
    misfortunes = [code];
    const name = `Again ${made}`;
    const all = await verdicts([
      { method: 'POST', path: plain.path, body: { name } },
      { method: 'POST', path: '/api/unlucky', body: { name } },
    ]);
    expect(statuses(all)).toEqual([201, 201]);
    expect(misfortunes).toEqual([]);
  });

  test('fails as a whole when the database does, without an outcome per operation', async () => {
    misfortunes = ['57014'];
    const answer = await dryRun([
      { method: 'POST', path: '/api/unlucky', body: { name: 'x' } },
      { method: 'DELETE', path: at(0) },
    ]);
    expect(answer.statusCode).toBe(503);
    expect(errorAnswer.parse(answer.json()).error.code).toBe('unavailable');
  });
});
