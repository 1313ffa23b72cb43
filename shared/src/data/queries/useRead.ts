import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface Read<R> {
  /** First part of the key in the cache: with it, the answers are read again or forgotten. */
  path: string;
  read: (input: string, signal: AbortSignal) => Promise<R>;
  /** How long the input must stay the same before it is read, in milliseconds; for what is typed. */
  pauseMs?: number;
  /** How long an answer is given again without reading, in milliseconds. */
  keptMs?: number;
}

interface Answered<R> {
  input: string;
  result: R;
  at: number;
}

/** The value once it has not changed for so long. */
function useSettled(value: string | undefined, pauseMs: number): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return pauseMs === 0 ? value : settled;
}

/**
 * What is read for an input that changes. An earlier answer is there until the next one is, also when reading fails, and
 * `answered` says for which input it was. Undefined: nothing is read.
 */
export function useRead<R>(wanted: string | undefined, { path, read, pauseMs = 0, keptMs = 0 }: Read<R>) {
  const input = useSettled(wanted, pauseMs);
  const isSettled = input === wanted;
  const { data, dataUpdatedAt, isFetching, error, refetch } = useQuery<R>({
    enabled: input !== undefined && isSettled,
    queryKey: [path, 'read', input],
    queryFn: ({ signal }) => read(input ?? '', signal),
    staleTime: keptMs,
    gcTime: keptMs,
    // What is on the screen changes when the person asks, not when they come back to the window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [last, setLast] = useState<Answered<R>>();
  const isNew = data !== undefined && (last?.input !== input || last?.at !== dataUpdatedAt);
  const now = isNew && input !== undefined ? { input, result: data, at: dataUpdatedAt } : last;
  if (now !== last) setLast(now);
  const isReading = wanted !== undefined && (!isSettled || isFetching);
  return {
    answered: now,
    isReading,
    error: isReading || error === null ? undefined : error,
    again: () => void refetch(),
  };
}
