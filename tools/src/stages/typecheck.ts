import { existsSync, readdirSync } from 'node:fs';
import { root } from '../workspace/paths';
import { runNode } from './command';
import { one, sum, type Stage } from './stage';

const packages = () => readdirSync(root).filter((name) => existsSync(`${root}${name}/tsconfig.json`));

export const typecheck: Stage = {
  name: 'typecheck',
  async run() {
    const results = [];
    for (const name of packages()) {
      const code = await runNode([`${root}node_modules/typescript/bin/tsc`, '--noEmit', '-p', name]);
      if (code !== 0) console.error(`${name} does not type-check.`);
      results.push(one(code === 0));
    }
    return sum(results);
  },
};
