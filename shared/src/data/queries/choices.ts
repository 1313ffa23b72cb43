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

/** Filter of selectable entries: `show_in_filter` if the collection has it; active airports and carriers. */
const offered = ({ filters, reference }: AnyCollection) =>
  ('show_in_filter' in filters && { show_in_filter: true }) ||
  (reference === true && 'is_active' in filters && { is_active: true });

/** Options of the previous text are kept, because a person may be about to click one; only if nothing but the text has changed. */
const foundFor =
  (asked: object) =>
  <T>(found: T | undefined, before: { queryKey: readonly unknown[] } | undefined): T | undefined =>
    before && hashKey([before.queryKey[2]]) === hashKey([asked]) ? found : undefined;

/**
 * Options of a select: all entries of a reference collection, else those that the server finds for `q`, page by page. Entries that
 * filters don't show are skipped; a selected one is loaded by `useChosen`.
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

/** Last found options for any text, because an observer of several queries keeps nothing across keys. */
function foundLast<T>(queries: QueryClient, queryKey: readonly unknown[]): T | undefined {
  const [last] = queries
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.status === 'success' })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return last?.state.data as T | undefined;
}

/** Number of entries found by the server that are offered beside those of other collections. */
const perMixedPage = 20;

/**
 * Options of a select over several collections, in the order of the sources: all entries of reference collections, and those that the
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
