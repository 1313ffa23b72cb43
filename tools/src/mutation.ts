import { runNode } from './stages/command';
import { root } from './workspace/paths';

/** Has each query in turn forget for whom it is, and expects a test to fail. */
export const run = (args: string[]): Promise<number> =>
  runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`, ...args]);
