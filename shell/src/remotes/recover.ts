import { isChunkLoadError } from '@itinera/shared/data';
import type { Owner, RemoteName } from '@itinera/shared/routes';
import { isBad, setBad } from './badReleases';
import { partNamedIn } from './countErrors';
import { attemptedRelease, loadRelease, loadRemote, replaceRunning, type Take } from './loadRemote';
import { refetchRegistry, releasesOf } from './registry';
import type { LoadedRemote } from './remoteRecord';

/** How long a device avoids a replaced release. */
export const BAD_FOR_MS = 10 * 60_000;
/** Delay before the retry, because a connection may fail for a moment only. */
const RETRY_AFTER_MS = 300;
/** How long the second attempt may take before another release is tried beside it. */
const SECOND_TIMEOUT_MS = 600;

/** Shorter than the timeout of a file, and longer than a failure takes. */
const HUNG_MS = 4000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Recovers a part of a remote whose release failed or is slow: from that release if it still arrives or a second attempt succeeds, or
 * else from another. The first to arrive is used; a slow release is not recorded as bad.
 */
export async function recover<T>(
  name: RemoteName,
  begun: Promise<T>,
  take: Take<T>,
  isLate: boolean,
): Promise<T> {
  const tried = attemptedRelease(name);
  if (!tried) return begun;
  const { release } = tried.extras;
  const askAgain = async () => take(await replaceRunning(name, loadRelease(name, tried)));
  const again = async (error: unknown) => {
    console.warn(`${name} ${release} could not be loaded, trying again:`, error);
    await pause(RETRY_AFTER_MS);
    return askAgain();
  };
  const first = isLate ? begun : begun.catch(again);
  let hasArrived = false;
  const arrival = first.then(
    () => void (hasArrived = true),
    (error: unknown) => console.error(`${name} ${release} could not be loaded:`, error),
  );

  const fromAnother = async () => {
    if (!isLate) await Promise.race([arrival, pause(RETRY_AFTER_MS + SECOND_TIMEOUT_MS)]);
    if (hasArrived) return first;
    const another = await anotherRelease(name, release, begun);
    const result = await take(another);
    if (hasArrived) return result;
    replace(name, release, another);
    // A release that was only slow and still arrives is not bad.
    const waited = isLate ? Promise.race([arrival, pause(HUNG_MS)]) : Promise.resolve();
    void waited.then(() => hasArrived || rememberBad(name, release));
    return result;
  };
  const asked = performance.now();
  // One hanging request is no reason to expect the next to hang, unless the other release hangs as well.
  const orAgain = (error: unknown) =>
    performance.now() - asked < HUNG_MS ? askAgain() : Promise.reject(error);
  const fromElsewhere = isLate ? fromAnother().catch(orAgain) : fromAnother();
  // The first failure is the one that is reported.
  return Promise.any([first, fromElsewhere]).catch(() => begun);
}

/**
 * Replaces a release that threw while its page was shown; false if there is no replacement. Errors thrown by others, such as the shell or
 * the connection, would be the same with it.
 */
export async function replaceFailedRelease(name: Owner, error: unknown): Promise<boolean> {
  const isOfRemote = error instanceof Error && partNamedIn(error.stack ?? '') === name;
  if (name === 'shell' || !isOfRemote || isChunkLoadError(error)) return false;
  const release = attemptedRelease(name)?.extras.release;
  if (release === undefined) return false;
  try {
    replace(name, release, await anotherRelease(name, release));
    rememberBad(name, release);
    return true;
  } catch (reason) {
    console.error(`${name} ${release} has no release in its place:`, reason);
    return false;
  }
}

/** Reads the registry first: it shows whether the server can be reached at all, and what was deployed meanwhile. */
async function anotherRelease(
  name: RemoteName,
  release: string,
  begun?: Promise<unknown>,
): Promise<LoadedRemote> {
  await refetchRegistry();
  const running = attemptedRelease(name);
  // Another part of this remote has failed at the same time, and has found a replacement.
  if (running && running.extras.release !== release) return loadRemote(name);
  const next = releasesOf(name).find(
    ({ extras }) => extras.release !== release && !isBad(name, extras.release),
  );
  if (!next) throw new Error(`${name} has no other release.`);
  if (next === releasesOf(name)[0] && (await isGone(begun)))
    throw new Error(`${name} ${next.extras.release} is used after a reload.`);
  return loadRelease(name, next);
}

/** Specification 8: a file removed by a deployment reloads the page. One that is still loading is not known to be gone. */
const isGone = (begun: Promise<unknown> | undefined): Promise<boolean> =>
  Promise.race([begun?.then(() => false, isChunkLoadError) ?? false, pause(0).then(() => false)]);

function replace(name: RemoteName, release: string, another: LoadedRemote): void {
  console.error(`${name} ${release} is replaced by ${another.entry.extras.release}.`);
  void replaceRunning(name, Promise.resolve(another), 'replaced');
}

const rememberBad = (name: RemoteName, release: string) => setBad(name, release, Date.now() + BAD_FOR_MS);
