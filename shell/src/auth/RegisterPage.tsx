import { signUp } from '@itinera/shared/data';
import { Typography } from '@itinera/shared/ui';
import { AuthForm } from '../authForm/AuthForm';
import { AuthLink } from './AuthLink';
import { EmailInput } from './EmailInput';
import { TextInput } from '../authForm/TextInput';
import { loadAccountRules } from '../authForm/loadAccountRules';
import { useAuthForm } from '../authForm/useAuthForm';

/** Registration is a request: the account can do nothing until staff approve it. */
export default function RegisterPage() {
  const { failure, errors, ...form } = useAuthForm(
    { email: 'E-mail', password: 'Password' },
    signUp,
    loadAccountRules,
  );
  return (
    <AuthForm
      {...form}
      title="Registration"
      action={['Send request', 'Sending…']}
      failure={failure}
      links={<AuthLink to="auth">Sign in instead</AuthLink>}
    >
      <Typography color="textSecondary">
        For partners. Our staff review each request. Until yours is approved, you can sign in but see no data.
      </Typography>
      <EmailInput error={errors['email']} />
      <TextInput
        name="password"
        type="password"
        label="Password"
        hint="12 characters or more"
        autoComplete="new-password"
        error={errors['password']}
      />
    </AuthForm>
  );
}
