import { signOut } from '@itinera/shared/data';
import { personName, roleNames } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import type { OverlayProps } from '../overlays/overlay';
import { OverlaySheet } from '../overlays/OverlaySheet';
import { AppearanceChoice } from './AppearanceChoice';
import { Versions } from './Versions';

/** Shows who is signed in, how this browser displays the product, and which releases it runs. */
export function AccountPanel({ onClose, onOpen }: OverlayProps) {
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
