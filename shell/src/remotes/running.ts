import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';

interface Running {
  entry: RegistryEntry;
  /** Milliseconds. */
  loadMs: number;
}

/** The loaded release of each remote of this page. */
const running = new Map<RemoteName, Running>();
/** Releases of each remote that this page has tried to load, or skipped because they are known to be bad. */
const tried = new Map<RemoteName, Set<string>>();

export const noteRunning = (name: RemoteName, entry: RegistryEntry, loadMs: number): void =>
  void running.set(name, { entry, loadMs });

export function noteTried(name: RemoteName, { extras }: RegistryEntry): void {
  tried.set(name, (tried.get(name) ?? new Set()).add(extras.release));
}

export const runningEntry = (name: RemoteName): RegistryEntry | undefined => running.get(name)?.entry;

export const loadMsOf = (name: RemoteName): number | undefined => running.get(name)?.loadMs;

/** Whether a release would need a reload of this page; false for a remote that it does not run. */
export const isAnotherRelease = (name: RemoteName, release: string): boolean =>
  running.has(name) && !tried.get(name)?.has(release);
