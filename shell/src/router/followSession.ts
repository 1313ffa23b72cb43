import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { forgetVisits } from '../palette/recents';
import { router } from './router';

/**
 * A session that begins or ends, here or in another tab, moves the page: to /auth (and back to where it
 * ended), or through the guards again. So does a profile that tells another role than the cookie did.
 */
export function followSession(): () => void {
  return useSession.subscribe(({ status, partner, endedAt }, before) => {
    if (before.status === 'unknown' || before.status === 'unreachable') return;
    const began = status !== before.status;
    const otherRole = (partner === undefined) !== (before.partner === undefined);
    if (status === 'guest' && began) {
      // A session that ended by itself comes back to where it was; only who signs out leaves for good.
      if (endedAt === null) forgetVisits();
      void router.navigate(pathTo('auth', undefined, { returnTo: endedAt ?? undefined }));
    } else if (status === 'user' && (began || otherRole)) {
      void router.revalidate();
    }
  });
}
