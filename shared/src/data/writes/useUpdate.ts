import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { updaterOf } from './saveEntry';
import { showSaved } from './showSaved';

/**
 * Updates an entry that `useOne` has loaded; fields that are not sent do not change. Refused with 412 if another user has changed it
 * since; the next attempt is then based on that change. Repeated after a lost answer, it is carried out once. For forms, which show
 * failures themselves.
 */
export function useUpdate<C extends AnyCollection>(collection: C, entry: Entity<C> & { id: string }) {
  const [update] = useState(() => updaterOf(collection, entry));
  return useMutation<Entity<C>, Error, UpdateInput<C>>({
    mutationFn: update,
    onSuccess: (saved, input) => showSaved(collection, entry.id, saved, input),
    meta: { errors: 'log' },
  });
}
