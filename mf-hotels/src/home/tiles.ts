import type { TileLoaders } from '@itinera/shared/remote';
import type { contributions } from '../contributions';

/** What stands on the home page under the names that `contributions.ts` announces. */
export const tiles: TileLoaders<typeof contributions> = {
  attention: () => import('./AttentionTile').then(({ AttentionTile }) => ({ default: AttentionTile })),
};
