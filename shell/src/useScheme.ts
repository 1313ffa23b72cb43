import { rereadAppearance, useAppearance } from '@itinera/shared/state';
import { useIsPrinted, useMediaQuery } from '@itinera/shared/ui';
import { useEffect, useSyncExternalStore } from 'react';

const paper = window.matchMedia('print');
function followPaper(changed: () => void): () => void {
  paper.addEventListener('change', changed);
  return () => paper.removeEventListener('change', changed);
}

/** The colour scheme: the person's choice, or the device's for `system`. Print is light. */
export function useScheme(): 'dark' | 'light' {
  const { appearance } = useAppearance();
  const deviceIsLight = useMediaQuery('(prefers-color-scheme: light)', { noSsr: true });
  // Not `useMediaQuery`, which warns about this query at each start.
  const isOnPaper = useSyncExternalStore(followPaper, () => paper.matches);
  // Earlier than the query, so that the sheets are rendered light.
  const isPrinted = useIsPrinted();

  useEffect(() => {
    // Also updates the canvas behind the page, which index.html painted first.
    document.documentElement.dataset.appearance = appearance;
  }, [appearance]);
  useEffect(() => {
    document.addEventListener('visibilitychange', rereadAppearance);
    return () => document.removeEventListener('visibilitychange', rereadAppearance);
  }, []);

  if (isPrinted || isOnPaper) return 'light';
  if (appearance !== 'system') return appearance;
  return deviceIsLight ? 'light' : 'dark';
}
