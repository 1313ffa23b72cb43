import type { AnyCollection, CreateInput, Entity } from '@itinera/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { creatorOf } from './saveEntry';

/**
 * Creates an entry, once however often it is sent after a lost answer, also when it was corrected in between. For
 * forms, which show a failure themselves.
 */
export function useCreate<C extends AnyCollection>(collection: C) {
  const queries = useQueryClient();
  const [create] = useState(() => creatorOf(collection));
  return useMutation<Entity<C>, Error, CreateInput<C>>({
    mutationFn: create,
    onSuccess: () => queries.invalidateQueries({ queryKey: [collection.path] }),
    meta: { errors: 'log' },
  });
}
