import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';
import {
  hashKey,
  type QueryClient,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from './client';

const perPage = 50;

/** Where entries say whether filters and selects offer them, those that are offered; of airports and carriers, those that are active. */
const offered = ({ filters, reference }: AnyCollection) =>
  ('show_in_filter' in filters && { show_in_filter: true }) ||
  (reference === true && 'is_active' in filters && { is_active: true });

/** What was found for the text before stays on the screen, where a person may be about to click it: if only the text is another one. */
const foundFor =
  (asked: object) =>
  <T>(found: T | undefined, before: { queryKey: readonly unknown[] } | undefined): T | undefined =>
    before && hashKey([before.queryKey[2]]) === hashKey([asked]) ? found : undefined;

/**
 * The options of a select: all entries of a reference collection, else what the server finds for `q`, page by
 * page. Entries that are not to be shown in filters are left out; one that is selected is read by `useChosen`.
 */
export function useChoices<C extends AnyCollection>(
  collection: C,
  query: Query<C>,
  q: string,
  enabled: boolean,
) {
  const asked = { ...query, ...offered(collection) };
  const narrowed = collection.reference ? asked : { ...asked, q: q || undefined, per_page: perPage };
  return useInfiniteQuery({
    queryKey: [collection.path, 'choices', asked, collection.reference ? '' : q],
    placeholderData: foundFor(asked),
    queryFn: ({ pageParam, signal }) =>
      client(collection).list(
        (collection.reference ? narrowed : { ...narrowed, page: pageParam }) as Query<C>,
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((count, { result }) => count + result.length, 0) < total ? pages.length + 1 : undefined,
    enabled,
  });
}

/** What was found last, whatever the text: observers of several queries keep nothing of a query of another key. */
function foundLast<T>(queries: QueryClient, queryKey: readonly unknown[]): T | undefined {
  const [last] = queries
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.status === 'success' })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return last?.state.data as T | undefined;
}

/** How many entries that the server has to find are offered beside those of other collections. */
const perMixedPage = 20;

/**
 * The options of a select over several collections, in the order of the sources: all entries of reference collections, and what the
 * server finds for `q` in the others.
 */
export function useMixedChoices(
  sources: readonly { collection: AnyCollection; query: Record<string, unknown> }[],
  q: string,
  isNeeded: boolean,
) {
  const cache = useQueryClient();
  return useQueries({
    queries: sources.map(({ collection, query }) => {
      const asked = { ...query, ...offered(collection) };
      const narrowed = collection.reference ? asked : { ...asked, q, page: 1, per_page: perMixedPage };
      const read = (signal: AbortSignal) => client(collection).list(narrowed, signal);
      const queryKey = [collection.path, 'mixed choices', asked];
      return {
        queryKey: [...queryKey, collection.reference ? '' : q],
        placeholderData: () =>
          q === '' ? undefined : foundLast<Awaited<ReturnType<typeof read>>>(cache, queryKey),
        queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
        enabled: isNeeded && (collection.reference || q !== ''),
      };
    }),
  });
}

/** A selected entry, for its name. Fetches nothing while none is selected. */
export function useChosen<C extends AnyCollection>(
  collection: C,
  id: string | undefined,
  query: Record<string, unknown> = {},
) {
  return useQuery<Entity<C>>({
    queryKey: [collection.path, 'one', id, query],
    queryFn: ({ signal }) => client(collection).get(id ?? '', query, signal),
    structuralSharing: false,
    enabled: id !== undefined,
  });
}
