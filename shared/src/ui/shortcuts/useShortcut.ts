import { offerShortcut } from '@itinera/shared/state';
import { useLayoutEffect, useRef } from 'react';

/** Offers a shortcut while the component is mounted; the shell listens, and lists it under `?`. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  // Before it is painted: a person who sees a page may press its keys.
  useLayoutEffect(() => offerShortcut({ keys, label, run: () => latest.current() }), [keys, label]);
}
