import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteDefinition } from '@itinera/shared/remote';
import type { RemoteName } from '@itinera/shared/routes';
import { announceParts } from './announceParts';
import { isBad, setBad } from './badReleases';
import { loadContainer } from './container';
import { countError } from './countErrors';
import { checkForReleases, releasesOf } from './registry';
import { RemoteUnavailable } from './RemoteUnavailable';
import { noteRunning, noteTried } from './running';

export interface LoadedRemote {
  definition: RemoteDefinition;
  entry: RegistryEntry;
  /** Milliseconds. */
  loadMs: number;
}

export type Take<T> = (remote: LoadedRemote) => Promise<T>;

const loaded = new Map<RemoteName, Promise<LoadedRemote>>();
const attempted = new Map<RemoteName, RegistryEntry>();
/** Failed attempts so far: each further attempt changes the address, only the first uses the preloaded one. */
const failures = new Map<RemoteName, number>();

/** The release that was tried last, whether it runs or not. */
export const attemptedRelease = (name: RemoteName): RegistryEntry | undefined => attempted.get(name);

/** Loads a remote once: its current release, or the previous one while that is known to be bad. A failure is not cached. */
export function loadRemote(name: RemoteName): Promise<LoadedRemote> {
  const known = loaded.get(name);
  if (known) return known;
  const releases = releasesOf(name);
  const entry = releases.find(({ extras }) => !isBad(name, extras.release)) ?? releases[0];
  if (!entry)
    return Promise.reject(new RemoteUnavailable(name, undefined, 'It is not part of this deployment.'));
  for (const passedOver of releases.slice(0, releases.indexOf(entry))) noteTried(name, passedOver);
  attempted.set(name, entry);
  return replaceRunning(name, loadRelease(name, entry));
}

/** Makes a loading release the one of the remote from now on, unless it fails. */
export function replaceRunning(name: RemoteName, loading: Promise<LoadedRemote>): Promise<LoadedRemote> {
  loaded.set(name, loading);
  loading.then(
    ({ entry, loadMs }) => {
      // It was slow, and another one runs instead.
      if (loaded.get(name) !== loading) return;
      attempted.set(name, entry);
      noteRunning(name, entry, loadMs);
      announceParts();
    },
    () => loaded.get(name) === loading && loaded.delete(name),
  );
  return loading;
}

/** Loads one release, again if it has failed before. */
export async function loadRelease(name: RemoteName, entry: RegistryEntry): Promise<LoadedRemote> {
  noteTried(name, entry);
  const failed = failures.get(name) ?? 0;
  failures.set(name, failed + 1);
  const begun = performance.now();
  const definition = await loadContainer(name, entry, failed).catch((error: unknown) => {
    countError(name);
    throw error;
  });
  failures.set(name, failed);
  return { entry, definition, loadMs: performance.now() - begun };
}

/** For "Try again": all releases may be tried, after the registry was read for a new deployment. */
export async function forgetRemote(name: RemoteName): Promise<void> {
  loaded.delete(name);
  for (const { extras } of releasesOf(name)) if (isBad(name, extras.release)) setBad(name, extras.release, 0);
  await checkForReleases();
}
