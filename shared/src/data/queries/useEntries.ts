import type { AnyCollection, Entity } from '@itinera/shared/contracts';
import { useQueries } from '@tanstack/react-query';
import { client } from './client';

/** Entries by id, each as soon as it is loaded. Fields report entries that can't be read. */
export function useEntries<C extends AnyCollection>(
  collection: C,
  ids: readonly string[],
): ReadonlyMap<string, Entity<C>> {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: [collection.path, 'one', id, {}],
      queryFn: ({ signal }: { signal: AbortSignal }) => client(collection).get(id, {}, signal),
      // The same options as `useOne`, with which they are shared: another object would have no tag.
      structuralSharing: false as const,
    })),
  });
  return new Map(
    ids.flatMap((id, at) => {
      const entry = answers[at]?.data;
      return entry === undefined ? [] : [[id, entry] as const];
    }),
  );
}
