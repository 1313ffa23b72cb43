import { useEffect, useState } from 'react';

/** After this a person should know that something is stuck and what to do; the attempts themselves go on. */
const SLOW_MS = 6000;

/** Whether something has been going on for longer than a person should wait without a word. */
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
