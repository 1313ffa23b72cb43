import type { RemoteContract } from '@itinera/shared/contracts';
import type { RemoteName, RouteNameOf } from '@itinera/shared/routes';
import type { ComponentType } from 'react';

/** Version that the shell checks before it uses a remote. */
export const remoteContract: RemoteContract = 1;

/** Loads the module of a page, whose default export is its component. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/**
 * A loader for each page that the site map assigns to the remote: a missing or foreign page does not compile.
 */
export type Pages<R extends RemoteName> = Record<RouteNameOf<R>, PageLoader>;

/** A loader for each tile that `contributions.ts` announces: `TileLoaders<typeof contributions>`. */
export type TileLoaders<C extends { tiles: readonly { name: string }[] }> = Record<
  C['tiles'][number]['name'],
  PageLoader
>;

export interface RemoteDefinition<R extends RemoteName = RemoteName> {
  contract: RemoteContract;
  name: R;
  pages: Pages<R>;
  /** Loaders of the tiles by name; absent in releases that have none. */
  tiles?: Record<string, PageLoader>;
  /** Loads the content of the bell, for a remote whose `contributions.ts` announces `notifications`. */
  notifications?: PageLoader;
}

/**
 * What a remote exposes as `./remote`: plain data without side effects. The shell uses the site map for menu, titles and guards, so they
 * work while the remote is down.
 */
export const defineRemote = <R extends RemoteName>(
  name: R,
  pages: Pages<R>,
  tiles: Record<string, PageLoader> = {},
  notifications?: PageLoader,
): RemoteDefinition<R> => ({ contract: remoteContract, name, pages, tiles, notifications });
