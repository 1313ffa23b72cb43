import { root } from '../workspace/paths';
import { runNode } from './command';
import { one, type Stage } from './stage';

/** Removes the check of the actor from one query at a time and expects a test to fail each time. */
export const mutation: Stage = {
  name: 'mutation',
  run: async () =>
    one((await runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`])) === 0, 'mutation'),
};
