import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fillEveryTable } from '../../testing/fillEveryTable';
import type { TestDatabase } from '../../testing/engines';
import { createTestDatabase } from '../../testing/testDatabase';
import type { Engine } from './engine';
import { migrateOnly, migrationNames } from './migrate';

/** Before amounts had eight bytes. */
const lastBefore = '0064_transfer_currency.sql';

let database: TestDatabase;
let engine: Engine;
beforeAll(async () => {
  database = await createTestDatabase('blank');
  engine = await database.open();
});
afterAll(async () => {
  await engine.close();
  await database.remove();
});

const query = async (text: string): Promise<unknown[][]> =>
  (await engine.transaction((connection) => connection.query(text))).rows;

const amountColumns = () =>
  query(`SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '_minor$' ORDER BY 1, 2`);

async function amounts(columns: unknown[][]): Promise<unknown[][]> {
  const parts = columns.map(
    ([table, column]) =>
      `SELECT '${table}.${column}' AS name, string_agg("${column}"::text, ' ' ORDER BY id::text) AS amounts FROM "${table}"`,
  );
  return query(`${parts.join(' UNION ALL ')} ORDER BY 1`);
}

test('every amount has eight bytes, and a database of before keeps what it had', async () => {
  const names = await migrationNames();
  await migrateOnly(
    engine,
    names.filter((name) => name <= lastBefore),
  );
  await fillEveryTable(engine, 3);
  await query('UPDATE transactions SET amount_minor = 2147483647');
  const before = (await amountColumns()).filter(([table]) => table !== 'price_candidates');
  expect(before.filter(([, , type]) => type === 'integer').length).toBeGreaterThan(10);
  const kept = await amounts(before);
  await migrateOnly(engine, names);
  expect((await amountColumns()).filter(([, , type]) => type !== 'bigint')).toEqual([]);
  expect(await amounts(before)).toEqual(kept);
});
