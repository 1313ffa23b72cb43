import { secondFactorPaths } from '@itinera/shared/contracts';
import { signIn } from '@itinera/shared/data';
import { Button, Typography } from '@itinera/shared/ui';
import { AuthForm } from '../authForm/AuthForm';
import { CodeInput } from '../authForm/CodeInput';
import { useAuthForm } from '../authForm/useAuthForm';

interface SecondStepProps {
  /** Proves to the server that the password was correct. */
  ticket: string;
  onBack: () => void;
}

/** Step of sign-in that requires the code of the second factor. */
export function SecondStep({ ticket, onBack }: SecondStepProps) {
  const { failure, errors, ...form } = useAuthForm({ code: 'Code' }, ({ code }) =>
    signIn({ ticket, code }, secondFactorPaths.step),
  );
  return (
    <AuthForm
      {...form}
      title="Enter the code"
      action={['Sign in', 'Signing in…']}
      failure={failure}
      links={<Button onClick={onBack}>Back to the password</Button>}
    >
      <Typography color="textSecondary">
        Of your authenticator app, or one of your recovery codes. If you have lost both, ask the staff to
        reset your second factor.
      </Typography>
      <CodeInput label="Code" error={errors['code']} autoFocus />
    </AuthForm>
  );
}
