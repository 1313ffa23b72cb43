import { earlyArrival, readEarly } from '@itinera/shared/data';
import { siteOf, type RouteName } from '@itinera/shared/routes';
import { partnerCookies, session } from '@itinera/shared/state';
import { configuration } from '../configuration';
import { firstReadOf } from '../remotes/registry';
import { firstReadAt } from './firstRead';

/** Once its code is loaded, a page asks without delay. */
const visited = new Set<RouteName>();

/**
 * Sends what a page reads first while its code is on the way, and resolves when the answer is there; the first page's has left
 * with the document.
 */
export async function readBesideCode(name: RouteName, address: string): Promise<void> {
  const { owner } = siteOf(name);
  if (visited.has(name) || owner === 'shell') return;
  visited.add(name);
  const read = firstReadOf(owner, name);
  const first = read && firstReadAt(name, read, address, partnerCookies.read() !== undefined);
  if (!first) return;
  if (!configuration.firstReads.includes(first)) readEarly(first, session().accessToken);
  await earlyArrival(first);
}
