import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { verifyAudit } from '../audit/verifyAudit';
import type { Config } from '../base/config';
import { StartError } from '../base/startError';
import { createDatabase } from '../db/database';
import { preparationTimeoutMs } from '../db/engine';
import { openEngine } from '../db/openEngine';
import { prepareSchema } from '../db/prepareSchema';
import type { Visibility } from '../db/visibility/visibility';
import { openDiskStorage, storageFolder } from '../storage/diskStorage';
import type { Storage } from '../storage/storage';
import type { Manifest } from './backupFormat';
import { checkBackup, restoreChecked, type Restored } from './restoreBackup';
import { inThrowAway } from './throwAway';

export interface Rehearsal extends Restored {
  /** Number of rows of the audit log whose seals were recomputed. */
  sealed: number;
}

async function demandFiles(storage: Storage, { files }: Manifest): Promise<void> {
  for (const [name, { sha256 }] of Object.entries(files)) {
    const file = await storage.open(name);
    const found =
      file &&
      createHash('sha256')
        .update(await buffer(file.body))
        .digest('hex');
    if (found !== sha256) throw new Error(`The file ${name} differs after it was restored.`);
  }
}

/**
 * Restores a backup into a temporary embedded database, whatever the server's database: that needs no rights and no resources of the
 * server. Compares rows and files with their hashes, and recomputes the seals of the audit log; the database checks references.
 */
export async function rehearse(path: string, config: Config, tables: Visibility[]): Promise<Rehearsal> {
  // A damaged file is refused before a database is created, which takes seconds.
  const checked = await checkBackup(path);
  return inThrowAway(async (dataDir) => {
    const own = { ...config, dataDir, databaseUrl: undefined, migrationDatabaseUrl: undefined };
    const engine = await openEngine(own, preparationTimeoutMs);
    try {
      await prepareSchema(engine, tables, own);
      const storage = openDiskStorage(storageFolder(dataDir));
      const restored = await restoreChecked(engine, storage, path, checked);
      await demandFiles(storage, restored.manifest);
      const { head, broken } = await verifyAudit(createDatabase(engine));
      if (broken)
        throw new StartError(
          `${path}: its audit log is broken after link ${head.seq}, at the row ${broken.id}. ${broken.reason}`,
        );
      return { ...restored, sealed: head.seq };
    } finally {
      await engine.close();
    }
  });
}
