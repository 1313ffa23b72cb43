import { root } from '../workspace/paths';
import { runNode } from './command';
import { one, type Stage } from './stage';

/** Runs queries without their check of the actor, one after the other, and whether a test notices each time. */
export const mutation: Stage = {
  name: 'mutation',
  run: async () => one((await runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`])) === 0),
};
