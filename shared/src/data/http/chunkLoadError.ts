/** A file of the page that could not be loaded or verified, as the bundler's run time reports it. Its message has an address and is for logs. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

export const NOT_LOADED = 'This part could not be loaded. Check the connection and try again.';
