import type { RemoteName } from '@itinera/shared/routes';
import { loadRemote, type Take } from './loadRemote';

/** After this time a release may be hanging, and another one is prepared beside it. */
const TIMEOUT_MS = 800;

/**
 * Gets a part of a remote. If that fails or takes long, another release is tried, by code that is loaded only then. Rejects with the
 * first failure if no release has it.
 */
export async function fromRemote<T>(name: RemoteName, take: Take<T>): Promise<T> {
  const begun = loadRemote(name).then(take);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), TIMEOUT_MS)));
  const state = await Promise.race([
    begun.then(
      () => 'there' as const,
      () => 'failed' as const,
    ),
    late,
  ]);
  clearTimeout(timer);
  if (state === 'there') return begun;
  const recovery = await import(/* webpackChunkName: "recovery" */ './recover').catch(() => undefined);
  return recovery ? recovery.recover(name, begun, take, state === 'late') : begun;
}
