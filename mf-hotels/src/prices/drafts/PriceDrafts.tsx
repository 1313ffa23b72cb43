import { onDemand } from '@itinera/shared/ui';
import { Suspense, useState } from 'react';
import { usePriceDrafts } from './priceDrafts';

const PriceDraftGuard = onDemand(() =>
  import(/* webpackChunkName: "prices" */ './PriceDraftGuard').then((module) => ({
    default: module.PriceDraftGuard,
  })),
);

/** Asks before unsaved prices and rooms of hidden grids are lost: those of another partner, or of another tab. */
export function PriceDrafts({ hotelId }: { hotelId: string }) {
  const drafts = usePriceDrafts(hotelId);
  // Stays mounted while drafts are discarded, because it then leaves the page.
  const [isNeeded, setNeeded] = useState(false);
  if (drafts.length > 0 && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <PriceDraftGuard hotelId={hotelId} drafts={drafts} />
      </Suspense>
    )
  );
}
