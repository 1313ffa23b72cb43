import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { asSuperuser, type TestDatabase } from '../../../testing/engines';
import { servesNobody } from '../../../testing/rudePostgres';
import { createTestDatabase } from '../../../testing/testDatabase';
import { system } from '../actor';
import { applicationRole, createDatabase, keepingPlans } from '../database';
import { DatabaseUnavailable, type Engine } from '../engine';
import { isOutage, sqlError } from '../sqlState';
import { checkServer } from './checkServer';
import { addressOf, openPostgres } from './postgresEngine';

let database: TestDatabase;
let engine: Engine;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
  engine = await database.open(500);
});
afterAll(async () => {
  await engine.close();
  await database.remove();
});

const select = (text: string) => engine.transaction((connection) => connection.query(text));

const cutConnections = () =>
  asSuperuser(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${new URL(database.url ?? '').pathname.slice(1)}'`,
  );

test('a server that closes all connections ends the transaction, not the program', async () => {
  const cut = engine.transaction(async (connection) => {
    await cutConnections();
    return connection.query('SELECT 1');
  });
  const failure = await cut.catch((error: unknown) => error);
  expect(isOutage(failure)).toBe(true);
  expect((await select('SELECT 1')).rows).toEqual([[1]]);
  await cutConnections();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await select('SELECT 2')).rows).toEqual([[2]]);
});

test('a query that does not end is cancelled, and its connection is reused', async () => {
  const failure = await select('SELECT pg_sleep(20)').catch((error: unknown) => error);
  expect(sqlError(failure)?.code).toBe('57014');
  expect((await select('SELECT 3')).rows).toEqual([[3]]);
});

test('a transaction whose kept plan no longer fits its table, after a migration, is run again', async () => {
  await select('CREATE TABLE planned AS SELECT 1 AS value');
  await select(`GRANT SELECT ON planned TO ${applicationRole}`);
  const read = () =>
    createDatabase(engine).withActor(system('test'), (tx) =>
      keepingPlans(tx).execute(sql`SELECT value FROM planned`),
    );
  expect(await read()).toEqual([{ value: 1 }]);
  await select('ALTER TABLE planned ALTER value TYPE text');
  expect(await read()).toEqual([{ value: '1' }]);
});

test('a server that does not answer is reported within two seconds, without its password', async () => {
  const nowhere = openPostgres('postgresql://user:hidden@127.0.0.1:1/itinera');
  const failure = await nowhere.transaction(async () => 1).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(addressOf('postgresql://user:hidden@127.0.0.1:1/itinera')).toBe('127.0.0.1:1/itinera');
  await nowhere.close();
});

test.each([
  ['says goodbye together with its welcome', 'leaves'],
  ['falls silent', 'silent'],
] as const)('a server that %s ends the transaction, not the program', async (_, manner) => {
  const rude = await servesNobody(manner);
  const served = openPostgres(rude.url, { connections: 1, statementTimeout: 100 });
  const failure = await served
    .transaction((connection) => connection.query('SELECT 1'))
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  await served.close();
  rude.close();
});

test('production does not start on a server that may lose acknowledged writes', async () => {
  const careless = (fsync: string, version: number): Engine => ({
    ...engine,
    transaction: async <T>() => ({ columns: [], rows: [[version, fsync]] }) as T,
  });
  await expect(checkServer(careless('off', 15), 'DATABASE_URL', true)).rejects.toThrow(
    'DATABASE_URL: fsync is off',
  );
  await expect(checkServer(careless('off', 15), 'DATABASE_URL', false)).resolves.toBeUndefined();
  await expect(checkServer(careless('on', 14), 'DATABASE_URL', false)).rejects.toThrow(
    'PostgreSQL 14 is too old',
  );
});

test('statements are not compiled, which costs more than it saves', async () => {
  expect((await select(`SELECT current_setting('jit')`)).rows).toEqual([['off']]);
});

test('values have the same types as from the embedded database', async () => {
  const { rows } = await select(
    `SELECT 12345678901::int8, '2027-03-01'::date, 4.5::numeric, '2027-03-01T10:00:00Z'::timestamptz`,
  );
  expect(rows).toEqual([[12_345_678_901, '2027-03-01', '4.5', '2027-03-01 10:00:00+00']]);
});
