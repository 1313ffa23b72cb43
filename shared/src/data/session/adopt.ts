import { replaceSession, session, startSession, withdrawActions } from '@itinera/shared/state';
import { queryClient } from '../queries/queryClient';
import { subjectOf } from './subject';

/**
 * Takes over an access token, from the server or from another tab. Cookies are shared by all tabs, so it may
 * belong to somebody else than the person shown here: then nothing of the former person's data stays, and the
 * page acts for neither of them until it is loaded anew.
 */
export function adopt(accessToken: string, refreshToken?: string): void {
  const { profile, status } = session();
  if (status === 'replaced') return;
  if (!profile || profile.id === subjectOf(accessToken)) return startSession(accessToken, refreshToken);
  replaceSession(refreshToken);
  queryClient.clear();
  withdrawActions();
}
