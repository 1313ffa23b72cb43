/** Whether this is the full run: `npm run test:full`. */
export const full = process.env['ITINERA_TEST'] === 'full';

/** The same seed on every run, so that both engines do the same; `ITINERA_SEED` overrides it. */
export const seed = Number(process.env['ITINERA_SEED'] ?? 20_270_301);

/** Until a test with the full numbers is given up, in milliseconds; with the short ones the limit of all tests holds. */
export const limitInFull = (ms: number): number | undefined => (full ? ms : undefined);

/** Number of runs of a proof and its seed, printed because a proof can't be judged without them. */
export function announce(proof: string, n: number): { numRuns: number; seed: number } {
  process.stderr.write(`proof: ${proof}, n=${n}, seed=${seed}\n`);
  return { numRuns: n, seed };
}

/**
 * A part of the cases, for tests that try each case on all routes: every `nth`, shifted by `turn`, so that each route has some cases, and
 * each case some routes. In the full run, all.
 */
export const inTurn = <T>(all: readonly T[], nth: number, turn: number): T[] =>
  full ? [...all] : all.filter((_, index) => (index + turn) % nth === 0);
