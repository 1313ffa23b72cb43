import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { root } from '../workspace/paths';
import { runNode } from './command';
import { one, sum, type Result, type Stage } from './stage';

const tsc = [`${root}node_modules/typescript/bin/tsc`, '--noEmit', '--incremental'];
/** Incremental state of the compiler: it checks only changed files and their importers. */
const known = `${root}node_modules/.cache/types/`;
/** One check per core. */
const atATime = availableParallelism();

const packages = () => readdirSync(root).filter((name) => existsSync(`${root}${name}/tsconfig.json`));

export const typecheck: Stage = {
  name: 'typecheck',
  async run() {
    const left = packages();
    const results: Result[] = [];
    const checkNext = async (): Promise<void> => {
      const name = left.shift();
      if (name === undefined) return;
      const code = await runNode([...tsc, '-p', name, '--tsBuildInfoFile', `${known}${name}.tsbuildinfo`]);
      if (code !== 0) console.error(`${name} does not type-check.`);
      results.push(one(code === 0));
      await checkNext();
    };
    await Promise.all(Array.from({ length: atATime }, checkNext));
    return sum(results);
  },
};
