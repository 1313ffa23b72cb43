import { PartBoundary } from '@itinera/shared/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A part of the layout that is fetched when there is something to show. If it can't be had, the page does without. */
export function LazyPart({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  return (
    <PartBoundary whenFailed={() => null}>
      <Suspense>
        <Loaded load={load} />
      </Suspense>
    </PartBoundary>
  );
}

/** Loaded again at each mount: a rejected `lazy` would stay rejected. */
function Loaded({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Content] = useState(() => lazy(load));
  return <Content />;
}
