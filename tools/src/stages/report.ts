import { listProblems } from './problems';
import { one, sum, type Result, type Stage } from './stage';

/**
 * Runs all stages, even after one has failed, those in a list at the same time. At the end are what failed and, in the last line, the
 * total of passed and failed tests.
 */
export async function report(steps: (Stage | Stage[])[]): Promise<number> {
  // Kills the child processes of a stage with this process, even when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const results: Result[] = [];
  const lines: string[] = [];
  const perform = async ({ name, run }: Stage) => {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const result = await run().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      return one(false, name, message);
    });
    results.push(result);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const line = `${name.padEnd(12)} ${seconds.padStart(7)} s  ${result.passed} passed, ${result.failed} failed${result.note === undefined ? '' : ` (${result.note})`}`;
    lines.push(line);
    console.log(line);
  };
  for (const step of steps) await Promise.all([step].flat().map(perform));
  const { passed, failed, problems = [] } = sum(results);
  if (lines.length > 1) console.log(['', ...lines].join('\n'));
  if (problems.length > 0) console.log(`${listProblems(problems)}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
