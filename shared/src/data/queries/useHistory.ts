import { historyPath, type HistoryEntry } from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { callForList } from '../http/call';

/** The newest changes of each entry, 100 at most, always fetched again. `entity` is the last segment of a collection's path. */
export function useHistory(entries: readonly { entity: string; id: string }[]) {
  return useQuery({
    queryKey: [historyPath, entries],
    queryFn: ({ signal }) =>
      Promise.all(
        entries.map(({ entity, id }) =>
          callForList<HistoryEntry>({ url: historyPath, params: { entity, id, per_page: 100 }, signal }),
        ),
      ),
    staleTime: 0,
    gcTime: 0,
  });
}
