import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 10_000;

/** Whether something has been running for longer than a person expects. */
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
