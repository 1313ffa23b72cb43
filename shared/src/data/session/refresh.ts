import { authPaths, type Tokens } from '@itinera/shared/contracts';
import { becomeGuest, markUnreachable, session, tokenCookie } from '@itinera/shared/state';
import { takeEarlyRefresh, type EarlyRequests } from '../early/early';
import { hasTokens } from '../http/answerShape';
import { ApiError } from '../http/apiError';
import { receive, send } from '../http/http';
import { adopt } from './adopt';
import { oneAtATime } from './oneAtATime';
import { broadcast } from './tabs';

export type RefreshOutcome = 'user' | 'guest' | 'unreachable' | 'replaced';

const nowOf = (): RefreshOutcome => (session().status === 'replaced' ? 'replaced' : 'user');

const call = { method: 'POST', url: authPaths.refresh } as const;

/** The last access token that this tab got from the server itself. */
let own: string | undefined;

/** Whether a token was broadcast by another tab: it may be older than what the server accepts. */
export const isOfAnotherTab = (token: string | null): boolean => token !== own;

let inFlight: Promise<RefreshOutcome> | undefined;

/**
 * Exchanges the refresh token for new tokens, once at a time in this tab (shared promise) and across all tabs (Web Locks). The first
 * refresh of a page was sent with its document, and its answer is adopted here.
 */
export function refreshSession(): Promise<RefreshOutcome> {
  const early = takeEarlyRefresh();
  inFlight ??= (early ? adoptEarly(early) : rotateUnlessDone()).finally(() => (inFlight = undefined));
  return inFlight;
}

function rotateUnlessDone(): Promise<RefreshOutcome> {
  const asked = session().accessToken;
  return oneAtATime(() => (session().accessToken === asked ? rotate() : Promise.resolve(nowOf())));
}

/** The cookie decides: since this answer arrived, another tab may have signed out, signed in or refreshed. */
async function adoptEarly(early: EarlyRequests['refresh']): Promise<RefreshOutcome> {
  const came = await early;
  if (!came || came.token !== tokenCookie.read()) return rotateUnlessDone();
  return settle(async () => receive<Tokens>(call, came.answer, hasTokens));
}

const rotate = async (): Promise<RefreshOutcome> => {
  const token = tokenCookie.read();
  return token ? settle(() => send<Tokens>({ ...call, params: { token } }, hasTokens)) : end();
};

async function settle(exchange: () => Promise<Tokens>): Promise<RefreshOutcome> {
  const { status } = session();
  /** A person who has signed out meanwhile, here or in another tab, is not signed in again. */
  const hasLeft = () => session().status === 'guest' && status !== 'guest';
  try {
    const tokens = await exchange();
    if (hasLeft()) return 'guest';
    own = tokens.access_token;
    adopt(tokens.access_token, tokens.refresh_token, tokens.snapshot_key);
    broadcast({ type: 'refreshed', accessToken: tokens.access_token });
    return nowOf();
  } catch (error) {
    // Specification 4: a failed refresh is only logged. It ends the session only if the server said so; a network error or a restarting
    // server must not sign people out.
    console.warn('The session could not be refreshed:', error instanceof Error ? error.message : error);
    if (error instanceof ApiError && [400, 401, 403].includes(error.status)) return end();
    if (hasLeft()) return 'guest';
    if (session().status !== 'user') markUnreachable();
    return 'unreachable';
  }
}

function end(): RefreshOutcome {
  const wasSignedIn = session().status === 'user';
  becomeGuest(wasSignedIn ? window.location.pathname + window.location.search : null);
  return 'guest';
}
