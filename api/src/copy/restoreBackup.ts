import { createHash } from 'node:crypto';
import { system } from '../db/actor';
import { becomeActor } from '../db/database';
import { preparationTimeoutMs, type Connection, type Engine } from '../db/engine';
import { migrate, migrateOnly } from '../db/migrate';
import { openEmbedded } from '../db/openEngine';
import { allVisibilities } from '../modules/allTables';
import { StartError } from '../base/startError';
import { storedName, type Storage } from '../storage/storage';
import { readBackup } from './backupFile';
import type { Head, Manifest } from './backupFormat';
import { copyDatabase, demandSame } from './copyDatabase';
import {
  deferConstraints,
  demandEmpty,
  makeRoom,
  migrationsOf,
  rowsAtATime,
  setReferences,
  tablesInOrder,
  writeRows,
  type Table,
} from './tables';
import { createTally } from './tally';
import { inThrowAway } from './throwAway';

export interface Restored {
  head: Head;
  manifest: Manifest;
}

const sortedText = (value: Record<string, unknown>): string =>
  JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Reads the whole backup before anything is written: its counts and hashes must match the manifest. */
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

/** Whether it has the schema of an older release, whose migrations are all among ours. */
function isOfOlderSchema(path: string, { migrations, version }: Head, ours: string[]): boolean {
  const unknown = migrations.find((name) => !ours.includes(name));
  if (unknown !== undefined)
    throw new StartError(
      `${path}: made by a newer release: ${version}. Restore it with that release, or with one after it.`,
    );
  return migrations.length < ours.length;
}

type Write = (connection: Connection, table: Table, rows: string[]) => Promise<void>;

/** Reads the rows of these tables from the file and passes them on in batches. */
async function eachBatch(
  connection: Connection,
  path: string,
  { tables, atATime }: { tables: Table[]; atATime: number },
  write: Write,
): Promise<void> {
  const byName = new Map(tables.map((each) => [each.name, each]));
  let table: Table | undefined;
  let waiting: string[] = [];
  const flush = async () => {
    if (table && waiting.length > 0) await write(connection, table, waiting);
    waiting = [];
  };
  for await (const part of readBackup(path)) {
    if (part.kind === 'row' && table) waiting.push(part.json);
    if (part.kind !== 'row' || waiting.length === atATime) await flush();
    if (part.kind === 'table') table = byName.get(part.name);
  }
}

async function writeTables(
  connection: Connection,
  path: string,
  tables: Table[],
  atATime: number,
): Promise<void> {
  await deferConstraints(connection);
  await eachBatch(connection, path, { tables, atATime }, writeRows);
  const later = tables.filter(({ setAtTheEnd }) => setAtTheEnd.length > 0);
  if (later.length > 0) await eachBatch(connection, path, { tables: later, atATime }, setReferences);
}

async function putFiles(storage: Storage, path: string): Promise<void> {
  for await (const part of readBackup(path)) {
    if (part.kind === 'file') await storage.put(part.name, part.bytes);
  }
}

async function fill(
  connection: Connection,
  path: string,
  { tables }: Manifest,
  atATime = rowsAtATime,
): Promise<void> {
  await makeRoom(connection);
  // In the order of the file: references to later tables are set at the end.
  const inFile = await tablesInOrder(connection, Object.keys(tables));
  await writeTables(connection, path, inFile, atATime);
  for (const table of inFile) await demandSame(connection, table, tables[table.name]);
}

/**
 * Restores the backup of an older release in its own schema, in a temporary database, compares it there, and migrates it. The migrated rows
 * are then copied.
 */
const restoreOlder = (engine: Engine, path: string, { head, manifest }: Restored): Promise<unknown> =>
  inThrowAway(async (place) => {
    const embedded = await openEmbedded(place, preparationTimeoutMs);
    try {
      await migrateOnly(embedded, head.migrations);
      await embedded.transaction((connection) => fill(connection, path, manifest));
      await migrate(embedded, allVisibilities);
      return await copyDatabase(embedded, engine);
    } finally {
      await embedded.close();
    }
  });

export const restoreBackup = async (
  engine: Engine,
  storage: Storage,
  path: string,
  atATime = rowsAtATime,
): Promise<Restored> => restoreChecked(engine, storage, path, await checkBackup(path), atATime);

/** Writes the files first, so that no row names a missing one, then all rows in one transaction. `checked`: what `checkBackup` has found. */
export async function restoreChecked(
  engine: Engine,
  storage: Storage,
  path: string,
  checked: Restored,
  atATime = rowsAtATime,
): Promise<Restored> {
  const { head, manifest } = checked;
  demandOwnNames(path, manifest);
  const asSystem = <T>(run: (connection: Connection) => Promise<T>) =>
    engine.transaction(async (connection) => {
      becomeActor(connection, system('restore'));
      return run(connection);
    });
  const isOlder = await asSystem(async (connection) => {
    await demandEmpty(connection, 'The restore');
    return isOfOlderSchema(path, head, await migrationsOf(connection));
  });
  await putFiles(storage, path);
  if (isOlder) await restoreOlder(engine, path, checked);
  else
    await asSystem(async (connection) => {
      // Files take their time: meanwhile, a server may have started on the empty database.
      await demandEmpty(connection, 'The restore');
      await fill(connection, path, manifest, atATime);
    });
  return checked;
}
