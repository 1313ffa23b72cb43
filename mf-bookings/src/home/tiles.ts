import type { TileLoaders } from '@itinera/shared/remote';
import type { contributions } from '../contributions';

/** Tiles that `contributions.ts` announces, by name. */
export const tiles: TileLoaders<typeof contributions> = {
  latest: () => import('./LatestTile').then(({ LatestTile }) => ({ default: LatestTile })),
};
