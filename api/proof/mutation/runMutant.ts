import type { Templates } from '../../testing/templates';
import type { Copy } from './copyPackage';
import type { Mutant } from './mutants';
import { runCheck, type Check, type Verdict } from './runCheck';

/** The tests of what partners must not see, those that find it quickest first. */
export const checks: Check[] = [
  { files: 'proof/lines/answers', name: 'nor does it when the policies' },
  { files: 'modules/prices|proof/lines/answers|proof/priceSecrecy' },
];

/** Tests of the module itself, for rules that only these know, such as those of uploads. */
const checkOfModule = (file: string): Check[] => {
  const [module] = /modules\/\w+\//.exec(file) ?? [];
  return module === undefined ? [] : [{ files: module }];
};

/** Removes one rule, runs the tests until one fails, and restores the rule. */
export async function runMutant(
  { file, change }: Mutant,
  copy: Copy,
  templates: Templates,
): Promise<Verdict> {
  const undo = copy.change(file, change);
  let verdict: Verdict = { outcome: 'broken' };
  for (const check of [...checks, ...checkOfModule(file)]) {
    verdict = await runCheck(copy.configFile, templates, check);
    if (verdict.outcome !== 'survived') break;
  }
  undo();
  return verdict;
}
