import type { TileLoaders } from '@itinera/shared/remote';
import type { contributions } from '../contributions';

/** Tiles that `contributions.ts` announces, by name. */
export const tiles: TileLoaders<typeof contributions> = {
  next: () => import('./NextTile').then(({ NextTile }) => ({ default: NextTile })),
  departures: () => import('./DeparturesTile').then(({ DeparturesTile }) => ({ default: DeparturesTile })),
};
