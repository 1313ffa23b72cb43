import type { Entity, Query } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import type { ListDefinition } from './defineList';
import type { ListCollection } from './listAddress';
import { useEarlierRows } from './earlierRows';
import type { RowSource } from './rowSource';
import type { ListState } from './useListState';

/** One page of the server's list. */
export function usePagedRows<C extends ListCollection>(
  { of, query }: ListDefinition<C>,
  state: ListState & { query: Query<C> },
  isWanted: boolean,
): RowSource<Entity<C>> {
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useList(
    of,
    { ...state.query, ...query },
    isWanted,
  );
  const rows = data?.result ?? [];
  const source: RowSource<Entity<C>> = {
    total: data?.total,
    before: (state.page - 1) * state.perPage,
    count: rows.length,
    at: (index) => rows[index],
    placeOf: (id) => rows.findIndex((row) => row.id === id),
    loaded: rows,
    show: () => undefined,
    problemAt: () => undefined,
    error,
    isEarlier: false,
    isFetching,
    updatedAt: dataUpdatedAt,
    refetch: () => void refetch(),
  };
  return useEarlierRows(source, isPlaceholderData);
}
