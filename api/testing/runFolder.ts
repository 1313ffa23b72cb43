import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = 'ITINERA_TEST_FOLDER';
const owner = 'ITINERA_TEST_FOLDER_OWNER';

/**
 * Where the test files of a run keep what is dear to make and the same for all of them. The first to ask makes it, for all
 * processes that it starts; `npm test` makes one for all of its stages.
 */
export function runFolder(): string {
  const known = process.env[folder];
  if (known !== undefined) return known;
  const made = mkdtempSync(join(tmpdir(), 'itinera-run-'));
  Object.assign(process.env, { [folder]: made, [owner]: String(process.pid) });
  return made;
}

/** For the process that made it; for all others it does nothing. */
export function removeRunFolder(): void {
  const { [folder]: made, [owner]: maker } = process.env;
  if (made === undefined || maker !== String(process.pid)) return;
  rmSync(made, { recursive: true, force: true });
  Reflect.deleteProperty(process.env, folder);
}
