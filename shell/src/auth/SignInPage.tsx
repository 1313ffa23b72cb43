import { ApiError, signIn } from '@itinera/shared/data';
import { useSearchParams } from '@itinera/shared/router';
import { Alert, onDemand } from '@itinera/shared/ui';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { loadParts } from '../account/loadParts';
import { AuthForm } from '../authForm/AuthForm';
import { AuthLink } from './AuthLink';
import { continueIn, readEarlyInput } from './earlyForm';
import { EmailInput } from './EmailInput';
import { signInTexts } from './signInTexts';
import { TextInput } from '../authForm/TextInput';
import { useAuthForm } from '../authForm/useAuthForm';

const SecondStep = onDemand(() => loadParts().then((parts) => ({ default: parts.SecondStep })));

const { title, returning, email, password, action, register, forgotten } = signInTexts;

/** Does not navigate: the guard redirects as soon as the session starts. Adopts the input of the form in the document. */
export default function SignInPage() {
  const [search] = useSearchParams();
  const [early] = useState(readEarlyInput);
  const formElement = useRef<HTMLFormElement>(null);
  const [ticket, setTicket] = useState<string>();
  const { failure, errors, ...form } = useAuthForm({ email, password }, (values) =>
    signIn(values).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'second_factor') throw error;
      setTicket(String(error.params['ticket']));
    }),
  );
  useLayoutEffect(() => {
    if (early && formElement.current) continueIn(formElement.current, early);
  }, [early]);

  if (ticket)
    return (
      <Suspense>
        <SecondStep ticket={ticket} onBack={() => setTicket(undefined)} />
      </Suspense>
    );
  return (
    <AuthForm
      {...form}
      ref={formElement}
      title={title}
      action={[...action]}
      failure={failure}
      links={
        <>
          <AuthLink to="auth-register">{register}</AuthLink>
          <AuthLink to="auth-restore-password">{forgotten}</AuthLink>
        </>
      }
    >
      {search.has('returnTo') && !failure && <Alert severity="info">{returning}</Alert>}
      <EmailInput initial={early?.values['email']} error={errors['email']} />
      <TextInput
        name="password"
        type="password"
        label={password}
        initial={early?.values['password']}
        autoComplete="current-password"
        error={errors['password']}
      />
    </AuthForm>
  );
}
