import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../workspace/paths';
import { runNode } from './command';
import { one, sum, type Stage } from './stage';

/** One checker, because each of several checks what they have in common again, and the programs run at the same time. */
const tsc = [`${root}node_modules/typescript/bin/tsc`, '--noEmit', '--incremental', '--checkers', '1'];
/** Programs, and the compiler's incremental state: it checks only changed files and their importers. */
const folder = `${root}node_modules/.cache/types/`;

interface Config {
  compilerOptions: Record<string, unknown>;
}

/**
 * Packages by the first one with the same options. They are one program, which checks the sources of `shared` and the declarations of
 * libraries once.
 */
function programs(): Map<string, string[]> {
  const firsts = new Map<string, string>();
  const found = new Map<string, string[]>();
  for (const name of readdirSync(root).filter((at) => existsSync(`${root}${at}/tsconfig.json`))) {
    const config: Config = JSON.parse(readFileSync(`${root}${name}/tsconfig.json`, 'utf8'));
    const options = JSON.stringify(config.compilerOptions);
    const first = firsts.get(options) ?? name;
    firsts.set(options, first);
    found.set(first, [...(found.get(first) ?? []), name]);
  }
  return found;
}

export const typecheck: Stage = {
  name: 'typecheck',
  async run() {
    mkdirSync(folder, { recursive: true });
    const checks = [...programs()].map(async ([first, packages]) => {
      const program = `${folder}${first}.json`;
      const here = (path: string) => `../../../${path}`;
      writeFileSync(
        program,
        JSON.stringify({
          extends: here(`${first}/tsconfig.json`),
          include: packages.flatMap((name) => [here(`${name}/**/*.ts`), here(`${name}/**/*.tsx`)]),
          exclude: packages.map((name) => here(`${name}/dist`)),
        }),
      );
      const code = await runNode([
        ...tsc,
        '-p',
        program,
        '--tsBuildInfoFile',
        `${folder}${first}.tsbuildinfo`,
      ]);
      if (code !== 0) console.error(`${packages.join(', ')} do not type-check.`);
      return one(code === 0, `types of ${packages.join(', ')}`);
    });
    return sum(await Promise.all(checks));
  },
};
