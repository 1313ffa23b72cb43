import { useEffect, useState } from 'react';

/** Whether something has been running for more than `milliseconds` without a break. */
export function useSlow(isRunning: boolean, milliseconds: number): boolean {
  const [isSlow, setSlow] = useState(false);
  if (isSlow && !isRunning) setSlow(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isRunning, milliseconds]);
  return isSlow;
}
