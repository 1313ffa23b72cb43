import { unusedInWorkspace } from '../lint/exports/unusedInWorkspace';
import { unusedExports } from '../lint/facades/unusedExports';
import { reportAgedTables } from '../lint/measurements/reportAgedTables';
import { root } from '../workspace/paths';
import { runNode } from './command';
import { one, sum, type Stage } from './stage';

const oxlint = [`${root}node_modules/oxlint/bin/oxlint`, '--deny-warnings'];
const format = [`${root}node_modules/oxfmt/bin/oxfmt`, '--check'];
const depcruise = [
  `${root}tools/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
  '--config',
  '.dependency-cruiser.cjs',
];

export const lint: Stage = {
  name: 'lint',
  async run() {
    const style = await runNode(oxlint);
    const formatted = await runNode(format);
    const layers = await runNode([
      ...depcruise,
      'shared',
      'shell',
      'mf-hotels',
      'mf-bookings',
      'mf-geography',
      'mf-admin',
      'api',
      'e2e',
      'bench',
      'tools',
    ]);
    const unused = [...unusedExports(root), ...unusedInWorkspace(root)];
    for (const sentence of unused) console.error(sentence);
    reportAgedTables(root);
    return sum([
      one(style === 0, 'oxlint'),
      one(formatted === 0, 'format'),
      one(layers === 0, 'imports between layers'),
      one(unused.length === 0, 'exports that nothing imports', unused.join('\n')),
    ]);
  },
};
