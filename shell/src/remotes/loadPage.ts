import { siteOf, type RemoteName, type RouteName } from '@itinera/shared/routes';
import type { PageLoader } from '@itinera/shared/remote';
import type { ComponentType } from 'react';
import { reloadOnce } from './chunkReload';
import { loadRemote } from './loadRemote';
import { RemoteUnavailable } from './RemoteUnavailable';
import { shellPages } from '../pages/shellPages';

/** The component of a page, from the shell or from the remote that owns it. */
export async function loadPage(name: RouteName): Promise<ComponentType> {
  const { owner } = siteOf(name);
  if (owner === 'shell') return loadChunk(shellPages[name as keyof typeof shellPages]);
  const { definition, entry } = await loadRemote(owner);
  const page = (definition.pages as Partial<Record<RouteName, PageLoader>>)[name];
  if (!page) throw new RemoteUnavailable(owner, entry.extras.release, `It has no page “${siteOf(name).title}”.`);
  return loadChunk(page).catch((error: unknown) => {
    throw unavailable(owner, entry.extras.release, error);
  });
}

/** Specification 8: a chunk that can't be loaded makes the page reload, at most once in 60 seconds. */
async function loadChunk(load: PageLoader): Promise<ComponentType> {
  const again = (error: unknown) => (isChunkLoadError(error) ? load() : Promise.reject(error));
  const module = await load()
    .catch(again)
    .catch(async (error: unknown) => {
      if (isChunkLoadError(error)) await reloadOnce();
      throw error;
    });
  return module.default;
}

const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

function unavailable(owner: RemoteName, release: string, error: unknown): RemoteUnavailable {
  console.error(`A page of ${owner} ${release} could not be loaded:`, error);
  return new RemoteUnavailable(owner, release, 'Its files could not be loaded.');
}
