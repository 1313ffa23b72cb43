import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = 'ITINERA_TEST_FOLDER';
const owner = 'ITINERA_TEST_FOLDER_OWNER';

/**
 * Folder for expensive files that all test files of a run share. The first process creates it for all that it starts; `npm test` creates
 * one for all of its stages.
 */
export function runFolder(): string {
  const known = process.env[folder];
  if (known !== undefined) return known;
  const made = mkdtempSync(join(tmpdir(), 'itinera-run-'));
  Object.assign(process.env, { [folder]: made, [owner]: String(process.pid) });
  return made;
}

/** Removes the folder in the process that created it; does nothing in others. */
export function removeRunFolder(): void {
  const { [folder]: made, [owner]: maker } = process.env;
  if (made === undefined || maker !== String(process.pid)) return;
  rmSync(made, { recursive: true, force: true });
  Reflect.deleteProperty(process.env, folder);
}
