import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageFolder } from './diskStorage';
import { StartError } from '../base/startError';

/** Creates the data directory, readable by this user only, and checks that it is writable. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await mkdir(storageFolder(dataDir), { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(
      `DATA_DIR: can't write to ${dataDir} (${code}). Give this user the right to, or set DATA_DIR to another directory.`,
    );
  }
}
