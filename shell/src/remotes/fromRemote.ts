import type { RemoteName } from '@itinera/shared/routes';
import { loadRemote, type Take } from './loadRemote';

/** A release that keeps a person waiting for longer may hang, and the one before is prepared beside it. */
const PATIENCE_MS = 800;

/**
 * Takes something out of a remote. When that fails or takes long, its other release is asked: the code for it is fetched only
 * then. Rejects with the first failure when no release has it.
 */
export async function fromRemote<T>(name: RemoteName, take: Take<T>): Promise<T> {
  const begun = loadRemote(name).then(take);
  let impatience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>(
    (resolve) => (impatience = setTimeout(() => resolve('late'), PATIENCE_MS)),
  );
  const state = await Promise.race([
    begun.then(
      () => 'there' as const,
      () => 'failed' as const,
    ),
    late,
  ]);
  clearTimeout(impatience);
  if (state === 'there') return begun;
  const recovery = await import(/* webpackChunkName: "recovery" */ './recover').catch(() => undefined);
  return recovery ? recovery.recover(name, begun, take, state === 'late') : begun;
}
