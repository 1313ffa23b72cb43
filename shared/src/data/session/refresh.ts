import { authPaths, type Tokens } from '@itinera/shared/contracts';
import { becomeGuest, markUnreachable, session, tokenCookie } from '@itinera/shared/state';
import { hasTokens } from '../http/answerShape';
import { ApiError } from '../http/apiError';
import { send } from '../http/http';
import { adopt } from './adopt';
import { broadcast } from './tabs';

export type RefreshOutcome = 'user' | 'guest' | 'unreachable' | 'replaced';

const nowOf = (): RefreshOutcome => (session().status === 'replaced' ? 'replaced' : 'user');

let inFlight: Promise<RefreshOutcome> | undefined;

/**
 * Exchanges the refresh token for new tokens. Once at a time in this tab (shared promise) and across all tabs
 * (Web Locks): rotation makes a token worthless after its first use, so two at once would end the session.
 */
export function refreshSession(): Promise<RefreshOutcome> {
  const asked = session().accessToken;
  const rotateUnlessDone = () => (session().accessToken === asked ? rotate() : Promise.resolve(nowOf()));
  // Web Locks need a secure context; without them the server's grace period for the previous token has to do.
  const locked = () =>
    'locks' in navigator ? navigator.locks.request('itinera-refresh', rotateUnlessDone) : rotateUnlessDone();
  inFlight ??= Promise.resolve(locked()).finally(() => (inFlight = undefined));
  return inFlight;
}

async function rotate(): Promise<RefreshOutcome> {
  const token = tokenCookie.read();
  if (!token) return end();
  const { status } = session();
  /** A person who signed out meanwhile, here or in another tab, is not signed in again. */
  const hasLeft = () => session().status === 'guest' && status !== 'guest';
  try {
    const tokens = await send<Tokens>(
      { method: 'POST', url: authPaths.refresh, params: { token } },
      hasTokens,
    );
    if (hasLeft()) return 'guest';
    adopt(tokens.access_token, tokens.refresh_token);
    broadcast({ type: 'refreshed', accessToken: tokens.access_token });
    return nowOf();
  } catch (error) {
    // Specification 4: a failed refresh is logged only. It ends the session only when the server said so;
    // a network error or a restarting server must not sign everybody out.
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
