import { signOut } from '@itinera/shared/data';
import { personName, roleNames } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import type { OverlayProps } from '../overlays/overlay';
import { OverlaySheet } from '../overlays/OverlaySheet';
import { AppearanceChoice } from './AppearanceChoice';
import { OwnPicture } from './OwnPicture';
import { SecurityPanel } from './security/SecurityPanel';
import { Versions } from './Versions';

/** Panel of the own account: an overview, and behind it password and sessions. One chunk, so that both open at once. */
export function AccountPanel(props: OverlayProps) {
  const [isSecurity, setIsSecurity] = useState(false);
  return isSecurity ? (
    <SecurityPanel onBack={() => setIsSecurity(false)} onClose={props.onClose} />
  ) : (
    <Overview {...props} onSecurity={() => setIsSecurity(true)} />
  );
}

/** Overview: the signed-in person, the appearance, and the releases of this page. */
function Overview({ onClose, onOpen, onSecurity }: OverlayProps & { onSecurity: () => void }) {
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
      <Button variant="outlined" onClick={onSecurity}>
        Password and sessions
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
