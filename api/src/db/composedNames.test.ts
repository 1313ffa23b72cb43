import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '../../testing/engines';
import { createTestDatabase } from '../../testing/testDatabase';
import type { Engine } from './engine';
import { migrateOnly, migrationNames } from './migrate';

/** Before names were composed, and before everything else was. */
const lastBefore = '0075_folded_search.sql';
const lastBeforeTexts = '0081_';

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
  await migrateOnly(
    engine,
    names.filter((name) => name < lastBeforeTexts),
  );
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

test('notes, tags and custom values of before are composed, also in lists and behind line breaks', async () => {
  const note = 'Cafe\u0301\n\u0301 "e\u0301" \\u';
  const composed = 'Caf\u00e9\n\u0301 "\u00e9" \\u';
  const custom = { note, stars: 3, vip: true, none: null, plain: 'n' };
  const tables = ['users', 'bookings', 'custom_fields'];
  const id = '00000000-0000-4000-8000-00000000000a';
  for (const table of tables) await query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
  await query(`INSERT INTO users (id, email, role, status, custom)
    VALUES ('${id}', 'partner@example.com', 'dmc', 'active', '{}')`);
  await query(`INSERT INTO bookings (id, ref, status, dmc_id, currency, contract_currency, note_internal, tags, custom)
    VALUES ('${id}', 'A-1', 'draft', '${id}', 'EUR', 'EUR', '${note}', ARRAY['e\u0301', 'b', '\u00e9', 'a'], '${JSON.stringify(custom)}')`);
  await query(`INSERT INTO custom_fields (id, entity, key, label, type, required, "order", show_in_list, show_in_filter,
      show_in_form, visible_roles, editable_roles, is_active, help, options, default_value)
    VALUES ('${id}', 'hotel', 'view', 'View', 'text', false, 0, true, true, true, '{}', '{}', true, NULL,
      '${JSON.stringify([{ label: note }, { label: 'a' }])}', '${JSON.stringify(note)}')`);
  await migrateOnly(engine, await migrationNames());
  for (const table of tables) await query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
  expect(await query('SELECT note_internal, tags, custom FROM bookings')).toEqual([
    [composed, ['\u00e9', 'b', 'a'], { ...custom, note: composed }],
  ]);
  expect(await query('SELECT help, options, default_value FROM custom_fields')).toEqual([
    [null, [{ label: composed }, { label: 'a' }], composed],
  ]);
});
