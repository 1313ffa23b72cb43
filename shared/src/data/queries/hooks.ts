import type { AnyCollection, CreateInput, Entity, Query } from '@itinera/shared/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/apiError';
import { client } from './client';
import type { ErrorPolicy } from './queryClient';
import { useWishKey } from '../writes/intent';

/** One page of a list. The page before stays on the screen until the next one is there. */
export function useList<C extends AnyCollection>(collection: C, query: Query<C>, isWanted = true) {
  return useQuery({
    enabled: isWanted,
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

/** The answer was lost, and with it whether anything was made. */
const safeToRepeat = (error: ApiError): ApiError =>
  new ApiError(
    `${error.message} Saving again is safe: nothing is made twice.`,
    error.status,
    error.code,
    error.asked,
    error,
  );

/** Makes a new entry, once however often the same values are sent. For forms, which show a failure themselves. */
export function useCreate<C extends AnyCollection>(collection: C) {
  const queries = useQueryClient();
  const wishKey = useWishKey();
  return useMutation<Entity<C>, Error, CreateInput<C>>({
    mutationFn: (input) =>
      client(collection)
        .create(input, wishKey.of(input))
        .catch((error: unknown) => {
          throw error instanceof ApiError && error.isTemporary ? safeToRepeat(error) : error;
        }),
    onSuccess: () => {
      wishKey.fulfilled();
      return queries.invalidateQueries({ queryKey: [collection.path] });
    },
    meta: { errors: 'log' },
  });
}
