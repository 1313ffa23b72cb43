import type { BatchOperation } from '@itinera/shared/contracts';
import { whileRunning } from '@itinera/shared/state';

interface Entry {
  /** Fulfilled when the last write of it that has a turn is over, however it ended. */
  last: Promise<unknown>;
  /** The tags that own writes began with, and what each has become since. */
  tags: Map<string, string>;
}

/** The entries of which this tab is writing something, by path. */
const written = new Map<string, Entry>();

/** The entry behind a path of the API: `/api/bookings/1` of `/api/bookings/1/status`; undefined of a collection. */
export const entryOf = (path: string): string | undefined => /^\/api\/[^/?]+\/[^/?]+/.exec(path)?.[0];

/** What a write is in turn with: its entry, also one that is restored by its id; undefined of a new one. */
export function turnOf({ path, body }: Pick<BatchOperation, 'path' | 'body'>): string | undefined {
  const id: unknown = body && 'id' in body ? body['id'] : undefined;
  return entryOf(path) ?? (typeof id === 'string' ? `${path}/${id}` : undefined);
}

const nothing = () => undefined;

/**
 * Writes of one entry from this tab are sent one after the other: the next one when the one before it is answered, or is given
 * up, so that of two quick changes the later one wins, whatever their requests meet on the way. Others go past.
 */
export function inTurn<R>(paths: readonly string[], send: () => Promise<R>): Promise<R> {
  const before = paths.flatMap((path) => written.get(path)?.last ?? []);
  // What waits is lost with the page, like what is on its way: leaving asks.
  const result = before.length > 0 ? whileRunning(Promise.all(before).then(send)) : send();
  const last = result.then(nothing, nothing);
  for (const path of paths) written.set(path, { last, tags: written.get(path)?.tags ?? new Map() });
  void last.then(() => {
    for (const path of paths) if (written.get(path)?.last === last) written.delete(path);
  });
  return result;
}

/**
 * The tag that a write is sent with: a write that has waited was made before the own one in front of it had changed the entry, and
 * is no conflict with that.
 */
export const tagNow = (path: string | undefined, tag: string): string =>
  (path === undefined ? undefined : written.get(path)?.tags.get(tag)) ?? tag;

/** Remembers what an own write has made of the tag that it was made with. */
export function rememberTagNow(
  path: string | undefined,
  tag: string | undefined,
  now: string | undefined,
): void {
  if (path !== undefined && tag !== undefined && now !== undefined) written.get(path)?.tags.set(tag, now);
}
