import { ApiError, messageOf, signIn } from '@itinera/shared/data';
import { pathTo } from '@itinera/shared/routes';
import { Link as RouterLink, useSearchParams } from '@itinera/shared/router';
import { Alert, Button, Link, pageTitle, Stack, Typography } from '@itinera/shared/ui';
import { useState, type FormEvent } from 'react';
import { TextInput } from './TextInput';

type Failure = Pick<ApiError, 'message' | 'fields'>;

/** The guard leads on from here as soon as the session has begun. */
export default function SignInPage() {
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  const [search] = useSearchParams();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { email: String(form.get('email')), password: String(form.get('password')) };
    const missing = missingFields(credentials);
    if (missing) return setFailure(missing);
    setSending(true);
    setFailure(undefined);
    await signIn(credentials).catch((error: unknown) =>
      setFailure({ message: messageOf(error), fields: error instanceof ApiError ? error.fields : {} }),
    );
    setSending(false);
  };

  return (
    <Stack component="form" noValidate aria-labelledby="sign-in" onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      <title>{pageTitle('Sign in')}</title>
      <Typography id="sign-in" component="h1" variant="h1">
        Sign in
      </Typography>
      {search.has('returnTo') && !failure && (
        <Alert severity="info">Sign in to go on. You will come back to where you were.</Alert>
      )}
      {failure && <Alert severity="error">{failure.message}</Alert>}
      <TextInput name="email" type="email" label="E-mail" autoComplete="username" error={failure?.fields.email} />
      <TextInput
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        error={failure?.fields.password}
      />
      <Button type="submit" variant="contained" size="large" disabled={sending}>
        {sending ? 'Signing in…' : 'Sign in'}
      </Button>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Link component={RouterLink} to={pathTo('auth-register')}>
          Register
        </Link>
        <Link component={RouterLink} to={pathTo('auth-restore-password')}>
          Forgot your password?
        </Link>
      </Stack>
    </Stack>
  );
}

/** Asking the server about an empty field would cost one of the attempts that it counts. */
function missingFields({ email, password }: { email: string; password: string }): Failure | undefined {
  const fields = {
    ...(email.trim() === '' && { email: 'Enter your e-mail address.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
  return Object.keys(fields).length ? { message: 'Enter your e-mail address and your password.', fields } : undefined;
}
