import { PartBoundary } from '@itinera/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useNewReleases } from './useNewReleases';
import { useRegistryPolling } from './useRegistryPolling';

/** Looks for releases since the page was loaded. The notice of one is fetched when there is something to announce. */
export function NewReleases() {
  useRegistryPolling();
  const hasNews = useNewReleases().length > 0;
  if (!hasNews) return null;
  return (
    <PartBoundary whenFailed={() => null}>
      <Suspense>
        <LoadedNotice />
      </Suspense>
    </PartBoundary>
  );
}

function LoadedNotice() {
  const [Notice] = useState(() =>
    lazy(() => import('./NewReleaseNotice').then(({ NewReleaseNotice }) => ({ default: NewReleaseNotice }))),
  );
  return <Notice />;
}
