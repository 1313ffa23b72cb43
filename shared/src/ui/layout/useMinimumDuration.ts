import { useEffect, useState } from 'react';

/** Specification 9: minimal page fetch delay. */
const MINIMUM_MS = 200;

/** `busy`, kept true for at least 200 ms: an indicator that only flashes is distracting. */
export function useMinimumDuration(busy: boolean): boolean {
  const [shown, setShown] = useState(busy);
  if (busy && !shown) setShown(true);
  useEffect(() => {
    if (!shown || busy) return;
    const timer = setTimeout(() => setShown(false), MINIMUM_MS);
    return () => clearTimeout(timer);
  }, [busy, shown]);
  return shown;
}
