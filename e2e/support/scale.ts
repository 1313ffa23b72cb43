/** Whether this is the full run: `npm run test:full`. */
export const full = process.env.ITINERA_TEST === 'full';

/** Variants of one test: all of them in the full run, otherwise only the first `count`. */
export const firstOf = <T>(ways: readonly T[], count = 1): readonly T[] =>
  full ? ways : ways.slice(0, count);
