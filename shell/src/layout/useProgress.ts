import { useEffect, useState } from 'react';

/** Specification 9: constants of the bar. */
export const DURATION_MS = 5000;
const HIDE_AFTER_MS = 500;

/** `running` fills the bar over its duration; `done` shows it full for a moment. */
export type Progress = 'hidden' | 'running' | 'done';

/** State of the bar: once started, it always reaches its end. Loads shorter than the throttle never start it. */
export function useProgress(loading: boolean): Progress {
  const [progress, setProgress] = useState<Progress>('hidden');
  if (loading && progress !== 'running') setProgress('running');
  if (!loading && progress === 'running') setProgress('done');

  useEffect(() => {
    if (progress !== 'done') return;
    const timer = setTimeout(() => setProgress('hidden'), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [progress]);

  return progress;
}
