import { useEffect, useState } from 'react';

/** After this time a person should know that something is stuck and what to do; the attempts continue. */
const SLOW_MS = 6000;

/** Whether something has been running for longer than a person should wait without a message. */
export function useSlow(going: boolean): boolean {
  const [slow, setSlow] = useState(false);
  if (!going && slow) setSlow(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [going]);
  return slow;
}
