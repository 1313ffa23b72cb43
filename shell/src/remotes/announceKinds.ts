import { setRecordKinds } from '@itinera/shared/state';
import { recordKinds, subscribeToRegistry } from './registry';

/**
 * Passes the display names of the remotes' entries to the kit, now and whenever the registry was fetched
 * again.
 */
export function announceKinds(): void {
  const announce = () => setRecordKinds(recordKinds());
  announce();
  subscribeToRegistry(announce);
}
