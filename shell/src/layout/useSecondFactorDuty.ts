import { useSession } from '@itinera/shared/state';
import { useEffect } from 'react';
import type { OverlayName } from '../overlays/overlay';

/** Opens the setup of a second factor over the page when the server begins to require one: unsaved input is kept. */
export function useSecondFactorDuty(open: (name: OverlayName) => void): void {
  const refused = useSession(({ refusedWithoutFactor }) => refusedWithoutFactor);
  useEffect(() => {
    if (refused > 0) open('secondFactor');
  }, [refused, open]);
}
