import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { e2e } from './stages/e2e';
import { lint } from './stages/lint';
import { mutation } from './stages/mutation';
import { report } from './stages/report';
import { forgetParts, makeResumable } from './stages/resume/withEarlier';
import { typecheck } from './stages/typecheck';
import { unit } from './stages/unit';

/**
 * Runs all proofs of the product; `--full` runs those with random inputs as often as the full proof needs. That takes hours: if it is
 * stopped, the next one of the same commit goes on.
 */
export async function run(args: string[]): Promise<number> {
  const full = args.includes('--full');
  if (full) {
    process.env.ITINERA_TEST = 'full';
    makeResumable();
  }
  // Shared between stages: what one has made, such as seeded databases, the next ones use again.
  const folder = mkdtempSync(join(tmpdir(), 'itinera-run-'));
  process.env.ITINERA_TEST_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Journeys wait for pages and timers a third of their time, which the tests of Jest use.
  const code = await report([[typecheck, lint], [unit([]), e2e([])], ...(full ? [mutation] : [])]);
  if (full && code === 0) forgetParts();
  return code;
}
