import { perTab } from '../base/browserStorage';

const KEY = 'itinera:tab';
const lockOf = (tab: string): string => `itinera-tab ${tab}`;
/** The document before a reload gives its lock back in this time. */
const RELEASE_MS = 500;

/** Resolves when the lock is held, and holds it as long as the document exists. */
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
  // A duplicated tab has the name of the one that it was made from, which still holds its lock.
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

/** A name that the tab keeps when it is reloaded, or opened again after a crash. */
export const thisTab = (): Promise<string> => (name ??= identify());

/** Whether a tab is open in this browser. */
export async function openTabs(): Promise<(tab: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map((lock) => lock.name));
  return (tab) => names.has(lockOf(tab));
}
