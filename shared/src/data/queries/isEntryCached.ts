import { queryClient } from './queryClient';

/** Whether `useOne` shows an entry at once, however it was read. `path` is that of its collection. */
export const isEntryCached = (path: string, id: string): boolean =>
  queryClient.getQueriesData({ queryKey: [path, 'one', id] }).some(([, entry]) => entry !== undefined);
