import { runNode } from './stages/command';
import { root } from './workspace/paths';

/** Mutation test of the authorization: removes the check of the actor from one query at a time and expects a test to fail. */
export const run = (args: string[]): Promise<number> =>
  runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`, ...args]);
