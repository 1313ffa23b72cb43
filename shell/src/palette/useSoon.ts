import { useEffect, useState } from 'react';

/** The page shows its rows first. */
const AFTER_MS = 2000;

/** True as soon as something is needed, or the page is idle: then a part that is rarely needed is loaded ahead. */
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
