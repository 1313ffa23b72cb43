import type { Answer, AnyCollection } from '@itinera/shared/contracts';
import { hasResult, type Shape } from '../http/answerShape';
import { call } from '../http/call';
import { tagOf } from '../http/entityTags';
import type { Call } from '../http/http';
import { newKey, writeHeaders } from '../queries/client';
import { entryOf, inTurn, rememberTagNow, tagNow } from './inTurn';
import { readAgain } from './readAgain';
import { repeatIfLost } from './repeatIfLost';

/** A call that changes something and is no plain edit of an entry: a step of a booking, a merge, a mail that is tried again. */
export interface Action extends Pick<Call, 'signal' | 'timeout' | 'onUploadProgress'> {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** Such as `/api/bookings/17/status`. */
  path: string;
  body?: object;
  /** ETag of the entry that the person has seen: refused when another user has changed it since. */
  tag?: string | undefined;
  /** After which writes of this tab it is sent; by default those of the entry in its path. Empty: it need not wait. */
  turn?: readonly string[];
  /** What shows the effect: read again afterwards, also when the action failed. */
  refresh?: readonly Pick<AnyCollection, 'path' | 'partOf'>[];
  /** Whether a body is the answer, where `result` alone says too little. */
  isAnswer?: Shape;
}

/**
 * Carries out an action once: under an idempotency key, after what this tab is still writing of the same entry, and with a retry
 * when the answer is lost. `key` is that of an earlier attempt whose outcome is not known. Rejects with `ApiError`.
 */
export async function act<R>(action: Action, key = newKey()): Promise<R> {
  const { method = 'POST', path, body, tag, refresh = [], isAnswer = hasResult, ...more } = action;
  const entry = entryOf(path) ?? path;
  const { turn = [entry], ...rest } = more;
  const readEffect = () => Promise.all(refresh.map(readAgain));
  try {
    const done = await inTurn(turn, async () => {
      const headers = writeHeaders(key, tag === undefined ? tag : tagNow(entry, tag));
      const request = { ...rest, method, url: path, data: body, headers };
      const { result } = await repeatIfLost(() => call<Answer<R>>(request, isAnswer));
      rememberTagNow(entry, tag, tagOf(result));
      return result;
    });
    await readEffect();
    return done;
  } catch (error) {
    void readEffect();
    throw error;
  }
}
