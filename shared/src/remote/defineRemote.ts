import type { RemoteName, RouteNameOf } from '@itinera/shared/routes';
import type { ComponentType } from 'react';

/** The version of the agreement between shell and remotes; it changes when this file does incompatibly. */
export const remoteContract = 1;

/** Loads the module of a page, whose default export draws it. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/** A loader for each page that the site map gives to the remote: a missing or foreign page does not compile. */
export type Pages<R extends RemoteName> = Record<RouteNameOf<R>, PageLoader>;

export interface RemoteDefinition<R extends RemoteName = RemoteName> {
  contract: typeof remoteContract;
  name: R;
  pages: Pages<R>;
}

/**
 * What a remote exposes as `./remote`: plain data without side effects. The shell draws menu, titles and
 * guards from the site map, so they work while the remote is down.
 */
export const defineRemote = <R extends RemoteName>(name: R, pages: Pages<R>): RemoteDefinition<R> => ({
  contract: remoteContract,
  name,
  pages,
});
