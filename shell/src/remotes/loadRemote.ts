import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';
import { announceParts } from './announceParts';
import { isBad, setBad } from './badReleases';
import { loadContainer } from './container';
import { countError } from './countErrors';
import { checkForReleases, releasesOf } from './registry';
import { arrive, begin, fail, forget, recordOf, type LoadedRemote } from './remoteRecord';
import { RemoteUnavailable } from './RemoteUnavailable';

export type Take<T> = (remote: LoadedRemote) => Promise<T>;

/** The release that was tried last, whether it runs or not. */
export const attemptedRelease = (name: RemoteName): RegistryEntry | undefined => recordOf(name).attempted;

/** Loads a remote once: its current release, or the previous one while that is known to be bad. A failure is not cached. */
export function loadRemote(name: RemoteName): Promise<LoadedRemote> {
  const record = recordOf(name);
  if (record.loading) return record.loading;
  const releases = releasesOf(name);
  const entry = releases.find(({ extras }) => !isBad(name, extras.release)) ?? releases[0];
  if (!entry)
    return Promise.reject(new RemoteUnavailable(name, undefined, 'It is not part of this deployment.'));
  for (const { extras } of releases.slice(0, releases.indexOf(entry))) record.tried.add(extras.release);
  record.attempted = entry;
  return replaceRunning(name, loadRelease(name, entry));
}

/** Makes a loading release the one of the remote from now on, unless it fails. */
export function replaceRunning(
  name: RemoteName,
  loading: Promise<LoadedRemote>,
  as: 'running' | 'replaced' = 'running',
): Promise<LoadedRemote> {
  const record = recordOf(name);
  begin(record, loading);
  loading.then(
    (remote) => arrive(record, loading, remote, as) && announceParts(),
    () => fail(record, loading),
  );
  return loading;
}

/** Loads one release, again if it has failed before. */
export async function loadRelease(name: RemoteName, entry: RegistryEntry): Promise<LoadedRemote> {
  const record = recordOf(name);
  record.tried.add(entry.extras.release);
  const failed = record.failures;
  record.failures += 1;
  const begun = performance.now();
  const definition = await loadContainer(name, entry, failed).catch((error: unknown) => {
    countError(name);
    throw error;
  });
  record.failures = failed;
  return { entry, definition, loadMs: performance.now() - begun };
}

/** For "Try again": all releases may be tried, after the registry was read for a new deployment. */
export async function forgetRemote(name: RemoteName): Promise<void> {
  forget(recordOf(name));
  for (const { extras } of releasesOf(name)) if (isBad(name, extras.release)) setBad(name, extras.release, 0);
  await checkForReleases();
}
