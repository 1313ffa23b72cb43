import type { ListAnswer } from '@itinera/shared/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callForList } from '../calls/call';

/**
 * A list that is extended page by page on request, such as a log. Loaded rows are kept while more are loaded, or another query is;
 * `isCurrent` says whether they belong to this query.
 */
export function useGrowingList<E extends { id: string }>(path: string, query: object, perPage: number) {
  const { data, error, isPlaceholderData, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [path, 'growing', query],
    queryFn: ({ pageParam, signal }): Promise<ListAnswer<E>> =>
      callForList<E>({ url: path, params: { ...query, page: pageParam, per_page: perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * perPage < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  // New entries move others to the next page, so duplicates are removed.
  const entries = new Map(data?.pages.flatMap(({ result }) => result).map((entry) => [entry.id, entry]));
  return {
    read: data && { entries: [...entries.values()], total: data.pages.at(-1)?.total ?? 0 },
    error,
    isCurrent: !isPlaceholderData,
    readMore: () => void fetchNextPage(),
    again: () => void refetch(),
  };
}
