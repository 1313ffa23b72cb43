import { hashKey } from '@tanstack/react-query';
import { isUnanswered } from '../http/apiError';
import { newKey } from '../queries/client';
import { repeatIfLost } from './repeatIfLost';

/**
 * One thing that a person wants written: it keeps its idempotency key until an answer is known, so that it is carried out once, however
 * often it is sent. `send` rejects with the error of its call.
 */
export function intentOf<I, R>(send: (input: I, key: string) => Promise<R>) {
  let open: { input: I; key: string } | undefined;

  async function attempt(input: I): Promise<R> {
    const sent = open && hashKey([open.input]) === hashKey([input]) ? open : { input, key: newKey() };
    open = sent;
    try {
      const answer = await repeatIfLost(() => send(sent.input, sent.key));
      open = undefined;
      return answer;
    } catch (error) {
      if (!isUnanswered(error)) open = undefined;
      throw error;
    }
  }

  return {
    send: attempt,
    /**
     * Resolves an earlier attempt with other values and a lost answer, by repeating it under its key. Undefined if there was none, or if
     * it is refused. Rejects while its outcome is unknown.
     */
    async settle(input: I): Promise<R | undefined> {
      if (!open || hashKey([open.input]) === hashKey([input])) return undefined;
      try {
        return await attempt(open.input);
      } catch (error) {
        if (isUnanswered(error)) throw error;
        return undefined;
      }
    },
  };
}
