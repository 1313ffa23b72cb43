import type { ListAnswer } from '@itinera/shared/contracts';
import { becomeGuest, noteMissingFactor, session, whileRunning } from '@itinera/shared/state';
import { isOfAnotherTab, refreshSession, type RefreshOutcome } from '../session/refresh';
import { hasList, type Shape } from '../http/answerShape';
import { ApiError, lostAnswer } from '../http/apiError';
import { send, type Call } from '../http/http';

const withToken = (config: Call, token: string | null): Call =>
  token ? { ...config, headers: { ...config.headers, Authorization: `Bearer ${token}` } } : config;

const isUnauthorized = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401;

/**
 * The error of a call whose session was not renewed. Without an answer to the refresh the person is still signed in, and trying again may help.
 * A read says so where it is shown, and nowhere else (specification 8: a failed refresh is only logged); a write is reported like any other.
 */
function unrenewed({ method }: Call, refusal: ApiError, outcome: RefreshOutcome): ApiError {
  if (outcome !== 'unreachable') return refusal;
  const unreachable = lostAnswer(refusal.asked, 'unreachable');
  return method === 'GET' ? refusal.inWords(unreachable.message) : unreachable;
}

/** Requesting the second factor moves the focus, which a background read must not do while a person types. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
const needsFactor = (error: unknown): boolean =>
  error instanceof ApiError && error.params['needs'] === 'second_factor';

/**
 * Calls the API as the signed-in person. A 401 leads to one silent refresh and one retry; a second one ends
 * the session, and the shell goes to /auth (specification 8). Rejects with `ApiError`.
 */
export const call = <T>(config: Call, hasShape?: Shape): Promise<T> =>
  config.method === 'GET' ? callAsPerson(config, hasShape) : whileRunning(callAsPerson(config, hasShape));

/** `call` for one page of a list. */
export const callForList = <T>(config: Omit<Call, 'method'>): Promise<ListAnswer<T>> =>
  call({ ...config, method: 'GET' }, hasList);

async function callAsPerson<T>(config: Call, hasShape: Shape | undefined): Promise<T> {
  const asked = session().accessToken;
  try {
    return await send<T>(withToken(config, asked), hasShape);
  } catch (error) {
    if (needsFactor(error) && (config.method !== 'GET' || !isTyping())) noteMissingFactor();
    // The person of this page has been signed out, and the person signed in now did not request this.
    if (!isUnauthorized(error) || session().status === 'replaced') throw error;
    const renewed = session().accessToken === asked ? await refreshSession() : 'user';
    if (renewed !== 'user') throw unrenewed(config, error, renewed);
    return retry(config, hasShape);
  }
}

/** A token that another tab broadcast, perhaps before the server changed its secret, is no reason to end the session before a refresh of its own. */
async function retry<T>(config: Call, hasShape: Shape | undefined, mayRefresh = true): Promise<T> {
  const { accessToken } = session();
  try {
    return await send<T>(withToken(config, accessToken), hasShape);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    if (mayRefresh && isOfAnotherTab(accessToken)) {
      const renewed = await refreshSession();
      if (renewed !== 'user') throw unrenewed(config, error, renewed);
      return retry(config, hasShape, false);
    }
    becomeGuest(window.location.pathname + window.location.search);
    throw error;
  }
}
