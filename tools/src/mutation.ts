import { runNode } from './stages/command';
import { root } from './workspace/paths';

/** Removes the check of the actor from one query after the other, and expects a test to fail each time. */
export const run = (args: string[]): Promise<number> =>
  runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`, ...args]);
