import { loadProfile, readFailedAgain } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';
import { Typography } from '@itinera/shared/ui';
import type { OverlayProps } from '../../overlays/overlay';
import { OverlaySheet } from '../../overlays/OverlaySheet';
import { SetUpSecondFactor } from './SetUpSecondFactor';

/** Dialog over the open page, when the company has begun to require a second factor. */
export function SecondFactorDuty({ onClose }: OverlayProps) {
  const goOn = () => {
    onClose();
    showSnackbar('Go on where you were. What was refused was not saved: save it again', 'success');
    void loadProfile().then(readFailedAgain);
  };
  return (
    <OverlaySheet title="Set up a second factor" onClose={onClose}>
      <Typography>
        Your company requires a second factor now: sign-in will ask for a code of an app on your phone after
        the password. Until you have one, nothing can be read or saved. What you have typed stays in the page.
      </Typography>
      <SetUpSecondFactor onDone={goOn} />
    </OverlaySheet>
  );
}
