import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface Read<R> {
  /** First part of the cache key, by which answers are refreshed or dropped. */
  path: string;
  read: (input: string, signal: AbortSignal) => Promise<R>;
  /** Debounce in milliseconds, for typed input. */
  pauseMs?: number;
  /** How long an answer comes from the cache, in milliseconds. */
  keptMs?: number;
}

interface Answered<R> {
  input: string;
  result: R;
  at: number;
}

/** The value once it has not changed for a time. */
function useDebouncedValue(value: string | undefined, pauseMs: number): string | undefined {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return pauseMs === 0 ? value : debounced;
}

/**
 * Answer for a changing input. The previous answer is kept until the next one arrives, also on failure; `answered` is the input that it
 * belongs to. Undefined reads nothing.
 */
export function useRead<R>(wanted: string | undefined, { path, read, pauseMs = 0, keptMs = 0 }: Read<R>) {
  const input = useDebouncedValue(wanted, pauseMs);
  const isDebounced = input === wanted;
  const { data, dataUpdatedAt, isFetching, error, refetch } = useQuery<R>({
    enabled: input !== undefined && isDebounced,
    queryKey: [path, 'read', input],
    queryFn: ({ signal }) => read(input ?? '', signal),
    staleTime: keptMs,
    gcTime: keptMs,
    // Results change on request, not when the person returns to the window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [last, setLast] = useState<Answered<R>>();
  const isNew = data !== undefined && (last?.input !== input || last?.at !== dataUpdatedAt);
  const now = isNew && input !== undefined ? { input, result: data, at: dataUpdatedAt } : last;
  if (now !== last) setLast(now);
  const isReading = wanted !== undefined && (!isDebounced || isFetching);
  return {
    answered: now,
    isReading,
    error: isReading || error === null ? undefined : error,
    again: () => void refetch(),
  };
}
