import { PartBoundary } from '@itinera/shared/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A part of the layout that is loaded on demand. If that fails, it is omitted. */
export function LazyPart({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  return (
    <PartBoundary whenFailed={() => null}>
      <Suspense>
        <Loaded load={load} />
      </Suspense>
    </PartBoundary>
  );
}

/** Created at each mount, because a rejected `lazy` stays rejected. */
function Loaded({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Content] = useState(() => lazy(load));
  return <Content />;
}
