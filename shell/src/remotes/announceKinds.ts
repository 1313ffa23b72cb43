import { setRecordKinds } from '@itinera/shared/state';
import { recordKinds, subscribeToRegistry } from './registry';

/** Passes the names of the remotes' entries to the kit, now and after each fetch of the registry. */
export function announceKinds(): void {
  const announce = () => setRecordKinds(recordKinds());
  announce();
  subscribeToRegistry(announce);
}
