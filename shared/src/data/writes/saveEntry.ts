import type { AnyCollection, CreateInput, Entity, UpdateInput } from '@itinera/shared/contracts';
import { ApiError } from '../http/apiError';
import { tagOf } from '../http/entityTags';
import { client } from '../queries/client';
import { intentOf } from './intent';

const hasId = (entry: unknown): entry is { id: string } =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';

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

/** Creates one entry. A lost answer to an attempt with other values is resolved first, and an entry it created updated. */
export function creatorOf<C extends AnyCollection>(collection: C) {
  const intent = intentOf((input: CreateInput<C>, key) => client(collection).create(input, key));
  let update: ReturnType<typeof updaterOf<C>> | undefined;
  return async (input: CreateInput<C>): Promise<Entity<C>> => {
    const made = await intent.settle(input);
    if (hasId(made)) update = updaterOf(collection, made);
    // The fields of a creation are also allowed in an update.
    const saved = await (update ? update(input as UpdateInput<C>) : intent.send(input));
    update = undefined;
    return saved;
  };
}
