import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { ApiError } from '../http/apiError';
import { tagOf } from '../http/entityTags';
import { client } from '../queries/client';
import { intentOf } from './intent';

/** Updates one entry, each time under the ETag of its last known state. */
export function updaterOf<C extends AnyCollection>(collection: C, entry: { id: string }) {
  let tag = tagOf(entry);
  const intent = intentOf((input: UpdateInput<C>, key) =>
    client(collection).update(entry.id, input, tag, key),
  );
  return async (input: UpdateInput<C>): Promise<Entity<C>> => {
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
