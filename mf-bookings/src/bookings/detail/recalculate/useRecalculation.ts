import type { Answer, Booking, Recalculation } from '@itinera/shared/contracts';
import { call } from '@itinera/shared/data';
import { useEffect, useState } from 'react';
import { callOf } from '../steps/bookingCall';

/** What the stays of a booking would cost now. Nothing is written. */
export function useRecalculation(booking: Pick<Booking, 'id'>) {
  const url = callOf(booking, 'recalculate');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ data?: Recalculation; error?: Error }>({});
  useEffect(() => {
    const leaving = new AbortController();
    call<Answer<Recalculation>>({ method: 'POST', url, data: {}, signal: leaving.signal }).then(
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
