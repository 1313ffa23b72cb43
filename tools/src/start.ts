import { build } from './build';
import { verify } from './commands/verify';
import { requireFreePorts } from './processes/freePorts';
import { printOverview } from './processes/overview';
import { builtServices } from './processes/services';
import { supervise } from './processes/supervise';
import { Failure } from './workspace/failure';
import { dist } from './workspace/paths';

/** Builds what changed and serves the product until Ctrl-C. */
export async function run(): Promise<number> {
  await requireFreePorts();
  await build([]);
  const problems = verify(dist);
  if (problems.length > 0)
    throw new Failure(
      `What is live is not served, because it is not what was built:\n${problems.join('\n')}`,
    );
  return supervise(builtServices(), printOverview);
}
