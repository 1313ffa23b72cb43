import { ApiError } from '@itinera/shared/data';
import { useState } from 'react';
import type { RowSource } from './rowSource';

/** Rows that the person may no longer see are dropped. */
const isRefused = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Keeps loaded rows until others are loaded, also on failure, so that a lost connection hides nothing. */
export function useEarlierRows<T>(source: RowSource<T>, isPlaceholder = false): RowSource<T> {
  const [last, setLast] = useState(source);
  const isLoaded = source.total !== undefined && !isPlaceholder;
  if (
    isLoaded &&
    (last.total !== source.total || last.updatedAt !== source.updatedAt || last.before !== source.before)
  )
    setLast(source);
  const { error, isFetching, show, refetch } = source;
  if (isLoaded || last.total === undefined || (error && isRefused(error))) return source;
  return { ...last, error, isFetching, show, refetch, isEarlier: error !== null };
}
