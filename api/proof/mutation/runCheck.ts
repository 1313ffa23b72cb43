import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { templatesVariable, type Templates } from '../../testing/templates';
import { root } from './folders';

const timeoutMs = 600_000;
const jest = ['--experimental-vm-modules', '--no-warnings', join(root, 'node_modules/jest/bin/jest.js')];

/** Tests that check a rule; with a name only the test of that name. */
export interface Check {
  files: string;
  name?: string;
}

/** The outcome of the tests; `by` is the first that failed. */
export interface Verdict {
  outcome: 'killed' | 'survived' | 'broken';
  by?: string;
}

/** Runs tests in a process of their own, with these template databases. */
export async function runCheck(
  configFile: string,
  templates: Templates,
  { files, name }: Check,
): Promise<Verdict> {
  const named = name === undefined ? [] : ['--testNamePattern', name];
  const options = [
    '--config',
    configFile,
    '--runInBand',
    '--bail',
    '--forceExit',
    '--testPathPatterns',
    files,
    ...named,
  ];
  const { ITINERA_TEST: _small, ...inherited } = process.env;
  const env = { ...inherited, ...templatesVariable('pglite', templates) };
  const child = spawn(process.execPath, [...jest, ...options], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: timeoutMs,
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'close');
  // If no test has run, nothing was checked.
  if (code === 0) return { outcome: /^Tests: .* passed/m.test(said) ? 'survived' : 'broken' };
  const failed = /^ {2}● (.+)$/m.exec(said)?.[1];
  // A package that does not start says nothing about the tests.
  return failed === undefined || failed.includes('failed to run')
    ? { outcome: 'broken' }
    : { outcome: 'killed', by: failed };
}
