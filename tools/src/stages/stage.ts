/** Result of a stage. Tests that did not run count as failed. */
export interface Result {
  passed: number;
  failed: number;
  /** Printed beside the numbers in the summary. */
  note?: string;
}

export interface Stage {
  name: string;
  run: () => Promise<Result>;
}

export const one = (success: boolean): Result =>
  success ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export const sum = (results: Result[]): Result => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
});
