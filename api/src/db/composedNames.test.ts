import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '../../testing/engines';
import { createTestDatabase } from '../../testing/testDatabase';
import type { Engine } from './engine';
import { migrateOnly, migrationNames } from './migrate';

/** Before names were composed. */
const lastBefore = '0075_folded_search.sql';

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

const query = async (text: string, params?: unknown[]): Promise<unknown[][]> =>
  (await engine.transaction((connection) => connection.query(text, params))).rows;

test('names of before are composed; of two that differ in nothing else, both are kept', async () => {
  const names = await migrationNames();
  await migrateOnly(
    engine,
    names.filter((name) => name <= lastBefore),
  );
  const chains = ['Cafe\u0301', 'Hote\u0302l', 'Hot\u00eal', 'Te\u0323\u0302', 'T\u1eb9\u0302', 'Plain'];
  await query('ALTER TABLE hotel_chains NO FORCE ROW LEVEL SECURITY');
  for (const [at, name] of chains.entries())
    await query('INSERT INTO hotel_chains (id, name) VALUES ($1, $2)', [
      `00000000-0000-4000-8000-00000000000${at}`,
      name,
    ]);
  await query('ALTER TABLE hotel_chains FORCE ROW LEVEL SECURITY');
  await migrateOnly(engine, names);
  await query('ALTER TABLE hotel_chains NO FORCE ROW LEVEL SECURITY');
  const after = await query('SELECT name, fold(name) FROM hotel_chains ORDER BY id');
  expect(after.map(([name]) => name)).toEqual([
    'Caf\u00e9',
    'Hote\u0302l',
    'Hot\u00eal',
    'T\u1ec7',
    'T\u1eb9\u0302',
    'Plain',
  ]);
  expect(after.map(([, folded]) => folded)).toEqual(['cafe', 'hotel', 'hotel', 'te', 'te', 'plain']);
});
