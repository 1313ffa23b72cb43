import { ApiError, intentOf, isUnanswered, messageOf } from '@itinera/shared/data';
import { useMemo, useRef, useState } from 'react';
import { bookingCall } from './bookingCall';

/**
 * A call of a booking behind one button: once at a time however often it is pressed, and after a lost answer repeated under the
 * same key, so that it is carried out once.
 */
export function useBookingCall<T>(path: string, onDone: (result: T) => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [params, setParams] = useState<ApiError['params']>({});
  const intent = useMemo(() => intentOf((body: object, key) => bookingCall<T>(path, body, key)), [path]);
  const isRunning = useRef(false);
  const run = async (body: object) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    try {
      onDone(await intent.send(body));
    } catch (failure) {
      const isSafe = isUnanswered(failure) ? ' Trying again is safe: nothing is done twice.' : '';
      setError(messageOf(failure) + isSafe);
      setParams(failure instanceof ApiError ? failure.params : {});
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run: (body: object) => void run(body), isBusy, error, params };
}
