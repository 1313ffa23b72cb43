import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Engine } from '../db/engine';
import { thumbnailName, type Storage } from '../storage/storage';
import { writeBackup, type BackupWriter } from './backupFile';
import type { Manifest } from './backupFormat';
import { dataTables, keysOfPeople, migrationsOf, readEverything, readRows } from './tables';
import { createTally } from './tally';

export interface BackupResult extends Manifest {
  /** Names of files that rows refer to and the storage does not have. */
  missing: string[];
}

/** Writes all rows of one moment; answers the names of the files that belong to them. */
async function writeTables(
  engine: Engine,
  writer: BackupWriter,
  manifest: Manifest,
  version: string,
): Promise<string[]> {
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
      for await (const rows of readRows(connection, table)) {
        tally.add(rows);
        for (const json of rows) await writer.write({ kind: 'row', json });
      }
      manifest.tables[table.name] = tally.result();
    }
    const { rows } = await connection.query('SELECT file_name, kind FROM uploads ORDER BY file_name');
    return rows.flatMap(([name, kind]) =>
      kind === 'image' ? [String(name), thumbnailName(String(name))] : [String(name)],
    );
  });
}

/** Writes the files; answers the missing ones. Files never change, so they may be read later than the rows. */
async function writeFiles(
  storage: Storage,
  names: string[],
  writer: BackupWriter,
  manifest: Manifest,
): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const file = await storage.open(name);
    if (!file) {
      missing.push(name);
      continue;
    }
    const bytes = await buffer(file.body);
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
): Promise<BackupResult> {
  const manifest: Manifest = { tables: {}, files: {} };
  const writer = await writeBackup(path);
  try {
    const names = await writeTables(engine, writer, manifest, version);
    const missing = await writeFiles(storage, names, writer, manifest);
    await writer.write({ kind: 'end', manifest });
    await writer.finish();
    return { ...manifest, missing };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
