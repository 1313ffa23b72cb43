import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from './reasonOf';

/**
 * Creates a file with this text, readable by its owner alone, unless it exists. Other processes see it whole or not at all: a file that is
 * opened first and written then is empty to those that read in between.
 */
export function writeOnce(file: string, text: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
