import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 10_000;

/** Whether something has been going on for so long that one begins to doubt it. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  if (isSlow && !isGoingOn) setSlow(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isSlow;
}
