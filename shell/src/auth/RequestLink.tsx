import { askForRecovery } from '@itinera/shared/data';
import { Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { AuthForm } from '../authForm/AuthForm';
import { AuthLink } from './AuthLink';
import { Done } from './Done';
import { EmailInput } from './EmailInput';
import { loadAccountRules } from '../authForm/loadAccountRules';
import { useAuthForm } from '../authForm/useAuthForm';

/** Form that requests a link. The answer does not reveal whether the address is known. */
export function RequestLink() {
  const [sent, setSent] = useState(false);
  const { failure, errors, ...form } = useAuthForm(
    { email: 'E-mail' },
    async ({ email }) => {
      await askForRecovery(email);
      setSent(true);
    },
    loadAccountRules,
  );
  if (sent) {
    return (
      <Done title="Check your e-mail">
        If there is an account with this address, we have sent it a link. The link works once and expires in
        ten minutes.
      </Done>
    );
  }
  return (
    <AuthForm
      {...form}
      title="Password recovery"
      action={['Send link', 'Sending…']}
      failure={failure}
      links={<AuthLink to="auth">Back to sign in</AuthLink>}
    >
      <Typography color="textSecondary">
        We will send a link to the e-mail address of your account.
      </Typography>
      <EmailInput error={errors['email']} />
    </AuthForm>
  );
}
