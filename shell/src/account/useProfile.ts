import { isStaff } from '@itinera/shared/contracts';
import { loadProfile } from '@itinera/shared/data';
import { useSession } from '@itinera/shared/state';
import { useEffect } from 'react';
import { configuration } from '../base/configuration';

/** Loads the profile with the default layout (specification 4), and again for another person. */
export function useProfile() {
  const signedIn = useSession(({ status }) => status === 'user');
  const profile = useSession((session) => session.profile);
  useEffect(() => {
    if (!signedIn || profile) return;
    loadProfile().catch((error: unknown) => console.warn('The profile could not be loaded:', error));
  }, [signedIn, profile]);
  const awaitsApproval = profile?.status === 'pending' ? profile.email : undefined;
  const isInWrongShell = configuration.audience === 'partner' && profile !== null && isStaff(profile.role);
  const isUsable = !awaitsApproval && !isInWrongShell && profile?.needs_second_factor !== true;
  return { signedIn, awaitsApproval, isInWrongShell, isUsable };
}
