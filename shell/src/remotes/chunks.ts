export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Asks once more for a chunk that did not come. */
export const retried = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => (isChunkLoadError(error) ? load() : Promise.reject(error)));

/** Specification 8: a chunk that can't be loaded makes the page reload, as far as `reload` still does. */
export const reloading = <T>(load: () => Promise<T>, reload: () => Promise<void>): Promise<T> =>
  retried(load).catch(async (error: unknown) => {
    if (isChunkLoadError(error)) await reload();
    throw error;
  });
