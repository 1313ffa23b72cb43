import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';

interface Running {
  entry: RegistryEntry;
  /**
   * The release that was current when it was loaded; it differs from the running one when that could not be
   * loaded.
   */
  asked: string;
  /** Milliseconds. */
  loadMs: number;
}

/** The release of each remote that this page runs, as soon as it is loaded. */
const running = new Map<RemoteName, Running>();

export const noteRunning = (name: RemoteName, entry: RegistryEntry, asked: string, loadMs: number): void =>
  void running.set(name, { entry, asked, loadMs });

export const runningEntry = (name: RemoteName): RegistryEntry | undefined => running.get(name)?.entry;

export const loadMsOf = (name: RemoteName): number | undefined => running.get(name)?.loadMs;

/**
 * Whether a release differs from the one that this page runs and from the one it failed to load; false for a
 * remote that it does not run.
 */
export function isAnotherRelease(name: RemoteName, release: string): boolean {
  const known = running.get(name);
  return known !== undefined && release !== known.entry.extras.release && release !== known.asked;
}
