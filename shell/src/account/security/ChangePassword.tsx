import { showSnackbar, useSession } from '@itinera/shared/state';
import { Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { loadAccountRules } from '../../authForm/loadAccountRules';
import { TextInput } from '../../authForm/TextInput';
import { useAuthForm } from '../../authForm/useAuthForm';
import { changePassword } from './ownAccount';
import { PasswordInput } from './PasswordInput';
import { PanelForm } from './PanelForm';
import { PanelSection } from './PanelSection';

/** Form that changes the own password. It says first what happens to other sessions. */
export function ChangePassword() {
  const [turn, setTurn] = useState(0);
  return (
    <PanelSection title="Password">
      <Typography variant="body2" color="textSecondary">
        You stay signed in here. All your other sessions end, and a mail reports the change.
      </Typography>
      <PasswordForm key={turn} onChanged={() => setTurn(turn + 1)} />
    </PanelSection>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const email = useSession(({ profile }) => profile?.email);
  const { errors, ...form } = useAuthForm(
    { current_password: 'Current password', password: 'New password' },
    async (values) => {
      await changePassword(values);
      showSnackbar('Password changed. All your other sessions have ended', 'success');
      onChanged();
    },
    loadAccountRules,
  );
  return (
    <PanelForm {...form} label="Change password" action={['Change password', 'Changing…']}>
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordInput error={errors['current_password']} />
      <TextInput
        name="password"
        type="password"
        label="New password"
        hint="12 characters or more"
        autoComplete="new-password"
        error={errors['password']}
      />
    </PanelForm>
  );
}
