import { root } from '../workspace/paths';
import { runNode } from './command';
import { one, type Stage } from './stage';

/**
 * Runs queries without their check of the actor, and whether a test notices: a sample, or all with the full
 * numbers.
 */
export const mutation: Stage = {
  name: 'mutation',
  async run() {
    const sample = process.env.ITINERA_TEST === 'full' ? [] : ['--sample', '2'];
    return one((await runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`, ...sample])) === 0);
  },
};
