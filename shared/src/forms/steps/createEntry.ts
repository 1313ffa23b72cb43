import type { AnyCollection, CreateInput, Entity, UpdateInput } from '@itinera/shared/contracts';
import { client, readAgain, tagOf } from '@itinera/shared/data';
import type { ZodMiniType } from '@itinera/shared/schema';
import { doneIfGone } from './doneIfGone';
import { inOrder } from './plan';

interface EntryCollection extends AnyCollection {
  entity: ZodMiniType<{ id: string }>;
}

/**
 * Plan that creates an entry without names, then refreshes the lists. A lost answer is resolved by repeating the request under its key.
 * Saved with other values, an existing entry is updated under its ETag.
 */
export function createEntry<C extends EntryCollection>(collection: C, noun: string, values: CreateInput<C>) {
  const entries = client(collection);
  const shown = async (made: Entity<C>): Promise<Entity<C>> => {
    await readAgain(collection);
    return made;
  };
  return inOrder().step('made', {
    label: `Create the ${noun}`,
    run: (_earlier, key) => entries.create(values, key).then(shown),
    // All fields of a creation are allowed in an update.
    revise: (made: Entity<C>, key) =>
      entries.update(made.id, values as UpdateInput<C>, tagOf(made), key).then(shown),
    undo: (made) => entries.remove(made.id, tagOf(made)).catch(doneIfGone),
  });
}
