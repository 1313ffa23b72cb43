import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomToken } from '../../base/secrets';

/** Created once and stored, so that sessions survive a restart. Processes that share the directory share it. */
export async function sessionSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const file = join(dataDir, 'session-secret');
  try {
    await writeFile(file, randomToken(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
  return readFile(file, 'utf8');
}
