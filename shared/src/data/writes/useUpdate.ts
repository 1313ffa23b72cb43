import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updaterOf } from './saveEntry';

/**
 * Changes an entry that `useOne` has read: what is left out stays as it is. Refused with 412 when somebody else
 * has changed it since; the next attempt then starts from that change. Sent again after a lost answer, it is done
 * once. For forms, which show a failure themselves.
 */
export function useUpdate<C extends AnyCollection>(collection: C, entry: Entity<C> & { id: string }) {
  const queries = useQueryClient();
  const [update] = useState(() => updaterOf(collection, entry));
  return useMutation<Entity<C>, Error, UpdateInput<C>>({
    mutationFn: update,
    onSuccess: () => queries.invalidateQueries({ queryKey: [collection.path] }),
    meta: { errors: 'log' },
  });
}
