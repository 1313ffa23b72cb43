import type { AnyCollection, CreateInput, Entity, Query, UpdateInput } from '@itinera/shared/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../http/apiError';
import { tagOf } from '../http/entityTags';
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
    // Merged with the object before it, the answer would be another object than the one its tag belongs to.
    structuralSharing: false,
    meta: { errors },
  });
}

/**
 * Changes an entry that `useOne` has read: what is left out stays as it is. Refused with 412 when somebody else
 * has changed it since; the next attempt then starts from that change. For forms, which show a failure themselves.
 */
export function useUpdate<C extends AnyCollection>(collection: C, entry: Entity<C> & { id: string }) {
  const queries = useQueryClient();
  const tag = useRef(tagOf(entry));
  return useMutation<Entity<C>, Error, UpdateInput<C>>({
    mutationFn: (input) => client(collection).update(entry.id, input, tag.current),
    onSuccess: () => queries.invalidateQueries({ queryKey: [collection.path] }),
    onError: (error) => {
      if (error instanceof ApiError && error.current) tag.current = error.current.tag;
    },
    meta: { errors: 'log' },
  });
}

/** Makes a new entry. For forms, which show a failure themselves. */
export function useCreate<C extends AnyCollection>(collection: C) {
  const queries = useQueryClient();
  return useMutation<Entity<C>, Error, CreateInput<C>>({
    mutationFn: (input) => client(collection).create(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: [collection.path] }),
    meta: { errors: 'log' },
  });
}
