import { useCallback, useLayoutEffect, useRef } from 'react';

/** The newest function under an identity that never changes: rows that are handed it are not drawn again. */
export function useStable<A extends unknown[], R>(run: (...given: A) => R): (...given: A) => R {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given) => latest.current(...given), []);
}
