/** Whether this run is the one that proves everything: `npm run test:full`. */
export const full = process.env.ITINERA_TEST === 'full';

/** Several ways to try one thing: all of them in the full run, else the first, or the first few. */
export const firstOf = <T>(ways: readonly T[], count = 1): readonly T[] =>
  full ? ways : ways.slice(0, count);
