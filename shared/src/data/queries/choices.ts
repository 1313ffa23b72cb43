import type { AnyCollection, Entity, Query } from '@itinera/shared/contracts';
import { hashKey, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { client } from './client';

const perPage = 50;

/** Where entries say whether filters and selects offer them, those that are offered. */
const offered = ({ filters }: AnyCollection) => 'show_in_filter' in filters && { show_in_filter: true };

/** What was found before, if only the text was another one. */
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
    // What was found for the text before stays on the screen, where a person may be about to click it.
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
  return useQueries({
    queries: sources.map(({ collection, query }) => {
      const asked = { ...query, ...offered(collection) };
      const narrowed = collection.reference ? asked : { ...asked, q, page: 1, per_page: perMixedPage };
      return {
        queryKey: [collection.path, 'mixed choices', narrowed],
        queryFn: ({ signal }: { signal: AbortSignal }) => client(collection).list(narrowed, signal),
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
