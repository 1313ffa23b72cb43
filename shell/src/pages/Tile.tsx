import { Box, Button, Paper, Typography } from '@itinera/shared/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { PartBoundary } from '../overlays/PartBoundary';
import { loadTile } from '../remotes/loadTile';
import type { AnnouncedTile } from '../remotes/registry';
import { TileSkeleton } from './TileSkeleton';

/** A part of the home page. What goes wrong in it stays in it, and nothing pops up. */
export function Tile(tile: AnnouncedTile) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 1 }}>
        {tile.title}
      </Typography>
      <PartBoundary
        onFailure={(error) => console.error(`The tile ${tile.title} of ${tile.owner} could not be shown:`, error)}
        whenFailed={(again) => (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Typography color="textSecondary">This could not be shown.</Typography>
            <Button size="small" variant="outlined" onClick={again}>
              Try again
            </Button>
          </Box>
        )}
      >
        <TileContent {...tile} />
      </PartBoundary>
    </Paper>
  );
}

/** Asked for anew at each mount: a rejected `lazy` would stay rejected. */
function TileContent({ owner, name }: AnnouncedTile) {
  const [Content] = useState(() => lazy(() => loadTile(owner, name)));
  return (
    <Suspense fallback={<TileSkeleton />}>
      <Content />
    </Suspense>
  );
}
