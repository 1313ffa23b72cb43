import { useWork } from '@itinera/shared/state';
import { useEffect, useState } from 'react';

/** Between the writes of one save there are moments in which nothing runs. */
const PAUSE_MS = 1000;

/** Whether for a moment now nothing typed has been unsaved and nothing has been running. */
export function useCalm(): boolean {
  const isBusy = useWork(({ unsaved, running }) => unsaved.length > 0 || running > 0);
  const [calm, setCalm] = useState(false);
  if (isBusy && calm) setCalm(false);
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => setCalm(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return calm;
}
