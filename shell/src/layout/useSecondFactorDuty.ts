import { useSession } from '@itinera/shared/state';
import { useEffect } from 'react';
import type { OverlayName } from '../overlays/overlay';

/** Offers to set up a second factor over the open page, when the server has begun to require one: nothing that was typed is lost. */
export function useSecondFactorDuty(open: (name: OverlayName) => void): void {
  const refused = useSession(({ refusedWithoutFactor }) => refusedWithoutFactor);
  useEffect(() => {
    if (refused > 0) open('secondFactor');
  }, [refused, open]);
}
