import type { Draft } from '@itinera/shared/state';
import { clear, createStore, del, entries, keys, set } from 'idb-keyval';
import { deviceMark } from './deviceMark';
import { seal, unseal, type Sealed } from '../base/sealing';
import { openTabs, thisTab } from './thisTab';

/** A draft that is not restored within a day is deleted. */
const LIFE_MS = 24 * 60 * 60 * 1000;
/** Highest length of a draft; only a sheet with a whole file pasted into it comes near. */
const MOST_LETTERS = 2_000_000;

interface Stored extends Sealed {
  /** The tab in which it was typed, or which has adopted it. */
  tab: string;
  at: number;
}

/** All content is encrypted. */
interface Content {
  key: string;
  draft: Draft;
}

const database = createStore('itinera', 'drafts');
const idIn = (tab: string, key: string): string => `${tab} ${key}`;

/** Drafts of this document on the device, so that only changed ones are written. */
const written = new Map<string, Draft>();

const markContents = async () => deviceMark.set((await keys(database)).length > 0);

/** Replaces the drafts of this tab on the device. */
export async function writeDrafts(drafts: Record<string, Draft>, sealingKey: CryptoKey): Promise<void> {
  const tab = await thisTab();
  for (const [key, draft] of Object.entries(drafts)) {
    if (written.get(key) === draft) continue;
    const content: Content = { key, draft };
    if (JSON.stringify(content).length > MOST_LETTERS) continue;
    const stored: Stored = { ...(await seal(content, sealingKey)), tab, at: draft.at };
    await set(idIn(tab, key), stored, database);
    written.set(key, draft);
  }
  for (const key of [...written.keys()].filter((known) => !(known in drafts))) {
    await del(idIn(tab, key), database);
    written.delete(key);
  }
  await markContents();
}

/** Reads the drafts of this tab from before a reload, or adopts those of tabs that are no longer open. */
export const takeDrafts = (whose: 'own' | 'orphaned', sealingKey: CryptoKey): Promise<Content[]> =>
  // Locked, so that only one tab adopts a draft.
  navigator.locks.request('itinera-drafts', async () => {
    const own = await thisTab();
    const isOpen = await openTabs();
    const taken: Content[] = [];
    for (const [id, stored] of await entries<string, Stored>(database)) {
      if (whose === 'own' ? stored.tab !== own : isOpen(stored.tab)) continue;
      const isFresh = Date.now() - stored.at < LIFE_MS;
      const content = isFresh ? await unseal<Content>(stored, sealingKey) : undefined;
      if (content) {
        await set(idIn(own, content.key), { ...stored, tab: own }, database);
        taken.push(content);
      }
      if (!content || stored.tab !== own) await del(id, database);
    }
    return taken;
  });

/** Deletes all drafts: after the end of the session, nobody can decrypt them. */
export async function wipeDrafts(): Promise<void> {
  written.clear();
  await clear(database);
  deviceMark.set(false);
}
