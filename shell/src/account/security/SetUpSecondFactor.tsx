import type { NewSecondFactor } from '@itinera/shared/contracts';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { useState, type ReactNode } from 'react';
import { CodeInput } from '../../authForm/CodeInput';
import { useAuthForm } from '../../authForm/useAuthForm';
import { beginSecondFactor, confirmSecondFactor } from './ownAccount';
import { PanelForm } from './PanelForm';
import { PasswordInput } from './PasswordInput';
import { QrCode } from './QrCode';

interface SetUpProps {
  /** Called when the person has confirmed the recovery codes. */
  onDone: () => void;
  /** Content beside the button of the first step, such as Cancel. */
  beside?: ReactNode;
}

/** Steps of setting up a second factor: password, first code of the app, recovery codes. */
export function SetUpSecondFactor({ onDone, beside }: SetUpProps) {
  const [begun, setBegun] = useState<NewSecondFactor>();
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (!begun) return <AskPassword onBegun={setBegun} beside={beside} />;
  if (!isConfirmed) return <ConnectApp begun={begun} onConfirmed={() => setIsConfirmed(true)} />;
  return <RecoveryCodes codes={begun.recovery_codes} onDone={onDone} />;
}

interface AskPasswordProps extends Pick<SetUpProps, 'beside'> {
  onBegun: (begun: NewSecondFactor) => void;
}

function AskPassword({ onBegun, beside }: AskPasswordProps) {
  const { errors, ...form } = useAuthForm({ current_password: 'Current password' }, async (values) =>
    onBegun(await beginSecondFactor(values.current_password)),
  );
  return (
    <PanelForm {...form} label="Set up a second factor" action={['Continue', 'Checking…']} beside={beside}>
      <PasswordInput error={errors['current_password']} />
    </PanelForm>
  );
}

interface ConnectAppProps {
  begun: NewSecondFactor;
  onConfirmed: () => void;
}

function ConnectApp({ begun: { address, secret }, onConfirmed }: ConnectAppProps) {
  const { errors, ...form } = useAuthForm({ code: 'Code' }, async ({ code }) => {
    await confirmSecondFactor(code);
    onConfirmed();
  });
  return (
    <PanelForm {...form} label="Connect the app" action={['Turn on', 'Checking…']}>
      <Typography>
        Scan this picture with an authenticator app on your phone, or type the key into it. Then enter the six
        digits that the app shows.
      </Typography>
      <QrCode text={address} label="Picture for the authenticator app" />
      <Box>
        Key{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all', fontSize: '1rem' }}>
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </Box>
      </Box>
      <CodeInput label="Code" error={errors['code']} autoFocus />
    </PanelForm>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity="success" role="status">
        Sign-in now asks for a code of your app.
      </Alert>
      <Typography>
        Keep these recovery codes where you find them without your phone. Each lets you in once if you lose
        the app. They are shown only now.
      </Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          display: 'grid',
          gridTemplateColumns: 'repeat(2, auto)',
          gap: '4px 24px',
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" onClick={onDone}>
          I have kept them
        </Button>
        <Button variant="outlined" onClick={copy}>
          Copy
        </Button>
        <span role="status">
          {isCopied !== undefined && (isCopied ? 'Copied' : 'Not copied. Select them and copy them by hand.')}
        </span>
      </Box>
    </Box>
  );
}
