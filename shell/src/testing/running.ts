import type { RegistryEntry } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';
import { arrive, begin, recordOf, type LoadedRemote } from '../remotes/remoteRecord';

/** From now on the page runs this release of a remote. */
export function run(name: RemoteName, entry: RegistryEntry): void {
  const record = recordOf(name);
  const loading = new Promise<LoadedRemote>(() => undefined);
  record.tried.add(entry.extras.release);
  begin(record, loading);
  const definition = {} as LoadedRemote['definition'];
  arrive(record, loading, { definition, entry, loadMs: 40 }, 'running');
}
