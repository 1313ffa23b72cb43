import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPglite, type TestDatabase } from '../../testing/engines';
import { fillEveryTable, rowsOfEveryTable } from '../../testing/fillEveryTable';
import makePgliteTemplates from '../../testing/pglite/globalSetup';
import { knownTemplates } from '../../testing/templates';
import { createTestDatabase, engineName } from '../../testing/testDatabase';
import type { Engine } from '../db/engine';
import { openDiskStorage } from '../storage/diskStorage';
import { copyDatabase } from './copyDatabase';
import { makeBackup } from './makeBackup';
import { readReferences } from './references';
import { restoreBackup } from './restoreBackup';
import { dataTables, keysOfPeople, readEverything, readRows } from './tables';

type Name = 'PGlite' | 'PostgreSQL';

/** Where copies come from and go to. A run on PGlite alone has no PostgreSQL, so the other run crosses them. */
const directions: [Name, Name][] =
  engineName() === 'pglite'
    ? [['PGlite', 'PGlite']]
    : [
        ['PostgreSQL', 'PostgreSQL'],
        ['PostgreSQL', 'PGlite'],
        ['PGlite', 'PostgreSQL'],
      ];

let folder: string;
const opened: { engine: Engine; database: TestDatabase }[] = [];

async function open(on: Name): Promise<Engine> {
  const database =
    on === 'PGlite'
      ? await createPglite(knownTemplates('pglite')?.migrated)
      : await createTestDatabase('migrated');
  const engine = await database.open();
  opened.push({ engine, database });
  return engine;
}

/** Circles of all kinds that a schema may have: of one table, of two, and one that is checked at the end. */
const circles = [
  `CREATE TABLE circle_of_one (id uuid PRIMARY KEY, parent_id uuid REFERENCES circle_of_one, title text DEFAULT 'unnamed')`,
  'CREATE TABLE circle_a (id uuid PRIMARY KEY)',
  'CREATE TABLE circle_b (id uuid PRIMARY KEY, circle_a_id uuid NOT NULL REFERENCES circle_a)',
  'ALTER TABLE circle_a ADD COLUMN circle_b_id uuid UNIQUE REFERENCES circle_b',
  'CREATE TABLE strict_a (id uuid PRIMARY KEY)',
  'CREATE TABLE strict_b (id uuid PRIMARY KEY, strict_a_id uuid NOT NULL REFERENCES strict_a)',
  'ALTER TABLE strict_a ADD COLUMN strict_b_id uuid NOT NULL REFERENCES strict_b DEFERRABLE',
  'GRANT SELECT, INSERT, UPDATE, DELETE ON circle_of_one, circle_a, circle_b, strict_a, strict_b TO itinera_app',
];

const addCircles = (engine: Engine) =>
  engine.transaction(async (connection) => {
    for (const statement of circles) await connection.query(statement);
  });

/** Every row of every table as sorted text, because engines sort differently. */
const everything = (engine: Engine, without: string[] = []) =>
  readEverything(engine, async (connection) => {
    const found: Record<string, string[]> = {};
    for (const table of await dataTables(connection, without)) {
      const rows: string[] = [];
      for await (const some of readRows(connection, { ...table, generated: [] })) rows.push(...some);
      found[table.name] = rows.toSorted();
    }
    return found;
  });

const filled = async (on: Name): Promise<Engine> => {
  const engine = await open(on);
  await addCircles(engine);
  await fillEveryTable(engine);
  return engine;
};

const sources = new Map<Name, Promise<Engine>>();

const sourceOn = (on: Name): Promise<Engine> => {
  const source = sources.get(on) ?? filled(on);
  sources.set(on, source);
  return source;
};

async function emptyOn(on: Name): Promise<Engine> {
  const engine = await open(on);
  await addCircles(engine);
  return engine;
}

beforeAll(async () => {
  // A run on PostgreSQL only has not made them yet.
  await makePgliteTemplates();
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-copy-'));
});
afterAll(async () => {
  for (const { engine, database } of opened) {
    await engine.close();
    await database.remove();
  }
  await rm(folder, { recursive: true });
});

test('nothing is empty in what these tests copy, and every table is longer than two batches', async () => {
  const [[from]] = directions as [[Name, Name]];
  const rows = await everything(await sourceOn(from));
  expect(Object.entries(rows).filter(([, { length }]) => length !== rowsOfEveryTable)).toEqual([]);
  const empty = Object.entries(rows).filter(([, all]) => all.some((row) => /: null[,}]/.test(row)));
  expect(empty.map(([name]) => name)).toEqual([]);
  const own = await readEverything(await sourceOn(from), readReferences);
  expect(own.filter(({ owner, target }) => owner === target).map(({ owner }) => owner)).toEqual([
    'block_seats',
    'circle_of_one',
  ]);
});

test.each(directions)(
  'every table of %s, each reference set, comes back from a backup on %s',
  async (from, to) => {
    const file = join(folder, `${from} ${to}`);
    const [source, target] = [await sourceOn(from), await emptyOn(to)];
    const storage = openDiskStorage(join(folder, `files of ${from} ${to}`));
    const made = await makeBackup(source, storage, file, '1');
    expect(made.missing).toHaveLength(rowsOfEveryTable);
    const { manifest } = await restoreBackup(target, storage, file);
    expect(manifest.tables).toEqual(made.tables);
    expect(await everything(target, keysOfPeople)).toEqual(await everything(source, keysOfPeople));
  },
);

test.each(directions)('every table of %s, each reference set, moves to %s', async (from, to) => {
  const [source, target] = [await sourceOn(from), await emptyOn(to)];
  const copied = await copyDatabase(source, target);
  expect(new Set(Object.values(copied).map(({ rows }) => rows))).toEqual(new Set([rowsOfEveryTable]));
  expect(await everything(target)).toEqual(await everything(source));
});
