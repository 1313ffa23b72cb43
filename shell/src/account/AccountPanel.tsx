import { signOut } from '@itinera/shared/data';
import { personName, roleNames } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import type { OverlayProps } from '../overlays/overlay';
import { OverlaySheet } from '../overlays/OverlaySheet';
import { AppearanceChoice } from './AppearanceChoice';
import { OwnPicture } from './OwnPicture';
import { EmailPanel } from './security/EmailPanel';
import { SecurityPanel } from './security/SecurityPanel';
import { Versions } from './Versions';

/** Panel of the own account: an overview, and behind it password and sessions, and the address. One chunk, so that both open at once. */
export function AccountPanel(props: OverlayProps) {
  const [part, setPart] = useState<'security' | 'email'>();
  const ways = { onBack: () => setPart(undefined), onClose: props.onClose };
  if (part === 'security') return <SecurityPanel {...ways} />;
  if (part === 'email') return <EmailPanel {...ways} />;
  return <Overview {...props} onPart={setPart} />;
}

/** Overview: the signed-in person, the appearance, and the releases of this page. */
function Overview({
  onClose,
  onOpen,
  onPart,
}: OverlayProps & { onPart: (part: 'security' | 'email') => void }) {
  const { profile } = useSession();
  return (
    <OverlaySheet title="Your account" onClose={onClose}>
      {profile && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{profile.company_name ?? personName(profile)}</Typography>
          <Typography color="textSecondary">{profile.email}</Typography>
          <Typography color="textSecondary">{roleNames[profile.role]}</Typography>
        </Box>
      )}
      {profile?.status === 'active' && !profile.needs_second_factor && <OwnPicture profile={profile} />}
      <Button variant="outlined" onClick={() => onPart('security')}>
        Password and sessions
      </Button>
      <Button variant="outlined" onClick={() => onPart('email')}>
        Change e-mail address
      </Button>
      <AppearanceChoice />
      <Button variant="outlined" onClick={() => onOpen('shortcuts')}>
        Keyboard shortcuts
      </Button>
      <Button variant="outlined" onClick={signOut}>
        Log Out
      </Button>
      <Versions />
    </OverlaySheet>
  );
}
