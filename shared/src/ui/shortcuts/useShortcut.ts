import { offerShortcut } from '@itinera/shared/state';
import { useEffect, useRef } from 'react';

/** Offers a shortcut while the component is mounted; the shell listens, and lists it under `?`. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => offerShortcut({ keys, label, run: () => latest.current() }), [keys, label]);
}
