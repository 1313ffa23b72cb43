import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';

interface Running {
  entry: RegistryEntry;
  /** Milliseconds. */
  loadMs: number;
}

/** The release of each remote that this page runs, as soon as it is loaded. */
const running = new Map<RemoteName, Running>();
/** The releases of each remote that this page has tried to load, or has not tried because they are known to be bad. */
const tried = new Map<RemoteName, Set<string>>();

export const noteRunning = (name: RemoteName, entry: RegistryEntry, loadMs: number): void =>
  void running.set(name, { entry, loadMs });

export function noteTried(name: RemoteName, { extras }: RegistryEntry): void {
  tried.set(name, (tried.get(name) ?? new Set()).add(extras.release));
}

export const runningEntry = (name: RemoteName): RegistryEntry | undefined => running.get(name)?.entry;

export const loadMsOf = (name: RemoteName): number | undefined => running.get(name)?.loadMs;

/** Whether this page would have to be loaded again to run a release; false for a remote that it does not run. */
export const isAnotherRelease = (name: RemoteName, release: string): boolean =>
  running.has(name) && !tried.get(name)?.has(release);
