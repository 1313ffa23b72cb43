/** Largest page of the server. */
export const PAGE_OF_EXPORT = 200;

interface Page<T> {
  result: T[];
  total: number;
}

type ReadPage<T> = (page: number) => Promise<Page<T>>;

/** Retries once: one failure may be temporary, a second is reported. */
const withOneRetry = <T>(
  read: ReadPage<T>,
  page: number,
  shouldRetry: (error: unknown) => boolean,
): Promise<Page<T>> =>
  read(page).catch((error: unknown) => {
    if (shouldRetry(error)) return read(page);
    throw error;
  });

/** Reads all pages of a list in order; the next one is requested while one is written. */
export async function* readPages<T>(
  read: ReadPage<T>,
  shouldRetry: (error: unknown) => boolean,
): AsyncGenerator<Page<T>> {
  let coming = withOneRetry(read, 1, shouldRetry);
  for (let number = 1; ; number++) {
    const page = await coming;
    const isLast = page.result.length === 0 || number * PAGE_OF_EXPORT >= page.total;
    if (!isLast) {
      coming = withOneRetry(read, number + 1, shouldRetry);
      // Prevents an unhandled rejection when reading ends early; otherwise the next turn awaits it.
      coming.catch(() => undefined);
    }
    yield page;
    if (isLast) return;
  }
}

/** Splits loaded rows into chunks, so that the page can render in between. */
export async function* inChunks<T>(rows: T[], signal: AbortSignal): AsyncGenerator<Page<T>> {
  for (let from = 0; from < rows.length; from += PAGE_OF_EXPORT) {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    yield { result: rows.slice(from, from + PAGE_OF_EXPORT), total: rows.length };
  }
}
