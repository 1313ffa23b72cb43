import { useEffect, useState } from 'react';

/** The rows of the page come first. */
const AFTER_MS = 2000;

/** True as soon as a part is needed or the page is idle, so that rarely used parts are preloaded. */
export function useSoon(isNeeded: boolean): boolean {
  const [isDue, setDue] = useState(isNeeded);
  if (isNeeded && !isDue) setDue(true);
  useEffect(() => {
    if (isDue) return;
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => run());
    const timer = setTimeout(() => whenIdle(() => setDue(true)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return isDue;
}
