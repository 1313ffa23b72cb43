import { lazy, Suspense, useState } from 'react';
import { usePriceDrafts } from './priceDrafts';

const PriceDraftGuard = lazy(() =>
  import(/* webpackChunkName: "prices" */ './PriceDraftGuard').then((module) => ({
    default: module.PriceDraftGuard,
  })),
);

/** Asks before prices are lost that were typed into a grid which is no longer on the screen: of another partner, or before another tab. */
export function PriceDrafts({ hotelId }: { hotelId: string }) {
  const dmcIds = usePriceDrafts(hotelId);
  // It stays while the drafts are discarded, because it is what leaves the page then.
  const [isNeeded, setNeeded] = useState(false);
  if (dmcIds.length > 0 && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <PriceDraftGuard hotelId={hotelId} dmcIds={dmcIds} />
      </Suspense>
    )
  );
}
