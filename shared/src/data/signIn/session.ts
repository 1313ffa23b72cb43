import { authPaths, type Credentials, type ProfileAnswer, type Tokens } from '@itinera/shared/contracts';
import {
  askIfUnsaved,
  clearSession,
  ownDrafts,
  rememberProfile,
  session,
  startSession,
  withdrawActions,
} from '@itinera/shared/state';
import { hasProfile, hasTokens } from '../http/answerShape';
import { call } from '../calls/call';
import { send } from '../http/http';
import { queryClient } from '../cache/queryClient';
import { adopt } from '../session/adopt';
import { refreshSession } from '../session/refresh';
import { receiveEarlyRequests } from '../early/early';
import { onBroadcast, broadcast } from '../session/tabs';

/** Specification 4: on start, an existing token cookie is refreshed and saved. The document has sent that already. */
export async function startUp(): Promise<void> {
  receiveEarlyRequests();
  onBroadcast((notice) => {
    if (notice.type === 'refreshed') adopt(notice.accessToken);
    else if (session().status !== 'guest') leave();
  });
  await refreshSession();
}

/**
 * Rejects with `ApiError`; its message is for the person. With the code `second_factor`, the password was correct, and the session begins
 * with a call to `url` that has the code.
 */
export const signIn = (proof: object, url: string = authPaths.signIn): Promise<void> => begin(url, proof);

/**
 * Registers; until approval, the new session shows only that the account is waiting. Rejects with `ApiError`.
 */
export const signUp = (credentials: Credentials): Promise<void> => begin(authPaths.signUp, credentials);

/**
 * Loads the person first, because the guards must recognise a partner. Data of a previous person, whose session may have expired, is
 * removed.
 */
async function begin(url: string, proof: object): Promise<void> {
  const tokens = await send<Tokens>({ method: 'POST', url, data: proof }, hasTokens);
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const profile = await send<ProfileAnswer>({ method: 'GET', url: authPaths.profile, headers }, hasProfile);
  queryClient.clear();
  take(profile);
  startSession(tokens.access_token, tokens.refresh_token, tokens.snapshot_key);
  broadcast({ type: 'refreshed', accessToken: tokens.access_token });
}

/** Requests a recovery link for the address. Rejects with `ApiError`. */
export const askForRecovery = (email: string): Promise<void> =>
  send({ method: 'GET', url: authPaths.recovery, params: { email: email.trim() } });

/** `token` is the secret of a link from a mail. Rejects with `ApiError`. */
export const setNewPassword = (token: string, password: string): Promise<void> =>
  send({ method: 'POST', url: authPaths.reset, data: { token, password } });

/**
 * Signs out here and in all tabs at once; the server ends the session when the request arrives. Asks first
 * when unsaved changes would be lost.
 */
export const signOut = (): void => askIfUnsaved(signOutNow);

function signOutNow(): void {
  const { accessToken } = session();
  leave();
  broadcast({ type: 'signed-out' });
  void send({
    method: 'POST',
    url: authPaths.signOut,
    headers: { Authorization: `Bearer ${accessToken}` },
  }).catch((error: unknown) => console.warn('The sign-out did not reach the server:', error));
}

function leave(): void {
  clearSession();
  queryClient.clear();
  withdrawActions();
}

/** Fetches role and id of the signed-in person. Rejects with `ApiError`. */
export async function loadProfile(): Promise<void> {
  const profile = await call<ProfileAnswer>({ method: 'GET', url: authPaths.profile }, hasProfile);
  // A person who has signed out meanwhile gets no cookie.
  if (session().status === 'user') take(profile);
}

function take({ result }: ProfileAnswer): void {
  ownDrafts(result.id);
  rememberProfile(result);
}
