import type { TileLoaders } from '@itinera/shared/remote';
import type { contributions } from '../contributions';

/** Tiles that `contributions.ts` announces, by name. */
export const tiles: TileLoaders<typeof contributions> = {
  recent: () => import('./RecentTile').then(({ RecentTile }) => ({ default: RecentTile })),
};
