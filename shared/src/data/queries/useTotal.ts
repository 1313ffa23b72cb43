import { useQuery } from '@tanstack/react-query';
import { callForList } from '../calls/call';

const AGAIN_MS = 60_000;

/**
 * Total of a list, polled each minute while the page is visible, and after writes to its collection; `refetch` counts at once. Undefined
 * while unknown; a failure is logged and returned.
 */
export function useTotal(path: string, query: Record<string, string>) {
  const params = { ...query, page: 1, per_page: 1 };
  const { data, error, refetch } = useQuery({
    queryKey: [path, 'list', params],
    queryFn: ({ signal }) => callForList({ url: path, params, signal }),
    refetchInterval: AGAIN_MS,
  });
  return { total: data?.total, error, refetch };
}
