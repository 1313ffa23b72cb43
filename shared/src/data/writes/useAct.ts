import { useRef, useState } from 'react';
import { ApiError, isUnanswered, messageOf } from '../http/apiError';
import { act, type Action } from './act';
import { intentOf } from './intent';

interface Attempt<R> {
  body: object;
  send: (key: string) => Promise<R>;
}

/**
 * State of an action behind a button: once at a time however often it is pressed, and repeated under the same key after a lost answer, so
 * that it is carried out once. `problem` says why it failed, or that its outcome is unknown; `params` are the values of a refusal.
 * `onFailure` reads again what the form shows.
 */
export function useAct<R>(action: Omit<Action, 'body'>, onDone: (result: R) => void, onFailure?: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // `intentOf` compares attempts as JSON, which skips functions: with an equal body it is the earlier attempt.
  const [intent] = useState(() => intentOf(({ send }: Attempt<R>, key) => send(key)));
  const isRunning = useRef(false);
  const run = async (body: object) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      onDone(await intent.send({ body, send: (key) => act<R>({ ...action, body }, key) }));
    } catch (error) {
      setFailure(error);
      onFailure?.();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const isSafe = isUnanswered(failure) ? ' Trying again is safe: nothing is done twice.' : '';
  return {
    run: (body: object = {}) => void run(body),
    isBusy,
    problem: failure === undefined ? undefined : messageOf(failure) + isSafe,
    params: failure instanceof ApiError ? failure.params : {},
  };
}
