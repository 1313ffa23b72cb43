import { useEffect, useState } from 'react';

/** Specification 9: the bar's constants. */
export const DURATION_MS = 5000;
export const THROTTLE_MS = 200;
export const HIDE_AFTER_MS = 500;

/** `running` fills the bar over its duration; `done` shows it full for a moment. */
export type Progress = 'hidden' | 'running' | 'done';

/** State of the bar: nothing for what ends within the throttle; otherwise it always reaches its end. */
export function useProgress(loading: boolean): Progress {
  const [progress, setProgress] = useState<Progress>('hidden');
  if (!loading && progress === 'running') setProgress('done');

  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setProgress('running'), THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    if (progress === 'done') {
      const timer = setTimeout(() => setProgress('hidden'), HIDE_AFTER_MS);
      return () => clearTimeout(timer);
    }
  }, [loading, progress]);

  return progress;
}
