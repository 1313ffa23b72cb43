import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { knownTemplates } from './templates';
import { engineName } from './testDatabase';

/**
 * Compares the outcome with that of the other engine in the same run. The first one stores its outcome for the second; a run on one engine
 * has nothing to compare.
 */
export function sameOnBothEngines(name: string, outcome: string[]): void {
  const templates = knownTemplates('pglite');
  if (!templates) return;
  const fileOf = (engine: string) => join(dirname(templates.migrated), `${name} on ${engine}.json`);
  writeFileSync(fileOf(engineName()), JSON.stringify(outcome));
  const other = fileOf(engineName() === 'pglite' ? 'postgres' : 'pglite');
  if (existsSync(other)) expect(outcome).toEqual(JSON.parse(readFileSync(other, 'utf8')));
}
