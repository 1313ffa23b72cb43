import { useEffect, useRef } from 'react';

/** Calls `onEnd` after a time, without pauses. A new `round` restarts it. `onEnd` must be a stable function. */
export function useCountdown(milliseconds: number, isHeld: boolean, round: string, onEnd: () => void): void {
  const left = useRef(milliseconds);

  useEffect(() => {
    left.current = milliseconds;
  }, [milliseconds, round]);

  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isHeld, round, onEnd]);
}
