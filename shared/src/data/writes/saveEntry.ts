import type { AnyCollection, UpdateInput } from '@itinera/shared/contracts';
import { ApiError } from '../http/apiError';
import { tagOf } from '../http/entityTags';
import { client, entryPath } from '../queries/client';
import { inTurn, rememberTagNow, tagNow } from './inTurn';
import { intentOf } from './intent';

/**
 * Saves something repeatedly, each time under the ETag of its last known state, and after pending writes of this tab to it. `known`: the
 * state that was read.
 */
export function updaterFrom<I, R>(
  path: string,
  known: object,
  send: (input: I, tag: string | undefined, key: string) => Promise<R>,
) {
  let tag = tagOf(known);
  const intent = intentOf((input: I, key) => send(input, tag === undefined ? tag : tagNow(path, tag), key));
  const saved = (answer: R | undefined) => {
    const now = tagOf(answer);
    rememberTagNow(path, tag, now);
    tag = now ?? tag;
  };
  const save = async (input: I): Promise<R> => {
    try {
      const earlier = await intent.settle(input);
      saved(earlier);
      const answer = await intent.send(input);
      saved(answer);
      return answer;
    } catch (error) {
      // The next attempt is based on what the other user has saved.
      if (error instanceof ApiError && error.current) tag = error.current.tag;
      throw error;
    }
  };
  return (input: I): Promise<R> => inTurn([path], () => save(input));
}

/** Updates one entry. */
export const updaterOf = <C extends AnyCollection>(collection: C, entry: { id: string }) =>
  updaterFrom(entryPath(collection, entry.id), entry, (input: UpdateInput<C>, tag, key) =>
    client(collection).update(entry.id, input, tag, key),
  );
