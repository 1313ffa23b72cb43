import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../workspace/paths';

export function versionIn(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return version;
}

/** The current commit; `unknown` outside of a Git checkout. */
export function currentCommit(): string {
  if (!existsSync(`${root}.git`)) return 'unknown';
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return 'unknown';
  }
}
