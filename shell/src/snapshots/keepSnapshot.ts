import { session } from '@itinera/shared/state';
import { lasting } from '../base/browserStorage';
import { seal, sealingKeyFrom } from '../base/sealing';
import { packed } from './packed';
import { slotOf } from './snapshot';
import { takeSnapshot } from './takeSnapshot';

/** A window has some hundred texts; more is no page that is worth keeping. */
const MOST_LETTERS = 60_000;

/** Keeps what the page shows on the device, encrypted with a key that only this session has, and only with these rights. */
export async function keepSnapshot(): Promise<void> {
  const { snapshotKey, status } = session();
  // Without a secure context, the browser encrypts nothing.
  if (status !== 'user' || snapshotKey === undefined || crypto.subtle === undefined) return;
  const slot = slotOf(window.location.pathname);
  const snapshot = takeSnapshot();
  if (!snapshot || JSON.stringify(snapshot).length > MOST_LETTERS) return;
  const sealed = await seal(snapshot, await sealingKeyFrom(snapshotKey));
  // Meanwhile, the session may have ended, and its snapshots been deleted.
  if (session().snapshotKey === snapshotKey) lasting.write(slot, packed(sealed));
}
