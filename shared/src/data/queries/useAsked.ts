import type { Answer } from '@itinera/shared/contracts';
import { useMemo } from 'react';
import { call } from '../calls/call';
import { useRead } from './useRead';

/**
 * Answer of a question sent by POST because it is too large for an address: a search, a quote, a preview. It changes nothing. The
 * previous answer is kept until the next one arrives, marked by `isEarlier`. Undefined asks nothing. `pauseMs` debounces typed questions;
 * within `keptMs` an answer comes from the cache.
 */
export function useAsked<I extends object, R>(
  path: string,
  question: I | undefined,
  times: { pauseMs?: number; keptMs?: number } = {},
) {
  const wanted = question && JSON.stringify(question);
  const { answered, isReading, error, again } = useRead<R>(wanted, {
    path,
    read: (input, signal) =>
      call<Answer<R>>({ method: 'POST', url: path, data: JSON.parse(input), signal }).then(
        ({ result }) => result,
      ),
    ...times,
  });
  const input = answered?.input;
  return {
    result: answered?.result,
    /** The question that the result answers. */
    of: useMemo(() => (input === undefined ? input : (JSON.parse(input) as I)), [input]),
    /** When the answer arrived, in milliseconds since 1970. */
    at: answered?.at ?? 0,
    /** Whether the result answers an earlier question. */
    isEarlier: answered !== undefined && input !== wanted,
    isAsking: isReading,
    error,
    again,
  };
}
