import { join } from 'node:path';
import type { Config } from '../base/config';
import { StartError } from '../base/startError';
import { statementTimeoutMs, type Engine } from './engine';
import { lockDirectory } from './pglite/directoryLock';
import { openPglite } from './pglite/pgliteEngine';
import { checkServer } from './postgres/checkServer';
import { defaultLimits, openPostgres } from './postgres/postgresEngine';

/** The embedded database, which belongs to this process alone. */
export async function openEmbedded(dataDir: string, statementTimeout: number): Promise<Engine> {
  const release = await lockDirectory(dataDir);
  const directory = join(dataDir, 'database');
  try {
    const engine = await openPglite(directory, statementTimeout);
    const close = async () => {
      await engine.close();
      await release();
    };
    return { ...engine, close };
  } catch (error) {
    await release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATA_DIR: the database in ${directory} can't be opened (${reason.split('\n')[0]}). Restore it from a backup, or set DATA_DIR to another directory.`,
    );
  }
}

/** `statementTimeout`, in milliseconds: longer statements are cancelled. */
export async function openEngine(config: Config, statementTimeout = statementTimeoutMs): Promise<Engine> {
  if (config.databaseUrl === undefined) return openEmbedded(config.dataDir, statementTimeout);
  const engine = openPostgres(config.databaseUrl, { ...defaultLimits, statementTimeout });
  try {
    await checkServer(engine, 'DATABASE_URL', config.production);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}
