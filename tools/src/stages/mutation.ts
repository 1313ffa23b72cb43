import { root } from '../workspace/paths';
import { runNode } from './command';
import { one, type Stage } from './stage';

/** Queries that forget for whom they are, and whether a test misses it: a sample, or with the full numbers all of them. */
export const mutation: Stage = {
  name: 'mutation',
  async run() {
    const sample = process.env.ITINERA_TEST === 'full' ? [] : ['--sample', '2'];
    return one((await runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`, ...sample])) === 0);
  },
};
