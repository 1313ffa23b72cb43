import type { AnyCollection, Entity, Query, UpdateInput } from '@itinera/shared/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from './client';
import type { ErrorPolicy } from './queryClient';

/** One page of a list. The page before stays on the screen until the next one is there. */
export function useList<C extends AnyCollection>(collection: C, query: Query<C>) {
  return useQuery({
    queryKey: [collection.path, 'list', query],
    queryFn: ({ signal }) => client(collection).list(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** One entry by id. `errors` says how a failure is told (specification 8), by default it is only logged. */
export function useOne<C extends AnyCollection>(
  collection: C,
  id: string,
  query: Record<string, unknown> = {},
  errors: ErrorPolicy = 'log',
) {
  return useQuery({
    queryKey: [collection.path, 'one', id, query],
    queryFn: ({ signal }) => client(collection).get(id, query, signal),
    meta: { errors },
  });
}

/** Changes one entry: what is left out stays as it is. For forms, which show a failure themselves. */
export function useUpdate<C extends AnyCollection>(collection: C, id: string) {
  const queries = useQueryClient();
  return useMutation<Entity<C>, Error, UpdateInput<C>>({
    mutationFn: (input) => client(collection).update(id, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: [collection.path] }),
    meta: { errors: 'log' },
  });
}
