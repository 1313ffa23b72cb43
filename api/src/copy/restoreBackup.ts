import { createHash } from 'node:crypto';
import { system } from '../db/actor';
import { becomeActor } from '../db/database';
import type { Connection, Engine } from '../db/engine';
import { StartError } from '../base/startError';
import { storedName, type Storage } from '../storage/storage';
import { readBackup } from './backupFile';
import type { Head, Manifest } from './backupFormat';
import { demandSame } from './copyDatabase';
import {
  deferConstraints,
  demandEmpty,
  migrationsOf,
  rowsAtATime,
  setReferences,
  tablesInOrder,
  writeRows,
  type Table,
} from './tables';
import { createTally } from './tally';

export interface Restored {
  head: Head;
  manifest: Manifest;
}

const sortedText = (value: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Reads the whole backup before anything is written: its counts and hashes must match the manifest at its end. */
export async function checkBackup(path: string): Promise<Restored> {
  const tallies = new Map<string, ReturnType<typeof createTally>>();
  const files: Manifest['files'] = {};
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  let tally = createTally();
  for await (const part of readBackup(path)) {
    if (part.kind === 'head') head = part.head;
    if (part.kind === 'table') tallies.set(part.name, (tally = createTally()));
    if (part.kind === 'row') tally.add([part.json]);
    if (part.kind === 'file')
      files[part.name] = {
        size: part.bytes.length,
        sha256: createHash('sha256').update(part.bytes).digest('hex'),
      };
    if (part.kind === 'end') manifest = part.manifest;
  }
  const tables = Object.fromEntries([...tallies].map(([name, each]) => [name, each.result()]));
  const isComplete =
    head &&
    manifest &&
    sortedText(manifest.tables) === sortedText(tables) &&
    sortedText(manifest.files) === sortedText(files);
  if (!head || !manifest || !isComplete)
    throw new StartError(`${path}: the backup is damaged or incomplete. Use another copy of it.`);
  return { head, manifest };
}

function demandOwnNames(path: string, { files }: Manifest): void {
  const foreign = Object.keys(files).find((name) => !storedName.test(name));
  if (foreign !== undefined)
    throw new StartError(
      `${path}: the backup contains a file with a name that this program does not use. Use another backup.`,
    );
}

async function demandSameSchema(
  connection: Connection,
  path: string,
  { migrations, version }: Head,
): Promise<void> {
  const ours = await migrationsOf(connection);
  if (ours.join() === migrations.join()) return;
  throw new StartError(
    `${path}: the backup was made by version ${version}, which has another schema. Restore it with that version, then start this one.`,
  );
}

type Write = (connection: Connection, table: Table, rows: string[]) => Promise<void>;

/** Reads the rows of these tables from the file, and has them written in batches. */
async function eachBatch(
  connection: Connection,
  path: string,
  tables: Map<string, Table>,
  write: Write,
): Promise<void> {
  let table: Table | undefined;
  let waiting: string[] = [];
  const flush = async () => {
    if (table && waiting.length > 0) await write(connection, table, waiting);
    waiting = [];
  };
  for await (const part of readBackup(path)) {
    if (part.kind === 'row' && table) waiting.push(part.json);
    if (part.kind !== 'row' || waiting.length === rowsAtATime) await flush();
    if (part.kind === 'table') table = tables.get(part.name);
  }
}

async function writeTables(connection: Connection, path: string, tables: Table[]): Promise<void> {
  const byName = (some: Table[]) => new Map(some.map((table) => [table.name, table]));
  await deferConstraints(connection);
  await eachBatch(connection, path, byName(tables), writeRows);
  const later = tables.filter(({ setAtTheEnd }) => setAtTheEnd.length > 0);
  if (later.length > 0) await eachBatch(connection, path, byName(later), setReferences);
}

async function putFiles(storage: Storage, path: string): Promise<void> {
  for await (const part of readBackup(path)) {
    if (part.kind === 'file') await storage.put(part.name, part.bytes);
  }
}

/** Writes the files first, so that no row names a missing one, then all rows in one transaction. */
export async function restoreBackup(engine: Engine, storage: Storage, path: string): Promise<Restored> {
  const { head, manifest } = await checkBackup(path);
  demandOwnNames(path, manifest);
  const asSystem = <T>(run: (connection: Connection) => Promise<T>) =>
    engine.transaction(async (connection) => {
      await becomeActor(connection, system('restore'));
      return run(connection);
    });
  await asSystem(async (connection) => {
    await demandSameSchema(connection, path, head);
    await demandEmpty(connection, 'The restore');
  });
  await putFiles(storage, path);
  await asSystem(async (connection) => {
    // In the order of the file: what comes later in it is referred to at the end.
    const tables = await tablesInOrder(connection, Object.keys(manifest.tables));
    await writeTables(connection, path, tables);
    for (const table of tables) await demandSame(connection, table, manifest.tables[table.name]);
  });
  return { head, manifest };
}
