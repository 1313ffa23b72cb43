import { forgetProfile, session, showSnackbar, startSession } from '@itinera/shared/state';
import { queryClient } from '../queries/queryClient';
import { subjectOf } from './subject';

/**
 * Takes over an access token, from the server or from another tab. Cookies are shared by all tabs, so it may
 * belong to somebody else than the person shown here: then nothing of the former person's data stays.
 */
export function adopt(accessToken: string, refreshToken?: string): void {
  const { profile } = session();
  startSession(accessToken, refreshToken);
  if (profile && profile.id !== subjectOf(accessToken)) {
    queryClient.clear();
    forgetProfile();
    showSnackbar('Another person has signed in on this browser. This window now works for that account.', 'warning');
  }
}
