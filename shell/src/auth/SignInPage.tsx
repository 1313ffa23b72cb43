import { signIn } from '@itinera/shared/data';
import { useSearchParams } from '@itinera/shared/router';
import { Alert } from '@itinera/shared/ui';
import { AuthForm } from './AuthForm';
import { AuthLink } from './AuthLink';
import { EmailInput } from './EmailInput';
import { TextInput } from './TextInput';
import { useAuthForm } from './useAuthForm';

/** Navigates nowhere itself: the guard redirects as soon as the session has begun. */
export default function SignInPage() {
  const [search] = useSearchParams();
  const { failure, errors, ...form } = useAuthForm({ email: 'E-mail', password: 'Password' }, signIn);
  return (
    <AuthForm
      {...form}
      title="Sign in"
      action={['Sign in', 'Signing in…']}
      failure={failure}
      links={
        <>
          <AuthLink to="auth-register">Register</AuthLink>
          <AuthLink to="auth-restore-password">Forgot your password?</AuthLink>
        </>
      }
    >
      {search.has('returnTo') && !failure && (
        <Alert severity="info">Sign in to continue where you left off.</Alert>
      )}
      <EmailInput error={errors['email']} />
      <TextInput
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        error={errors['password']}
      />
    </AuthForm>
  );
}
