import { perTab } from '../base/browserStorage';

const KEY = 'itinera:tab';
const lockOf = (tab: string): string => `itinera-tab ${tab}`;
/** Time in which the document before a reload releases its lock. */
const RELEASE_MS = 500;

/** Resolves when the lock is acquired, and holds it for the lifetime of the document. */
const hold = (tab: string): Promise<void> =>
  new Promise((held, failed) => {
    const signal = AbortSignal.timeout(RELEASE_MS);
    navigator.locks
      .request(lockOf(tab), { signal }, () => {
        held();
        return new Promise<never>(() => {});
      })
      .catch(failed);
  });

async function identify(): Promise<string> {
  const before = perTab.read(KEY);
  // A duplicated tab copies the id of the original, which still holds its lock.
  const isOwn =
    before !== null &&
    (await hold(before).then(
      () => true,
      () => false,
    ));
  if (isOwn) return before;
  const tab = crypto.randomUUID();
  perTab.write(KEY, tab);
  await hold(tab);
  return tab;
}

let name: Promise<string> | undefined;

/** Id of the tab, which is kept after a reload or a restored crash. */
export const thisTab = (): Promise<string> => (name ??= identify());

/** Returns a predicate for the tabs that are open in this browser. */
export async function openTabs(): Promise<(tab: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map((lock) => lock.name));
  return (tab) => names.has(lockOf(tab));
}
