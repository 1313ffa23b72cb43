import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { useState } from 'react';
import { updaterOf } from './saveEntry';
import { showSaved } from './showSaved';

/**
 * Updates an entry that `useOne` has loaded; fields that are not sent do not change. Refused with 412 if another user has changed it
 * since; the next attempt is then based on that change. Repeated after a lost answer, it is carried out once. For forms, which show
 * failures themselves.
 */
export function useUpdate<C extends AnyCollection>(collection: C, entry: Entity<C> & { id: string }) {
  const [mutateAsync] = useState(() => {
    const update = updaterOf(collection, entry);
    return async (input: UpdateInput<C>): Promise<Entity<C>> => {
      const saved = await update(input);
      showSaved(collection, entry.id, saved, input);
      return saved;
    };
  });
  return { mutateAsync };
}
