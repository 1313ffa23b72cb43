import { secondFactorPaths, type SecondFactor } from '@itinera/shared/contracts';
import { useAnswer } from '@itinera/shared/data';
import { formatInstant, plural } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { Alert, Button, Typography } from '@itinera/shared/ui';
import { useState, type ReactNode } from 'react';
import { CodeInput } from '../../authForm/CodeInput';
import { useAuthForm } from '../../authForm/useAuthForm';
import { PartSkeleton } from '../../parts/PartSkeleton';
import { readSecondFactorAgain, turnOffSecondFactor } from './ownAccount';
import { PanelForm } from './PanelForm';
import { PanelSection } from './PanelSection';
import { ReadFailed } from './ReadFailed';
import { PasswordInput } from './PasswordInput';
import { SetUpSecondFactor } from './SetUpSecondFactor';

/** With fewer codes left, new recovery codes are recommended. */
const fewCodes = 3;

/** Section that turns the second factor on and off. */
export function SecondFactorSection() {
  const { data, error, refetch } = useAnswer<SecondFactor>(secondFactorPaths.own, {}, secondFactorPaths.own);
  // Kept locally, because recovery codes stay visible after the server says that the factor is on.
  const [open, setOpen] = useState<'set up' | 'turn off'>();
  const cancel = <Button onClick={() => setOpen(undefined)}>Cancel</Button>;
  const finish = () => {
    setOpen(undefined);
    void readSecondFactorAgain();
  };
  return (
    <PanelSection title="Second factor">
      {!data && !error && <PartSkeleton />}
      {!data && error && <ReadFailed what="This" error={error} onRetry={() => void refetch()} />}
      {data && (data.since === null ? <Off /> : <On factor={data} />)}
      {data && !open && (
        <Button variant="outlined" onClick={() => setOpen(data.since === null ? 'set up' : 'turn off')}>
          {data.since === null ? 'Set up a second factor' : 'Turn off the second factor'}
        </Button>
      )}
      {open === 'set up' && <SetUpSecondFactor onDone={finish} beside={cancel} />}
      {open === 'turn off' && <TurnOff onDone={finish} cancel={cancel} />}
    </PanelSection>
  );
}

const Off = () => (
  <Typography variant="body2" color="textSecondary">
    Off. With a second factor, sign-in asks for a code of an app on your phone after the password: a stolen
    password is not enough then.
  </Typography>
);

const On = ({ factor: { since, recovery_codes_left: left } }: { factor: SecondFactor }) => (
  <>
    <Typography variant="body2" color="textSecondary">
      On since {since !== null && formatInstant(since)}. {plural(left, 'recovery code')} left.
    </Typography>
    {left < fewCodes && (
      <Alert severity="warning" role="note">
        For new recovery codes, turn the second factor off and set it up again.
      </Alert>
    )}
  </>
);

function TurnOff({ onDone, cancel }: { onDone: () => void; cancel: ReactNode }) {
  const { errors, ...form } = useAuthForm(
    { current_password: 'Current password', code: 'Code' },
    async ({ current_password, code }) => {
      await turnOffSecondFactor(current_password, code);
      showSnackbar('Second factor turned off. Sign-in asks for the password alone', 'success');
      onDone();
    },
  );
  return (
    <PanelForm
      {...form}
      label="Turn off the second factor"
      action={['Turn off', 'Turning off…']}
      beside={cancel}
    >
      <PasswordInput error={errors['current_password']} />
      <CodeInput label="Code" hint="Of the app, or a recovery code" error={errors['code']} />
    </PanelForm>
  );
}
