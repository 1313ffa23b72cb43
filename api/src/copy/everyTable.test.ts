import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { directions, openOnBoth } from '../../testing/copies';
import { fillEveryTable } from '../../testing/fillEveryTable';
import makePgliteTemplates from '../../testing/pglite/globalSetup';
import { full } from '../../testing/scale';
import type { Engine } from '../db/engine';
import { openDiskStorage } from '../storage/diskStorage';
import { copyDatabase } from './copyDatabase';
import { makeBackup } from './makeBackup';
import { readReferences } from './references';
import { restoreBackup } from './restoreBackup';
import { dataTables, keysOfPeople, readEverything, readRows, rowsAtATime } from './tables';

type Name = Engine['name'];

/** A smaller batch than that of a copy, so that tables exceed it with few rows; the full run uses the real size. */
const atATime = full ? rowsAtATime : 10;
/** Two full batches and a part of a third. */
const count = Math.ceil(atATime * 2.2);

/** Backups are restored into each engine; a move fills the other one by the same statements. */
const moves = full ? directions : directions.map(([from, to]) => [from, to.slice(-1)] as const);

const { open, remove } = openOnBoth();
let folder: string;

/** Cycles of all kinds that a schema can have: within one table, between two, and one that is checked at the end. */
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

/**
 * Every row of every table as sorted text, because engines sort differently; optionally only the copied columns, without generated ones.
 */
const everything = (engine: Engine, without: string[] = [], onlyCopied = false) =>
  readEverything(engine, async (connection) => {
    const found: Record<string, string[]> = {};
    for (const table of await dataTables(connection, without)) {
      const rows: string[] = [];
      for await (const some of readRows(connection, onlyCopied ? table : { ...table, generated: [] }))
        rows.push(...some);
      found[table.name] = rows.toSorted();
    }
    return found;
  });

const filled = async (on: Name): Promise<Engine> => {
  const engine = await open(on, 'migrated');
  await addCircles(engine);
  await fillEveryTable(engine, count);
  return engine;
};

const sources = new Map<Name, Promise<Engine>>();

const sourceOn = (on: Name): Promise<Engine> => {
  const source = sources.get(on) ?? filled(on);
  sources.set(on, source);
  return source;
};

async function emptyOn(on: Name): Promise<Engine> {
  const engine = await open(on, 'migrated');
  await addCircles(engine);
  return engine;
}

beforeAll(async () => {
  // A run on PostgreSQL only has not created them yet.
  await makePgliteTemplates();
  folder = await mkdtemp(join(tmpdir(), 'itinera-test-copy-'));
});
afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true });
});

test('every copied table has more than two batches, and every column a value', async () => {
  const [[from]] = directions as [[Name, Name[]]];
  const rows = await everything(await sourceOn(from), [], true);
  expect(Object.entries(rows).filter(([, { length }]) => length !== count)).toEqual([]);
  const empty = Object.entries(rows).filter(([, all]) => all.some((row) => /: null[,}]/.test(row)));
  expect(empty.map(([name]) => name)).toEqual([]);
  const own = await readEverything(await sourceOn(from), readReferences);
  expect(own.filter(({ owner, target }) => owner === target).map(({ owner }) => owner)).toEqual([
    'block_seats',
    'circle_of_one',
  ]);
});

test.each(directions)(
  'every table of %s, each reference set, is restored from a backup on %j',
  async (from, targets) => {
    const file = join(folder, from);
    const source = await sourceOn(from);
    const storage = openDiskStorage(join(folder, `files of ${from}`));
    const made = await makeBackup(source, storage, file, '1', atATime);
    expect(made.missing).toHaveLength(count);
    const expected = await everything(source, keysOfPeople);
    for (const to of targets) {
      const target = await emptyOn(to);
      const { manifest } = await restoreBackup(target, storage, file, atATime);
      expect(manifest.tables).toEqual(made.tables);
      expect(await everything(target, keysOfPeople)).toEqual(expected);
    }
  },
);

test.each(moves)('every table of %s, each reference set, moves to %j', async (from, targets) => {
  const source = await sourceOn(from);
  const expected = await everything(source);
  for (const to of targets) {
    const target = await emptyOn(to);
    const copied = await copyDatabase(source, target, atATime);
    expect(new Set(Object.values(copied).map(({ rows }) => rows))).toEqual(new Set([count]));
    expect(await everything(target)).toEqual(expected);
  }
});
