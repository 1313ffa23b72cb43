import { RemotePart } from '../parts/RemotePart';
import { loadTile } from '../remotes/loadPart';
import type { AnnouncedTile } from '../remotes/registry';
import { TileFrame } from './TileFrame';

/** Tile of the home page, rendered by its remote. */
export const Tile = ({ owner, name, title }: AnnouncedTile) => (
  <TileFrame title={title}>
    <RemotePart what={`The tile ${title} of ${owner}`} load={() => loadTile(owner, name)} />
  </TileFrame>
);
