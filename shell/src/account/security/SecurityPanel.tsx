import { Button } from '@itinera/shared/ui';
import { OverlaySheet } from '../../overlays/OverlaySheet';
import { ChangePassword } from './ChangePassword';
import { OwnSessions } from './OwnSessions';
import { SecondFactorSection } from './SecondFactorSection';

interface SecurityPanelProps {
  onBack: () => void;
  onClose: () => void;
}

/** Panel with password, second factor and sessions. */
export const SecurityPanel = ({ onBack, onClose }: SecurityPanelProps) => (
  <OverlaySheet title="Password and sessions" onClose={onClose}>
    <ChangePassword />
    <SecondFactorSection />
    <OwnSessions />
    <Button variant="outlined" onClick={onBack}>
      Back to your account
    </Button>
  </OverlaySheet>
);
