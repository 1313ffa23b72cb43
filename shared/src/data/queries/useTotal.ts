import type { ListAnswer } from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../http/call';

const AGAIN_MS = 60_000;

/**
 * How many entries a list has, asked again each minute while somebody looks, and after every write to its collection.
 * Undefined while that is not known; a failure is only logged.
 */
export function useTotal(path: string, query: Record<string, string>): number | undefined {
  const params = { ...query, page: 1, per_page: 1 };
  const { data } = useQuery({
    queryKey: [path, 'list', params],
    queryFn: ({ signal }) => call<ListAnswer<unknown>>({ method: 'GET', url: path, params, signal }),
    refetchInterval: AGAIN_MS,
  });
  return data?.total;
}
