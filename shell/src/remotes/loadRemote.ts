import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteDefinition } from '@itinera/shared/remote';
import type { RemoteName } from '@itinera/shared/routes';
import { announceParts } from './announceParts';
import { loadContainer } from './container';
import { countError } from './countErrors';
import { checkForReleases, releasesOf } from './registry';
import { RemoteUnavailable } from './RemoteUnavailable';
import { noteRunning } from './running';

const RETRY_AFTER_MS = 300;
const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));

interface LoadedRemote {
  definition: RemoteDefinition;
  entry: RegistryEntry;
}

const loaded = new Map<RemoteName, Promise<LoadedRemote>>();
/**
 * Failed attempts so far: each further attempt changes the address, only the first uses the preloaded one.
 */
const failures = new Map<RemoteName, number>();

/**
 * Loads a remote: the current release, a retry after a moment, then the previous release in the same tab.
 * Rejects with `RemoteUnavailable` when none can be loaded. A failure is not remembered: the next call starts
 * over.
 */
export function loadRemote(name: RemoteName): Promise<LoadedRemote> {
  const running = loaded.get(name) ?? loadWithFallback(name);
  loaded.set(name, running);
  running.catch(() => loaded.delete(name));
  return running;
}

async function loadWithFallback(name: RemoteName): Promise<LoadedRemote> {
  const [current, previous] = releasesOf(name);
  if (!current) throw new RemoteUnavailable(name, undefined, 'It is not part of this deployment.');
  const load = async (entry: RegistryEntry): Promise<LoadedRemote> => {
    const failed = failures.get(name) ?? 0;
    failures.set(name, failed + 1);
    const begun = performance.now();
    const definition = await loadContainer(name, entry, failed).catch((error: unknown) => {
      countError(name);
      throw error;
    });
    failures.set(name, failed);
    noteRunning(name, entry, current.extras.release, performance.now() - begun);
    announceParts();
    return { entry, definition };
  };
  try {
    return await load(current).catch(async (error: unknown) => {
      console.warn(`${name} ${current.extras.release} could not be loaded, trying again:`, error);
      await pause();
      return load(current);
    });
  } catch (error) {
    console.error(`${name} ${current.extras.release} could not be loaded:`, error);
    if (previous) {
      const fallback = await load(previous).catch((again: unknown) => {
        console.error(`Nor could the previous release ${previous.extras.release}:`, again);
      });
      if (fallback) return fallback;
    }
    void checkForReleases();
    throw new RemoteUnavailable(name, current.extras.release, 'Its files could not be loaded.');
  }
}

/** For "Try again": first checks whether another release has been deployed meanwhile. */
export async function forgetRemote(name: RemoteName): Promise<void> {
  loaded.delete(name);
  await checkForReleases();
}
