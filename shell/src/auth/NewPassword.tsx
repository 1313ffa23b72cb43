import { setNewPassword } from '@itinera/shared/data';
import { useState } from 'react';
import { AuthForm } from '../authForm/AuthForm';
import { AuthLink } from './AuthLink';
import { Done } from './Done';
import { TextInput } from '../authForm/TextInput';
import { loadAccountRules } from '../authForm/loadAccountRules';
import { useAuthForm } from '../authForm/useAuthForm';

/** Second step of password recovery, and first of accepting an invitation. */
export function NewPassword({ secret }: { secret: string }) {
  const [saved, setSaved] = useState(false);
  const { failure, errors, ...form } = useAuthForm(
    { password: 'New password' },
    async ({ password }) => {
      await setNewPassword(secret, password);
      setSaved(true);
    },
    loadAccountRules,
  );
  if (saved)
    return (
      <Done title="Password set" isReady>
        You have been signed out everywhere. Sign in with your new password.
      </Done>
    );
  return (
    <AuthForm
      {...form}
      title="Choose a new password"
      action={['Set password', 'Saving…']}
      failure={failure}
      links={<AuthLink to="auth-restore-password">Request another link</AuthLink>}
    >
      <TextInput
        name="password"
        type="password"
        label="New password"
        hint="12 characters or more"
        autoComplete="new-password"
        autoFocus
        error={errors['password']}
      />
    </AuthForm>
  );
}
