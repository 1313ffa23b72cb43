import { rememberProfile, showSnackbar, useSession } from '@itinera/shared/state';
import { Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { CodeInput } from '../../authForm/CodeInput';
import { loadAccountRules } from '../../authForm/loadAccountRules';
import { TextInput } from '../../authForm/TextInput';
import { useAuthForm } from '../../authForm/useAuthForm';
import { OverlaySheet } from '../../overlays/OverlaySheet';
import { confirmEmail, requestEmail } from './ownAccount';
import { PanelForm } from './PanelForm';
import { PasswordInput } from './PasswordInput';

interface EmailPanelProps {
  onBack: () => void;
  onClose: () => void;
}

/** Panel that changes the own address: password and new address, then the code that was sent there. */
export function EmailPanel({ onBack, onClose }: EmailPanelProps) {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  return (
    <OverlaySheet title="Change e-mail address" onClose={onClose}>
      {isSent ? (
        <Confirmation email={email} onAgain={() => setIsSent(false)} onDone={onBack} />
      ) : (
        <NewAddress
          initial={email}
          onSent={(address) => {
            setEmail(address);
            setIsSent(true);
          }}
        />
      )}
      <Button variant="outlined" onClick={onBack}>
        Back to your account
      </Button>
    </OverlaySheet>
  );
}

interface NewAddressProps {
  /** The address that a code was sent to before. */
  initial: string;
  onSent: (email: string) => void;
}

function NewAddress({ initial, onSent }: NewAddressProps) {
  const { errors, ...form } = useAuthForm(
    { current_password: 'Current password', email: 'New e-mail' },
    async ({ current_password, email }) => {
      const address = email.trim().toLowerCase();
      await requestEmail({ current_password, email: address });
      onSent(address);
    },
    loadAccountRules,
  );
  return (
    <PanelForm {...form} label="New e-mail address" action={['Send code', 'Sending…']}>
      <Typography variant="body2" color="textSecondary">
        A code is sent to the new address. Nothing changes until you enter it here.
      </Typography>
      <PasswordInput error={errors['current_password']} />
      <TextInput
        name="email"
        type="email"
        label="New e-mail"
        autoComplete="email"
        initial={initial}
        error={errors['email']}
      />
    </PanelForm>
  );
}

interface ConfirmationProps {
  email: string;
  onAgain: () => void;
  onDone: () => void;
}

function Confirmation({ email, onAgain, onDone }: ConfirmationProps) {
  const profile = useSession((session) => session.profile);
  const { errors, ...form } = useAuthForm({ code: 'Code' }, async ({ code }) => {
    await confirmEmail(code.trim());
    if (profile) rememberProfile({ ...profile, email });
    showSnackbar('E-mail address changed. All your other sessions have ended', 'success');
    onDone();
  });
  return (
    <PanelForm
      {...form}
      label="Confirm the address"
      action={['Change address', 'Changing…']}
      beside={<Button onClick={onAgain}>Send another code</Button>}
    >
      <Typography variant="body2" color="textSecondary">
        Enter the 8 digits that were sent to {email}. They are valid for 15 minutes. If no mail arrives, check
        the address.
      </Typography>
      <CodeInput label="Code" error={errors['code']} autoFocus />
    </PanelForm>
  );
}
