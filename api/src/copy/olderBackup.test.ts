import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { directions, openOnBoth } from '../../testing/copies';
import { fillEveryTable } from '../../testing/fillEveryTable';
import makePgliteTemplates from '../../testing/pglite/globalSetup';
import { full } from '../../testing/scale';
import type { Engine } from '../db/engine';
import { migrateOnly, migrationNames } from '../db/migrate';
import { openDiskStorage } from '../storage/diskStorage';
import { makeBackup } from './makeBackup';
import { restoreBackup } from './restoreBackup';
import { readEverything } from './tables';

/** Before rates became text: later migrations change rows, not only tables. */
const lastMigration = '0042_restores.sql';
const count = 3;
const { open, remove } = openOnBoth();
let folder: string;

beforeAll(async () => {
  await makePgliteTemplates();
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-copy-'));
});
afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true });
});

/** Values in the format of the older release. */
const olderValues = [
  'UPDATE bookings SET rate_millionths = 6135',
  'UPDATE transactions SET rate_millionths = 163000000',
  `UPDATE staff_settings SET exchange_rates = '[{"from": "EUR", "to": "USD", "rate_millionths": 925001}]'`,
  `UPDATE booking_hotels SET quote = '{"sale": {"rate_millionths": 925001}}'`,
];

const valuesOfToday = `
  SELECT (SELECT string_agg(DISTINCT rate, ' ') FROM bookings), (SELECT string_agg(DISTINCT rate, ' ') FROM transactions),
         (SELECT string_agg(DISTINCT exchange_rates #>> '{0,rate}', ' ') FROM staff_settings),
         (SELECT string_agg(DISTINCT quote #>> '{sale,rate}', ' ') FROM booking_hotels)`;

async function openOlder(on: Engine['name']): Promise<Engine> {
  const engine = await open(on, 'blank');
  await migrateOnly(
    engine,
    (await migrationNames()).filter((name) => name <= lastMigration),
  );
  await engine.transaction((connection) =>
    // The policies of the older release are not available.
    connection.query(
      `DO $$ DECLARE name text; BEGIN
         FOR name IN SELECT relname FROM pg_class WHERE relrowsecurity AND relnamespace = 'public'::regnamespace LOOP
           EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY', name);
         END LOOP;
       END $$`,
    ),
  );
  await fillEveryTable(engine, count);
  await engine.transaction(async (connection) => {
    for (const statement of olderValues) await connection.query(statement);
  });
  return engine;
}

const storage = () => openDiskStorage(join(folder, 'storage'));

const countsIn = (engine: Engine, names: string[]) =>
  readEverything(engine, async (connection) => {
    const counts: [string, number][] = [];
    for (const name of names) {
      const { rows } = await connection.query(`SELECT count(*)::int FROM "${name}"`);
      counts.push([name, Number(rows[0]?.[0])]);
    }
    return counts;
  });

const rulesIn = (engine: Engine) =>
  readEverything(engine, async (connection) => {
    const { rows } = await connection.query('SELECT id::text FROM notification_rules');
    return rows.map(([id]) => id);
  });

/** An older backup is always restored into an embedded database first, so a short run tries only one target per source. */
const tried = full
  ? directions
  : directions.slice(0, 1).map(([from, targets]) => [from, targets.slice(0, 1)] as const);

test.each(tried)(
  'a backup of %s by an older release is restored and migrated, on %j',
  async (from, targets) => {
    const file = join(folder, from);
    const older = await openOlder(from);
    const rules = await rulesIn(older);
    const made = await makeBackup(older, storage(), file, '0.9.0');
    for (const to of targets) {
      const target = await open(to, 'migrated');
      const rulesOfToday = await rulesIn(target);
      await restoreBackup(target, storage(), file);
      const names = Object.keys(made.tables).filter((name) => name !== 'notification_rules');
      // The log has a row about having been sealed again.
      const countOf = (name: string) => (name === 'audit_log' ? count + 1 : count);
      expect(await countsIn(target, names)).toEqual(names.map((name) => [name, countOf(name)]));
      // Later migrations add some.
      const restored = await rulesIn(target);
      expect(restored).toEqual(expect.arrayContaining(rules));
      const added = restored.filter((id) => !rules.includes(id));
      expect(added.length).toBeGreaterThan(0);
      expect(rulesOfToday).toEqual(expect.arrayContaining(added));
      const { rows } = await readEverything(target, (connection) => connection.query(valuesOfToday));
      expect(rows).toEqual([['0.006135', '163', '0.925001', '0.925001']]);
    }
  },
);

test('a backup by a newer release is refused, and nothing is written', async () => {
  const [[on]] = directions as [[Engine['name'], Engine['name'][]]];
  const target = await open(on, 'migrated');
  const file = join(folder, 'newer');
  await makeBackup(target, storage(), file, '9.1.0');
  const text = gunzipSync(await readFile(file)).toString('utf8');
  const newer = text.replace('"0000_tables.sql"', '"0000_tables.sql","9999_of_a_newer_release.sql"');
  await writeFile(file, gzipSync(newer));
  await expect(restoreBackup(target, storage(), file)).rejects.toThrow(
    `${file}: made by a newer release: 9.1.0. Restore it with that release, or with one after it.`,
  );
});
