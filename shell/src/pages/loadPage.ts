import { siteOf, type RemoteName, type RouteName } from '@itinera/shared/routes';
import type { PageLoader } from '@itinera/shared/remote';
import { isChunkLoadError } from '@itinera/shared/data';
import type { ComponentType } from 'react';
import { reloadIfReachable } from '../remotes/reloadIfReachable';
import { isMissingFile, reloading, retried } from '../remotes/chunks';
import { fromRemote } from '../remotes/fromRemote';
import { attemptedRelease, loadRemote } from '../remotes/loadRemote';
import { checkForReleases } from '../remotes/registry';
import type { LoadedRemote } from '../remotes/remoteRecord';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';
import { shellPages } from './shellPages';

/** Loads the component of a page, from the shell or from the remote that owns it; `address` is the target of the navigation. */
export async function loadPage(name: RouteName, address: string): Promise<ComponentType> {
  const { owner, title } = siteOf(name);
  if (owner === 'shell') {
    const load = shellPages[name as keyof typeof shellPages];
    return (await reloading(load, () => reloadIfReachable(address))).default;
  }
  const take = async ({ definition, entry }: LoadedRemote) => {
    const page = loaderIn(definition.pages, name);
    if (!page) throw new RemoteUnavailable(owner, entry.extras.release, `It has no page “${title}”.`);
    return (await retried(page)).default;
  };
  return fromRemote(owner, take).catch(async (error: unknown) => {
    // Specification 8: a reload, if no release could be loaded without it.
    if (isChunkLoadError(error)) await reloadIfReachable(address);
    throw unavailable(owner, error);
  });
}

const loaderIn = (pages: object, name: RouteName) => (pages as Partial<Record<RouteName, PageLoader>>)[name];

/** Preloads the code of a page. Rejects on failure, without a reload. */
export async function fetchPageCode(name: RouteName): Promise<void> {
  const { owner } = siteOf(name);
  const pages = owner === 'shell' ? shellPages : (await loadRemote(owner)).definition.pages;
  await loaderIn(pages, name)?.();
}

function unavailable(owner: RemoteName, error: unknown): RemoteUnavailable {
  if (error instanceof RemoteUnavailable) return error;
  const release = attemptedRelease(owner)?.extras.release;
  console.error(`A page of ${owner} ${release} could not be loaded:`, error);
  void checkForReleases();
  const reason = isMissingFile(error) ? 'Its files could not be loaded.' : 'It failed to start.';
  return new RemoteUnavailable(owner, release, reason, { cause: error });
}
