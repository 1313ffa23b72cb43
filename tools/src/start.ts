import { build } from './build';
import { requireFreePorts } from './processes/freePorts';
import { printOverview } from './processes/overview';
import { builtServices } from './processes/services';
import { supervise } from './processes/supervise';

/** Builds what changed and serves the product until Ctrl-C. */
export async function run(): Promise<number> {
  await requireFreePorts();
  await build([]);
  return supervise(builtServices(), printOverview);
}
