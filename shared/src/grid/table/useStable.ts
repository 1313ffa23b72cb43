import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest one: rows that receive it do not re-render. */
export function useStable<A extends unknown[], R>(run: (...given: A) => R): (...given: A) => R {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given) => latest.current(...given), []);
}
