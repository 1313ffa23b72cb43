import { earlyArrival, isEntryCached, isReadEarly, readEarly } from '@itinera/shared/data';
import type { FirstRead } from '@itinera/shared/contracts';
import { siteOf, type RouteName } from '@itinera/shared/routes';
import { partnerCookies, session } from '@itinera/shared/state';
import { firstReadOf } from '../remotes/registry';
import { entryAt, firstReadAt } from './firstRead';

const announcedRead = (name: RouteName): FirstRead | undefined => {
  const { owner } = siteOf(name);
  return owner === 'shell' ? undefined : firstReadOf(owner, name);
};

/** Sends what a page reads first, unless that has left already; the page adopts the answer. Returns its address. */
function send(name: RouteName, read: FirstRead, address: string): string | undefined {
  const { pageSize } = session();
  const first = firstReadAt(name, read, address, partnerCookies.read() !== undefined, pageSize);
  if (first && !isReadEarly(first)) readEarly(first, session().accessToken);
  return first;
}

const isCached = ({ path }: FirstRead, id: string) => isEntryCached(path.replace('/:id', ''), id);

/** Lists whose code is loaded ask without delay, and show what they have read before. */
const visited = new Set<RouteName>();

/**
 * Sends what a page reads first while its code is on the way, and resolves when the answer is there; the first page's has left
 * with the document. A page about an entry is rendered once, with the entry, and not as an empty page before.
 */
export async function readBesideCode(name: RouteName, address: string): Promise<void> {
  const read = announcedRead(name);
  if (!read) return;
  const id = entryAt(name, address);
  if (id ? isCached(read, id) : visited.has(name)) return;
  visited.add(name);
  const first = send(name, read, address);
  if (first) await earlyArrival(first);
}

/** A link to an entry is pressed: by the time it is released, its data are on the way. */
export function readPressed(name: RouteName, address: string): void {
  const read = announcedRead(name);
  const id = entryAt(name, address);
  if (read && id && !isCached(read, id)) send(name, read, address);
}
