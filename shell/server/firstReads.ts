import { authPaths } from '@itinera/shared/contracts';
import { siteOf } from '@itinera/shared/routes';
import { firstReadAt } from '../src/reads/firstRead';
import type { Visit } from './preload';
import type { LiveRegistry } from './registry';

/** API addresses that the document requests for a person with a session: the profile, and the first read of the page. */
export function firstReadsOf(visit: Visit | undefined, { payload }: LiveRegistry): string[] {
  if (!visit?.signedIn) return [];
  const { name, address, isPartner, pageSize } = visit;
  const { owner } = siteOf(name);
  const read =
    owner === 'shell' ? undefined : payload.microFrontends[owner]?.[0]?.extras.contributions?.reads?.[name];
  const first = read && firstReadAt(name, read, address, isPartner, pageSize);
  return first ? [first, authPaths.profile] : [authPaths.profile];
}
