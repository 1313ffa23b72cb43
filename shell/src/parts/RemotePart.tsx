import type { PageLoader } from '@itinera/shared/remote';
import { Box, Button, PartBoundary, Typography } from '@itinera/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { PartSkeleton } from './PartSkeleton';

interface RemotePartProps {
  /** For the log: `The tile Hotels of mf_hotels`. */
  what: string;
  load: PageLoader;
}

/** Renders a part of a remote within the shell. Failures stay inside and raise no message. */
export function RemotePart({ what, load }: RemotePartProps) {
  return (
    <PartBoundary
      onFailure={(error) => console.error(`${what} could not be shown:`, error)}
      whenFailed={(again) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography color="textSecondary">This could not be shown.</Typography>
          <Button size="small" variant="outlined" onClick={again}>
            Try again
          </Button>
        </Box>
      )}
    >
      <Loaded load={load} />
    </PartBoundary>
  );
}

/** Created at each mount, because a rejected `lazy` stays rejected. */
function Loaded({ load }: { load: PageLoader }) {
  const [Content] = useState(() => lazy(load));
  return (
    <Suspense fallback={<PartSkeleton />}>
      <Content />
    </Suspense>
  );
}
