import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { root } from '../../workspace/paths';
import { sum, type Result } from '../stage';
import { endedParts, variable } from './endedParts.mjs';

/** Whether what ends is recorded, so that a stopped run goes on. */
export const isResumable = (): boolean => process.env[variable] !== undefined;

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Records what ends from here on, if the sources are those of a commit: another commit is another run. */
export function makeResumable(): void {
  const commit = git('rev-parse', 'HEAD');
  if (commit === undefined || git('status', '--porcelain') !== '') return;
  process.env[variable] = `${root}.cache/full-run/${commit}.jsonl`;
  const { size } = endedParts();
  if (size > 0) console.log(`The run of ${commit.slice(0, 8)} goes on: ${size} of its parts have ended.`);
}

/** A run that has passed is over: the next one begins with nothing. */
export function forgetParts(): void {
  const file = process.env[variable];
  if (file !== undefined) rmSync(file, { force: true });
}

/**
 * The result of a stage with what it passed before it was stopped. What failed then runs again; if it passes, it is listed as flaky, because a
 * failure stays one.
 */
export async function withEarlier(
  isOfStage: (part: string) => boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  const earlier = [...endedParts().values()].filter(({ part }) => isOfStage(part));
  const result = await run();
  if (earlier.length === 0) return result;
  const passed = earlier.filter(({ failed }) => failed === 0);
  const problems = earlier
    .filter(({ failed, part }) => failed > 0 && endedParts().get(part)?.failed === 0)
    .map(({ part }) => ({ title: part, error: 'It failed before the run was stopped.', flaky: true }));
  return {
    ...sum([...passed, { ...result, problems: [...(result.problems ?? []), ...problems] }]),
    note: [result.note, `passed before the run was stopped: ${passed.length} of the files`]
      .filter(Boolean)
      .join('; '),
  };
}
