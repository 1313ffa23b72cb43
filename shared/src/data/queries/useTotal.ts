import { useQuery } from '@tanstack/react-query';
import { countList } from './countList';

const AGAIN_MS = 60_000;

/** All totals of a page are polled at the same moments, whenever they were first counted, so that they are one call. */
const untilPoll = (): number => AGAIN_MS - (performance.now() % AGAIN_MS);

/**
 * Total of a list, polled each minute while the page is visible, and after writes to its collection; `refetch` counts at once. Undefined
 * while unknown; a failure is logged and returned.
 */
export function useTotal(path: string, query: Record<string, string>) {
  const { data, error, refetch } = useQuery({
    queryKey: [path, 'total', query],
    queryFn: () => countList(path, query),
    refetchInterval: untilPoll,
  });
  return { total: data, error, refetch };
}
