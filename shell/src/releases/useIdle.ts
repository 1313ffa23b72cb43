import { useWork } from '@itinera/shared/state';
import { useEffect, useState } from 'react';

/** A plan of several writes has short gaps in which nothing runs. */
const QUIET_MS = 1000;

/** Whether nothing has been unsaved or running for a moment. */
export function useIdle(): boolean {
  const isBusy = useWork(({ unsaved, running }) => unsaved.length > 0 || running > 0);
  const [idle, setIdle] = useState(false);
  if (isBusy && idle) setIdle(false);
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => setIdle(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return idle;
}
