import { runNode } from './stages/command';
import { root } from './workspace/paths';

/** Writes all sources as `npm run lint` wants them. */
export const run = (args: string[]): Promise<number> =>
  runNode([`${root}node_modules/oxfmt/bin/oxfmt`, ...args]);
