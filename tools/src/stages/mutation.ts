import { root } from '../workspace/paths';
import { runNode } from './command';
import { endedParts, recordPart } from './resume/endedParts.mjs';
import { one, type Stage } from './stage';

/** Removes the check of the actor from one query at a time and expects a test to fail each time. */
export const mutation: Stage = {
  name: 'mutation',
  async run() {
    if (endedParts().get('mutation')?.failed === 0) return { passed: 1, failed: 0 };
    const result = one(
      (await runNode(['--import', 'tsx', `${root}api/proof/mutation/main.ts`])) === 0,
      'mutation',
    );
    recordPart('mutation', result);
    return result;
  },
};
