import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutants';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const parts = ['src', 'testing', 'proof', 'migrations'];
const patience = 600_000;

/** How the tests took it; `by` is the first that failed. */
export interface Verdict {
  outcome: 'killed' | 'survived' | 'broken';
  by?: string;
}

export interface Copy {
  /** Runs tests on the package as it is but for one file. */
  run: (mutant: Pick<Mutant, 'file' | 'change' | 'tests'>) => Promise<Verdict>;
  remove: () => void;
}

interface Project {
  displayName?: unknown;
}

/** A copy of the package, so that the sources that people work on are never wrong. */
export async function copyPackage(engine: string): Promise<Copy> {
  const { default: config }: { default: { projects: Project[] } } = await import(`${root}jest.config.mjs`);
  const project = config.projects.find(({ displayName }) => displayName === `api on ${engine}`);
  const folder = mkdtempSync(join(tmpdir(), 'itinera-mutants-'));
  const copy = join(folder, 'api');
  mkdirSync(copy);
  for (const part of parts) cpSync(join(root, 'api', part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'api', 'node_modules'), join(copy, 'node_modules'));
  const configFile = join(folder, 'jest.config.json');
  writeFileSync(configFile, JSON.stringify({ ...project, rootDir: copy }));

  async function test(tests: string): Promise<Verdict> {
    const jest = ['--experimental-vm-modules', '--no-warnings', join(root, 'node_modules/jest/bin/jest.js')];
    const options = ['--config', configFile, '--runInBand', '--bail', '--forceExit', '--testPathPatterns', tests];
    const { ITINERA_TEST: _small, ...env } = process.env;
    const child = spawn(process.execPath, [...jest, ...options], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'], timeout: patience });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = await once(child, 'close');
    if (code === 0) return { outcome: 'survived' };
    const failed = /^ {2}● (.+)$/m.exec(said)?.[1];
    // A package that does not even start says nothing about the tests.
    return failed === undefined || failed.includes('failed to run') ? { outcome: 'broken' } : { outcome: 'killed', by: failed };
  }

  return {
    async run({ file, change, tests }) {
      const path = join(copy, file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, change(source));
      try {
        return await test(tests);
      } finally {
        writeFileSync(path, source);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
