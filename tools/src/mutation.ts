import { runNode } from './stages/command';
import { root } from './workspace/paths';

/** Takes each rule of who may do what away in turn and expects a test to fail. */
export const run = (args: string[]): Promise<number> => runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`, ...args]);
