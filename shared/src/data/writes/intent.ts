import { hashKey } from '@tanstack/react-query';
import { newKey } from '../queries/client';
import { isUnanswered, repeatIfLost } from './repeatIfLost';

/**
 * What a person wants to be written, once however often it is sent: its idempotency key stays until an answer is
 * known. `send` rejects as its call does.
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
     * What became of an attempt at something else than `input` whose answer was lost: it is repeated under its key.
     * Undefined when there was none, or when it is refused. Rejects while it still is not known.
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
