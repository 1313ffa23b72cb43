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

/** Requests the first read of a page unless that was done; the page adopts the answer. Returns its address. */
function send(name: RouteName, read: FirstRead, address: string): string | undefined {
  const { pageSize } = session();
  const first = firstReadAt(name, read, address, partnerCookies.read() !== undefined, pageSize);
  if (first && !isReadEarly(first)) readEarly(first, session().accessToken);
  return first;
}

const isCached = ({ path }: FirstRead, id: string) => isEntryCached(path.replace('/:id', ''), id);

/** Lists whose code is loaded read without delay, and show cached rows first. */
const visited = new Set<RouteName>();

/**
 * Requests the first read while the code is loading, and resolves with the answer; that of the first page was requested with the
 * document. The page of an entry is then rendered once, with its data.
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

/** Reads the entry of a pressed link, so that the data is loading before the release. */
export function readPressed(name: RouteName, address: string): void {
  const read = announcedRead(name);
  const id = entryAt(name, address);
  if (read && id && !isCached(read, id)) send(name, read, address);
}
