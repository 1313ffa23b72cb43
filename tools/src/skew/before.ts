import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../stages/command';
import { Failure } from '../workspace/failure';
import { root } from '../workspace/paths';

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The commit before `@itinera/shared` got its current minor version: it may still be live when the current build is deployed. */
export function commitBefore(minor: string): string {
  const since = git('log', '--format=%H', `-G"version": "${minor}\\.`, '--', 'shared/package.json')
    .split('\n')
    .at(-1);
  if (!since || git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Failure(
      'What is crossed with today’s work is taken from the history, and this checkout has none. Run git fetch --unshallow, or name a commit: --against <commit>',
    );
  return git('rev-parse', `${since}^`);
}

/** Builds a commit beside this checkout. `done` removes it. */
export async function buildOf(commit: string): Promise<{ folder: string; done: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'itinera-before-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  const done = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  if ((await runNode(['tools/run.mjs', 'build'], {}, folder)) !== 0) {
    done();
    throw new Failure(`${commit} can’t be built.`);
  }
  return { folder, done };
}
