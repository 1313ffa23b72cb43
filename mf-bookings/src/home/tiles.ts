import type { TileLoaders } from '@itinera/shared/remote';
import type { contributions } from '../contributions';

/** Tiles that `contributions.ts` announces, by name. Home shows both, so they are one file. */
export const tiles: TileLoaders<typeof contributions> = {
  next: () =>
    import(/* webpackChunkName: "home" */ './NextTile').then(({ NextTile }) => ({ default: NextTile })),
  departures: () =>
    import(/* webpackChunkName: "home" */ './DeparturesTile').then(({ DeparturesTile }) => ({
      default: DeparturesTile,
    })),
};
