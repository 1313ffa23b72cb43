import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { router } from './router';

/**
 * A session that begins or ends, here or in another tab, moves the page: to /auth (and back to where it
 * ended), or through the guards again.
 */
export function followSession(): () => void {
  return useSession.subscribe(({ status, endedAt }, before) => {
    if (status === before.status || before.status === 'unknown' || before.status === 'unreachable') return;
    if (status === 'guest') void router.navigate(pathTo('auth', undefined, { returnTo: endedAt ?? undefined }));
    if (status === 'user') void router.revalidate();
  });
}
