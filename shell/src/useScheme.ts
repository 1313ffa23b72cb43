import { rereadAppearance, useAppearance } from '@itinera/shared/state';
import { useMediaQuery } from '@itinera/shared/ui';
import { useEffect } from 'react';

/** The scheme to draw in, from the person's choice and, if that is `system`, from the device. */
export function useScheme(): 'dark' | 'light' {
  const { appearance } = useAppearance();
  const deviceIsLight = useMediaQuery('(prefers-color-scheme: light)', { noSsr: true });

  useEffect(() => {
    // What index.html painted first, the canvas behind the page, follows too.
    document.documentElement.dataset.appearance = appearance;
  }, [appearance]);
  useEffect(() => {
    document.addEventListener('visibilitychange', rereadAppearance);
    return () => document.removeEventListener('visibilitychange', rereadAppearance);
  }, []);

  if (appearance !== 'system') return appearance;
  return deviceIsLight ? 'light' : 'dark';
}
