import { useWork } from '@itinera/shared/state';
import { useEffect, useState } from 'react';

/** Between the writes of one save there are moments in which nothing runs. */
const QUIET_MS = 1000;

/** Whether for a moment now nothing typed has been unsaved and nothing has been running. */
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
