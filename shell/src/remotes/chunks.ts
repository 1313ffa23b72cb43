import { isChunkLoadError } from '@itinera/shared/data';

/** Whether a file could not be loaded or verified: an entry, as Module Federation reports it, or a chunk. */
export const isMissingFile = (error: unknown): boolean =>
  isChunkLoadError(error) || (error instanceof Error && error.message.includes('ScriptNetworkError'));

/** Retries once to load a chunk. */
export const retried = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => (isChunkLoadError(error) ? load() : Promise.reject(error)));

/** Specification 8: a chunk that can't be loaded reloads the page, as long as `reload` allows it. */
export const reloading = <T>(load: () => Promise<T>, reload: () => Promise<void>): Promise<T> =>
  retried(load).catch(async (error: unknown) => {
    if (isChunkLoadError(error)) await reload();
    throw error;
  });
