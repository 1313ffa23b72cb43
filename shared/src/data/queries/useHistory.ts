import { historyPath, type HistoryEntry } from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { callForList } from '../calls/call';

interface Asked {
  /** The last segment of a collection's path. */
  entity: string;
  id: string;
  /** Includes changes of its parts, such as images of a hotel. */
  with_parts?: true;
}

/** Latest changes of each entry, at most 100, never from the cache. */
export function useHistory(entries: readonly Asked[]) {
  return useQuery({
    queryKey: [historyPath, entries],
    queryFn: ({ signal }) =>
      Promise.all(
        entries.map((asked) =>
          callForList<HistoryEntry>({ url: historyPath, params: { ...asked, per_page: 100 }, signal }),
        ),
      ),
    staleTime: 0,
    gcTime: 0,
  });
}
