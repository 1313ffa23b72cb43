import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { knownTemplates } from './templates';
import { engineName } from './testDatabase';

/**
 * Compares what happened here with what happened on the other engine in the same run. The first of the two
 * to come leaves its outcome for the second; a run on one engine alone has nothing to compare with.
 */
export function sameOnBothEngines(name: string, outcome: string[]): void {
  const templates = knownTemplates('pglite');
  if (!templates) return;
  const fileOf = (engine: string) => join(dirname(templates.migrated), `${name} on ${engine}.json`);
  writeFileSync(fileOf(engineName()), JSON.stringify(outcome));
  const other = fileOf(engineName() === 'pglite' ? 'postgres' : 'pglite');
  if (existsSync(other)) expect(outcome).toEqual(JSON.parse(readFileSync(other, 'utf8')));
}
