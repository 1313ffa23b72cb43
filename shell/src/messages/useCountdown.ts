import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` after so much time in which it was not held; what is left of it then goes on where it stopped.
 * Another `round` begins from the start. `onEnd` must stay the same function.
 */
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
