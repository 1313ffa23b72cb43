import type { AnyCollection, Entity, ListAnswer, Query } from '@itinera/shared/contracts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { client } from './client';

/**
 * Pages of a list, cached separately, for continuous scrolling. `choose` returns the pages to load, given the loaded ones; `keptPage`
 * also knows earlier ones.
 */
export function useListPages<C extends AnyCollection>(
  collection: C,
  query: Query<C>,
  perPage: number,
  choose: (isThere: (page: number) => boolean) => number[],
) {
  const queries = useQueryClient();
  const queryOf = (page: number): Query<C> => ({ ...query, page, per_page: perPage });
  const keyOf = (page: number) => [collection.path, 'list', queryOf(page)];
  const keptPage = (page: number) => queries.getQueryData<ListAnswer<Entity<C>>>(keyOf(page));
  const pages = choose((page) => keptPage(page) !== undefined);
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: keyOf(page),
      queryFn: ({ signal }: { signal: AbortSignal }) => client(collection).list(queryOf(page), signal),
    })),
  });
  return { answers: answers.map((answer, index) => ({ page: pages[index] ?? 0, answer })), keptPage };
}
