import { e2e } from './stages/e2e';
import { lint } from './stages/lint';
import { mutation } from './stages/mutation';
import { report } from './stages/report';
import { typecheck } from './stages/typecheck';
import { unit } from './stages/unit';

/** Everything that says whether the product works; `--full` with the numbers of runs that a proof takes. */
export function run(args: string[]): Promise<number> {
  if (args.includes('--full')) process.env.ITINERA_TEST = 'full';
  return report([typecheck, lint, unit, mutation, e2e]);
}
