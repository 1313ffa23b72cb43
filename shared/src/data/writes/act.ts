import type { Answer, AnyCollection } from '@itinera/shared/contracts';
import { hasResult, type Shape } from '../http/answerShape';
import { call } from '../calls/call';
import { tagOf } from '../http/entityTags';
import type { Call } from '../http/http';
import { newKey, writeHeaders } from '../queries/client';
import { entryOf, inTurn, rememberTagNow, tagNow } from './inTurn';
import { readAgain } from './readAgain';
import { repeatIfLost } from './repeatIfLost';

/** A call that changes something and is not an edit of an entry: a step of a booking, a merge, a retried mail. */
export interface Action extends Pick<Call, 'signal' | 'timeout' | 'onUploadProgress'> {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** Such as `/api/bookings/17/status`. */
  path: string;
  body?: object;
  /** ETag of the entry that the person has seen: refused if another user has changed it since. */
  tag?: string | undefined;
  /** Entries whose writes of this tab it waits for; by default that of its path. Empty: none. */
  turn?: readonly string[];
  /** Collections that show the effect: read again afterwards, also on failure. */
  refresh?: readonly Pick<AnyCollection, 'path' | 'partOf'>[];
  /** Shape of the answer, if `result` alone is not specific enough. */
  isAnswer?: Shape;
}

/**
 * Carries out an action once: under an idempotency key, after pending writes of this tab to the same entry, with a retry after a lost
 * answer. `key` is that of an earlier attempt with an unknown outcome. Rejects with `ApiError`.
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
