import { replaceSession, session, startSession, subjectOf, withdrawActions } from '@itinera/shared/state';
import { queryClient } from '../cache/queryClient';

/**
 * Adopts an access token, from the server or from another tab. Cookies are shared by all tabs, so it may belong to another person than
 * the one shown here: then the previous person's data is removed, and the page acts for neither until it is reloaded.
 */
export function adopt(accessToken: string, refreshToken?: string, snapshotKey?: string): void {
  const { profile, status } = session();
  if (status === 'replaced') return;
  if (!profile || profile.id === subjectOf(accessToken))
    return startSession(accessToken, refreshToken, snapshotKey);
  replaceSession(refreshToken);
  queryClient.clear();
  withdrawActions();
}
