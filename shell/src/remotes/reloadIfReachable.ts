import { reloadOnce } from './chunkReload';
import { refetchRegistry } from './registry';

/**
 * Specification 8: chunk-load failures reload the page. Not while the server can't be reached: a browser without network would replace
 * the whole page, with its input, by its own error. "Try again" needs no reload.
 */
export async function reloadIfReachable(address: string): Promise<void> {
  const isReachable = await refetchRegistry().then(
    () => true,
    () => false,
  );
  if (isReachable) await reloadOnce(address);
}
