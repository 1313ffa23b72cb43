import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Engine } from '../db/engine';
import { StartError } from '../base/startError';
import { pictureName, thumbnailName, type Storage } from '../storage/storage';
import { writeBackup, type BackupWriter } from './backupFile';
import type { Manifest } from './backupFormat';
import { dataTables, keysOfPeople, migrationsOf, readEverything, readRows, rowsAtATime } from './tables';
import { createTally } from './tally';

export interface BackupResult extends Manifest {
  /** Names of referenced files that the storage does not have. */
  missing: string[];
}

interface Written {
  /** Names of the files that belong to the rows. */
  names: string[];
  migrations: string[];
}

/** Writes all rows, as of one moment. */
async function writeTables(
  engine: Engine,
  writer: BackupWriter,
  manifest: Manifest,
  { version, atATime }: { version: string; atATime: number },
): Promise<Written> {
  return readEverything(engine, async (connection) => {
    const created_at = new Date().toISOString();
    const migrations = await migrationsOf(connection);
    await writer.write({
      kind: 'head',
      head: { format: 'itinera-backup-1', created_at, version, migrations },
    });
    for (const table of await dataTables(connection, keysOfPeople)) {
      const tally = createTally();
      await writer.write({ kind: 'table', name: table.name });
      for await (const rows of readRows(connection, table, atATime)) {
        tally.add(rows);
        for (const json of rows) await writer.write({ kind: 'row', json });
      }
      manifest.tables[table.name] = tally.result();
    }
    const { rows } = await connection.query('SELECT file_name, kind FROM uploads ORDER BY file_name');
    const names = rows.flatMap(([name, kind]) =>
      kind === 'image' ? [String(name), thumbnailName(String(name))] : [String(name)],
    );
    return { names, migrations };
  });
}

/** A table that is migrated during the backup is read in its new form, and not as of the moment of the backup. */
async function demandNotMigrated(engine: Engine, migrations: string[]): Promise<void> {
  const now = await readEverything(engine, migrationsOf);
  if (now.join() !== migrations.join())
    throw new StartError('The database was migrated while the backup was made. Make it again.');
}

/** Undefined if the file is removed before its first byte is read. */
async function readFile(storage: Storage, name: string): Promise<Buffer | undefined> {
  const file = await storage.open(name);
  return (
    file &&
    buffer(file.body).catch(async (error: unknown) => {
      if (await storage.has(name)) throw error;
      return undefined;
    })
  );
}

/** Without files that were swept since the rows were read: nothing referred to them for a day, and after a restore they are swept again. */
async function withoutSwept(engine: Engine, names: string[]): Promise<string[]> {
  const known = await readEverything(engine, (connection) =>
    connection.query('SELECT file_name FROM uploads WHERE file_name = ANY ($1)', [names.map(pictureName)]),
  );
  const left = new Set(known.rows.map(([name]) => String(name)));
  return names.filter((name) => left.has(pictureName(name)));
}

/** Writes the files; returns the missing ones. Files never change, so they may be read later than the rows. */
async function writeFiles(
  storage: Storage,
  names: string[],
  writer: BackupWriter,
  manifest: Manifest,
): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const bytes = await readFile(storage, name);
    if (!bytes) {
      missing.push(name);
      continue;
    }
    await writer.write({ kind: 'file', name, bytes });
    manifest.files[name] = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
  return missing;
}

export async function makeBackup(
  engine: Engine,
  storage: Storage,
  path: string,
  version: string,
  atATime = rowsAtATime,
): Promise<BackupResult> {
  const manifest: Manifest = { tables: {}, files: {} };
  const writer = await writeBackup(path);
  try {
    const { names, migrations } = await writeTables(engine, writer, manifest, { version, atATime });
    await demandNotMigrated(engine, migrations);
    const missing = await withoutSwept(engine, await writeFiles(storage, names, writer, manifest));
    await writer.write({ kind: 'end', manifest });
    await writer.finish();
    return { ...manifest, missing };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
