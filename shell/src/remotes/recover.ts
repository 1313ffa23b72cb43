import type { Owner, RemoteName } from '@itinera/shared/routes';
import { isBad, setBad } from './badReleases';
import { isChunkLoadError } from './chunks';
import { partNamedIn } from './countErrors';
import {
  attemptedRelease,
  loadRelease,
  loadRemote,
  settleOn,
  type LoadedRemote,
  type Take,
} from './loadRemote';
import { refetchRegistry, releasesOf } from './registry';

/** How long a device does without a release that another one had to replace. */
export const BAD_FOR_MS = 10 * 60_000;
/** A connection that failed for a moment is no failure of a release. */
const RETRY_AFTER_MS = 300;
/** How long the second attempt may take before the other release is asked beside it. */
const SECOND_PATIENCE_MS = 600;

/** Less than the loading of a file is given, and more than a failure takes. */
const HUNG_MS = 4000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Takes something out of a remote whose release failed or keeps one waiting: from that release if it still comes or a second
 * attempt succeeds, or else from another. What arrives first is used, and one that is only slow is not remembered as bad.
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
  const askAgain = async () => take(await settleOn(name, loadRelease(name, tried)));
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
    if (!isLate) await Promise.race([arrival, pause(RETRY_AFTER_MS + SECOND_PATIENCE_MS)]);
    if (hasArrived) return first;
    const another = await anotherRelease(name, release, begun);
    const result = await take(another);
    if (hasArrived) return result;
    replace(name, release, another);
    // What was only slow, and still comes, is not bad.
    const waited = isLate ? Promise.race([arrival, pause(HUNG_MS)]) : Promise.resolve();
    void waited.then(() => hasArrived || rememberBad(name, release));
    return result;
  };
  const asked = performance.now();
  // A request that hangs is no reason for the next one to hang, unless the other release has hung as well.
  const orAgain = (error: unknown) =>
    performance.now() - asked < HUNG_MS ? askAgain() : Promise.reject(error);
  const fromElsewhere = isLate ? fromAnother().catch(orAgain) : fromAnother();
  // What failed first is what the person is told.
  return Promise.any([first, fromElsewhere]).catch(() => begun);
}

/**
 * Puts another release in place of one that threw while its page was shown, and says whether there was one. What others have
 * thrown, such as the shell or the connection, would be no different with it.
 */
export async function cure(name: Owner, error: unknown): Promise<boolean> {
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

/** The document is read first: it tells whether anything can be reached at all, and what was deployed meanwhile. */
async function anotherRelease(
  name: RemoteName,
  release: string,
  begun?: Promise<unknown>,
): Promise<LoadedRemote> {
  await refetchRegistry();
  const running = attemptedRelease(name);
  // Something else of this remote has failed at the same time, and has found another release.
  if (running && running.extras.release !== release) return loadRemote(name);
  const next = releasesOf(name).find(
    ({ extras }) => extras.release !== release && !isBad(name, extras.release),
  );
  if (!next) throw new Error(`${name} has no other release.`);
  if (next === releasesOf(name)[0] && (await isGone(begun)))
    throw new Error(`${name} ${next.extras.release} is used after a reload.`);
  return loadRelease(name, next);
}

/** Specification 8: what was removed by a deployment reloads the page. What still is on its way is not known to be gone. */
const isGone = (begun: Promise<unknown> | undefined): Promise<boolean> =>
  Promise.race([begun?.then(() => false, isChunkLoadError) ?? false, pause(0).then(() => false)]);

function replace(name: RemoteName, release: string, another: LoadedRemote): void {
  console.error(`${name} ${release} is replaced by ${another.entry.extras.release}.`);
  void settleOn(name, Promise.resolve(another));
}

const rememberBad = (name: RemoteName, release: string) => setBad(name, release, Date.now() + BAD_FOR_MS);
