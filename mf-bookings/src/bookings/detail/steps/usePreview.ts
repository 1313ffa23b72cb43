import type { Answer } from '@itinera/shared/contracts';
import { call } from '@itinera/shared/data';
import { useEffect, useState } from 'react';

/** What a call of a booking would do. Nothing is written. */
export function usePreview<T>(url: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ data?: T; error?: Error }>({});
  useEffect(() => {
    const leaving = new AbortController();
    call<Answer<T>>({ method: 'POST', url, data: {}, signal: leaving.signal }).then(
      ({ result }) => setState({ data: result }),
      (error: unknown) =>
        !leaving.signal.aborted &&
        setState({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => leaving.abort();
  }, [url, attempt]);
  const again = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return { ...state, again };
}
