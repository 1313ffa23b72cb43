import { siteOf, type RemoteName, type RouteName } from '@itinera/shared/routes';
import type { PageLoader } from '@itinera/shared/remote';
import type { ComponentType } from 'react';
import { reloadIfReachable } from './reloadIfReachable';
import { reloading } from './chunks';
import { loadRemote } from './loadRemote';
import { checkForReleases } from './registry';
import { RemoteUnavailable } from './RemoteUnavailable';
import { shellPages } from '../pages/shellPages';

/**
 * Loads the component of a page, from the shell or from the remote that owns it; `address` is where the
 * visitor is going.
 */
export async function loadPage(name: RouteName, address: string): Promise<ComponentType> {
  const { owner } = siteOf(name);
  if (owner === 'shell') return loadChunk(shellPages[name as keyof typeof shellPages], address);
  const { definition, entry } = await loadRemote(owner);
  const page = loaderIn(definition.pages, name);
  if (!page)
    throw new RemoteUnavailable(owner, entry.extras.release, `It has no page “${siteOf(name).title}”.`);
  return loadChunk(page, address).catch((error: unknown) => {
    throw unavailable(owner, entry.extras.release, error);
  });
}

const loaderIn = (pages: object, name: RouteName) => (pages as Partial<Record<RouteName, PageLoader>>)[name];

/** Fetches the code of a page ahead. Rejects when it can't be loaded; nothing is reloaded for it. */
export async function fetchPageCode(name: RouteName): Promise<void> {
  const { owner } = siteOf(name);
  const pages = owner === 'shell' ? shellPages : (await loadRemote(owner)).definition.pages;
  await loaderIn(pages, name)?.();
}

const loadChunk = (load: PageLoader, address: string) =>
  reloading(load, () => reloadIfReachable(address)).then((module) => module.default);

function unavailable(owner: RemoteName, release: string, error: unknown): RemoteUnavailable {
  console.error(`A page of ${owner} ${release} could not be loaded:`, error);
  void checkForReleases();
  return new RemoteUnavailable(owner, release, 'Its files could not be loaded.');
}
