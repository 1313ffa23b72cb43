import type { Answer, AnyCollection, Entity, ListAnswer, Query } from '@itinera/shared/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasList } from '../http/answerShape';
import { arrivedAnswer } from '../http/http';
import { client, entryPath } from './client';
import type { ErrorPolicy } from '../cache/queryClient';

/** One page of a list. The previous page stays on the screen until the next one is loaded. */
export function useList<C extends AnyCollection>(collection: C, query: Query<C>, isWanted = true) {
  return useQuery<ListAnswer<Entity<C>>>({
    enabled: isWanted,
    queryKey: [collection.path, 'list', query],
    queryFn: ({ signal }) => client(collection).list(query, signal),
    initialData: () => arrivedAnswer<ListAnswer<Entity<C>>>(collection.path, query, hasList),
    placeholderData: keepPreviousData,
  });
}

/** One entry by id. `errors` says how a failure is reported (specification 8); by default it is only logged. */
export function useOne<C extends AnyCollection>(
  collection: C,
  id: string,
  query: Record<string, unknown> = {},
  errors: ErrorPolicy = 'log',
) {
  return useQuery<Entity<C>>({
    queryKey: [collection.path, 'one', id, query],
    queryFn: ({ signal }) => client(collection).get(id, query, signal),
    initialData: () => arrivedAnswer<Answer<Entity<C>>>(entryPath(collection, id), query)?.result,
    // Structural sharing would return another object than the one its tag belongs to.
    structuralSharing: false,
    meta: { errors },
  });
}

/** The entry at the time a form opens: it is not read again while a person types, nor after their save. */
export function useEntryToEdit<C extends AnyCollection>(
  collection: C,
  id: string,
  query: Record<string, unknown>,
) {
  return useQuery({
    queryKey: [collection.path, 'edited', id, query],
    queryFn: ({ signal }) => client(collection).get(id, query, signal),
    structuralSharing: false,
    staleTime: 'static',
    gcTime: 0,
  });
}
