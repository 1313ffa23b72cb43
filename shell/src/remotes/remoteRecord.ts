import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteDefinition } from '@itinera/shared/remote';
import type { RemoteName } from '@itinera/shared/routes';

export interface LoadedRemote {
  definition: RemoteDefinition;
  entry: RegistryEntry;
  /** Milliseconds. */
  loadMs: number;
}

type Loading = Promise<LoadedRemote>;

/**
 *     idle ──▶ loading ──▶ running     what was requested
 *      ▲        ▲  │  └──▶ replaced    another release in the place of one that failed, hung or threw
 *      │        │  ▼
 *      │      failed
 *      └── any of them, when it is forgotten
 *
 * Running and replaced begin to load again when their release throws. Which releases are bad is known to the device: see `badReleases`.
 */
type State = 'idle' | 'loading' | 'running' | 'replaced' | 'failed';

/** State of one remote in this page. */
export interface RemoteRecord {
  is: State;
  /** Shared by all requests for the remote; undefined while it is idle or has failed, so that the next request loads it. */
  loading?: Loading | undefined;
  /** The release that was tried last, whether it runs or not. */
  attempted?: RegistryEntry;
  /** The release that this page runs, also while another one is loading. */
  running?: LoadedRemote;
  /** Releases that this page has tried to load, or skipped because they are known to be bad. */
  tried: Set<string>;
  /** Failed attempts so far: each further attempt changes the address, only the first uses the preloaded one. */
  failures: number;
}

const records: Partial<Record<RemoteName, RemoteRecord>> = {};

export const newRecord = (): RemoteRecord => ({ is: 'idle', tried: new Set(), failures: 0 });

export const recordOf = (name: RemoteName): RemoteRecord => (records[name] ??= newRecord());

export function begin(record: RemoteRecord, loading: Loading): void {
  record.is = 'loading';
  record.loading = loading;
}

/** Records a loaded release; false if it was slow and another one runs instead. */
export function arrive(
  record: RemoteRecord,
  loading: Loading,
  running: LoadedRemote,
  is: 'running' | 'replaced',
): boolean {
  if (record.loading !== loading) return false;
  record.is = is;
  record.running = running;
  record.attempted = running.entry;
  return true;
}

export function forget(record: RemoteRecord, is: 'idle' | 'failed' = 'idle'): void {
  record.is = is;
  record.loading = undefined;
}

export const fail = (record: RemoteRecord, loading: Loading): void => {
  if (record.loading === loading) forget(record, 'failed');
};

/** The loaded release of a remote. */
export const runningEntry = (name: RemoteName): RegistryEntry | undefined => recordOf(name).running?.entry;

/** Whether a release would need a reload of this page; false for a remote that it does not run. */
export function isAnotherRelease(name: RemoteName, release: string): boolean {
  const { running, tried } = recordOf(name);
  return running !== undefined && !tried.has(release);
}
