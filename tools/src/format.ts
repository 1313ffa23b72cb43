import { runNode } from './stages/command';
import { root } from './workspace/paths';

/** Formats all sources, as `npm run lint` checks. */
export const run = (args: string[]): Promise<number> =>
  runNode([`${root}node_modules/oxfmt/bin/oxfmt`, ...args]);
