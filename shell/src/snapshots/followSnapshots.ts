import { useSession } from '@itinera/shared/state';
import { lasting } from '../base/browserStorage';
import { snapshotPages } from './pages';
import { slotOf } from './snapshot';

const forgetSnapshots = () => snapshotPages.forEach((path) => lasting.remove(slotOf(path)));

/** Deletes all snapshots of pages when the session ends, here or in another tab, and when another person signs in. */
export function followSnapshots(): void {
  useSession.subscribe(({ status, userId }, before) => {
    const isAnother = before.userId !== undefined && userId !== before.userId;
    if ((status !== before.status && (status === 'guest' || status === 'replaced')) || isAnother)
      forgetSnapshots();
  });
}
