/** Whether this run takes the numbers that a proof takes: `npm run test:full`. */
export const full = process.env['ITINERA_TEST'] === 'full';

/** The same on every run, so that both engines do the same; `ITINERA_SEED` gives another. */
export const seed = Number(process.env['ITINERA_SEED'] ?? 20_270_301);

/** How often something is tried, and the seed that tries it again: said on every run, because a proof without them is none. */
export function announce(proof: string, n: number): { numRuns: number; seed: number } {
  process.stderr.write(`proof: ${proof}, n=${n}, seed=${seed}\n`);
  return { numRuns: n, seed };
}

/**
 * Of what is tried on all routes alike, every `nth`, and others for the next `turn`: so each route has some of it, and each
 * of it has some routes. With the full number of cases, all of it.
 */
export const inTurn = <T>(all: readonly T[], nth: number, turn: number): T[] =>
  full ? [...all] : all.filter((_, index) => (index + turn) % nth === 0);
