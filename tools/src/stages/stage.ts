/** Result of a stage. Tests that did not run count as failed. */
export interface Result {
  passed: number;
  failed: number;
  /** Printed beside the numbers in the summary. */
  note?: string;
  /** Listed at the end of a run. */
  problems?: Problem[];
}

/** A test or a check that failed, or that passed only when it was repeated. */
export interface Problem {
  title: string;
  error: string;
  flaky?: boolean;
}

export interface Stage {
  name: string;
  run: () => Promise<Result>;
}

/** The result of one check, with what the list of failures says about it. */
export const one = (success: boolean, title: string, error = ''): Result =>
  success ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, problems: [{ title, error }] };

/** A program that fails although none of its tests did counts as one failure. */
export function withExitCode(result: Result, code: number, program: string): Result {
  if (code === 0 || result.failed > 0) return result;
  const { problems = [] } = result;
  const ended = { title: program, error: `It ended with code ${code}, although no test failed.` };
  const said = problems.some(({ flaky }) => flaky !== true);
  return { ...result, failed: 1, problems: said ? problems : [...problems, ended] };
}

export const sum = (results: Result[]): Result => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  problems: results.flatMap(({ problems = [] }) => problems),
});
