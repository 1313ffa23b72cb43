import { queryClient } from '../cache/queryClient';

/** Whether `useOne` can render an entry from the cache. `path` is that of its collection. */
export const isEntryCached = (path: string, id: string): boolean =>
  queryClient.getQueriesData({ queryKey: [path, 'one', id] }).some(([, entry]) => entry !== undefined);
