import { pathTo } from '@itinera/shared/routes';
import { useSession } from '@itinera/shared/state';
import { clearVisits } from '../palette/recents';
import { router } from './router';

/**
 * Navigates when a session begins or ends, here or in another tab: to /auth (and back afterwards), or through the guards again. A profile
 * with another role than the cookie does the same.
 */
export function followSession(): () => void {
  return useSession.subscribe(({ status, partner, endedAt }, before) => {
    if (before.status === 'unknown' || before.status === 'unreachable') return;
    const began = status !== before.status;
    const otherRole = (partner === undefined) !== (before.partner === undefined);
    if (status === 'guest' && began) {
      // An expired session returns to where it was; signing out does not.
      if (endedAt === null) clearVisits();
      void router.navigate(pathTo('auth', undefined, { returnTo: endedAt ?? undefined }));
    } else if (status === 'user' && (began || otherRole)) {
      void router.revalidate();
    }
  });
}
