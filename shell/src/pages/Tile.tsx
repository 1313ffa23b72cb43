import { Paper, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import { RemotePart } from '../parts/RemotePart';
import { loadTile } from '../remotes/loadPart';
import type { AnnouncedTile } from '../remotes/registry';

/** A tile of the home page, rendered by its remote. */
export function Tile({ owner, name, title }: AnnouncedTile) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <RemotePart what={`The tile ${title} of ${owner}`} load={() => loadTile(owner, name)} />
    </Paper>
  );
}
