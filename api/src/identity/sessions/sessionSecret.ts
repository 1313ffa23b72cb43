import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOnce } from '@itinera/shared/server';
import { randomToken } from '../../base/secrets';

/** Created once and stored, so that sessions survive a restart. Processes that share the directory share it, also when they start at once. */
export async function sessionSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const file = join(dataDir, 'session-secret');
  writeOnce(file, randomToken());
  return readFile(file, 'utf8');
}
