import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';

interface Running {
  entry: RegistryEntry;
  /** The release that was current when it was loaded: another one than runs when that could not be loaded. */
  asked: string;
}

/** The release of each remote that this page runs, once it has been loaded. */
const running = new Map<RemoteName, Running>();

export const noteRunning = (name: RemoteName, entry: RegistryEntry, asked: string): void =>
  void running.set(name, { entry, asked });

export const runningEntry = (name: RemoteName): RegistryEntry | undefined => running.get(name)?.entry;

/** Whether a release is another one than this page runs or was refused by; of a remote that it does not run, none is. */
export function isAnotherRelease(name: RemoteName, release: string): boolean {
  const known = running.get(name);
  return known !== undefined && release !== known.entry.extras.release && release !== known.asked;
}
