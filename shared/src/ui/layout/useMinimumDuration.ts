import { useEffect, useRef, useState } from 'react';

/** Specification 9: minimal page fetch delay. */
const MINIMUM_MS = 200;

/**
 * `busy`, kept true until 200 ms after it began, because an indicator that only flashes is distracting. For the indicator alone: loaded
 * content is shown at once.
 */
export function useMinimumDuration(busy: boolean): boolean {
  const [shown, setShown] = useState(busy);
  const since = useRef(0);
  if (busy && !shown) setShown(true);
  useEffect(() => {
    if (shown) since.current = performance.now();
  }, [shown]);
  useEffect(() => {
    if (!shown || busy) return;
    const left = MINIMUM_MS - (performance.now() - since.current);
    const timer = setTimeout(() => setShown(false), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [busy, shown]);
  return shown;
}
