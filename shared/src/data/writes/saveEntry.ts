import type { AnyCollection, UpdateInput } from '@itinera/shared/contracts';
import { ApiError } from '../http/apiError';
import { tagOf } from '../http/entityTags';
import { client } from '../queries/client';
import { intentOf } from './intent';

/** Saves something again and again, each time under the ETag of its last known state. `known`: that state, as it was read. */
export function updaterFrom<I, R>(
  known: object,
  send: (input: I, tag: string | undefined, key: string) => Promise<R>,
) {
  let tag = tagOf(known);
  const intent = intentOf((input: I, key) => send(input, tag, key));
  return async (input: I): Promise<R> => {
    try {
      const earlier = await intent.settle(input);
      tag = tagOf(earlier) ?? tag;
      const saved = await intent.send(input);
      tag = tagOf(saved) ?? tag;
      return saved;
    } catch (error) {
      // The next attempt starts from what the other user has saved.
      if (error instanceof ApiError && error.current) tag = error.current.tag;
      throw error;
    }
  };
}

/** Updates one entry. */
export const updaterOf = <C extends AnyCollection>(collection: C, entry: { id: string }) =>
  updaterFrom(entry, (input: UpdateInput<C>, tag, key) =>
    client(collection).update(entry.id, input, tag, key),
  );
