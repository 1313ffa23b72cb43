import { setRecordKinds } from '@itinera/shared/state';
import { recordKinds, subscribeToRegistry } from './registry';

/** Hands what the remotes call their entries to the kit, now and whenever the registry was read again. */
export function announceKinds(): void {
  const announce = () => setRecordKinds(recordKinds());
  announce();
  subscribeToRegistry(announce);
}
