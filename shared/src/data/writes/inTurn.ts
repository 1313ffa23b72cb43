import type { BatchOperation } from '@itinera/shared/contracts';
import { whileRunning } from '@itinera/shared/state';

interface Entry {
  /** Resolves when the last queued write of it has ended, successfully or not. */
  last: Promise<unknown>;
  /** Tags that own writes were based on, with the tag that each has become. */
  tags: Map<string, string>;
}

/** Entries with pending writes of this tab, by path. */
const written = new Map<string, Entry>();

/** Path of the entry behind a path of the API: `/api/bookings/1` of `/api/bookings/1/status`; undefined for a collection. */
export const entryOf = (path: string): string | undefined => /^\/api\/[^/?]+\/[^/?]+/.exec(path)?.[0];

/** Queue of a write: its entry, also one that is restored by id; undefined for a new one. */
export function turnOf({ path, body }: Pick<BatchOperation, 'path' | 'body'>): string | undefined {
  const id: unknown = body && 'id' in body ? body['id'] : undefined;
  return entryOf(path) ?? (typeof id === 'string' ? `${path}/${id}` : undefined);
}

const nothing = () => undefined;

/**
 * Queues writes of one entry from this tab: each is sent when the previous one was answered or has failed, so that the later of two quick
 * changes wins. Writes of other entries are not delayed.
 */
export function inTurn<R>(paths: readonly string[], send: () => Promise<R>): Promise<R> {
  const before = paths.flatMap((path) => written.get(path)?.last ?? []);
  // Queued writes are lost with the page, as pending ones are: leaving asks.
  const result = before.length > 0 ? whileRunning(Promise.all(before).then(send)) : send();
  const last = result.then(nothing, nothing);
  for (const path of paths) written.set(path, { last, tags: written.get(path)?.tags ?? new Map() });
  void last.then(() => {
    for (const path of paths) if (written.get(path)?.last === last) written.delete(path);
  });
  return result;
}

/**
 * The tag that a write is sent with: a queued write was made before the own previous one changed the entry, and does not conflict with
 * it.
 */
export const tagNow = (path: string | undefined, tag: string): string =>
  (path === undefined ? undefined : written.get(path)?.tags.get(tag)) ?? tag;

/** Records the tag that an own write has made of an earlier one. */
export function rememberTagNow(
  path: string | undefined,
  tag: string | undefined,
  now: string | undefined,
): void {
  if (path !== undefined && tag !== undefined && now !== undefined) written.get(path)?.tags.set(tag, now);
}
