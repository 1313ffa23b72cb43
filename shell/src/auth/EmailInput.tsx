import { signInTexts } from './signInTexts';
import { TextInput } from '../authForm/TextInput';

interface EmailInputProps {
  initial?: string | undefined;
  error: string | undefined;
}

/** The address that is the name of an account, for the browser's password manager as well. */
export const EmailInput = ({ initial, error }: EmailInputProps) => (
  <TextInput
    name="email"
    type="email"
    label={signInTexts.email}
    autoComplete="username"
    initial={initial}
    autoFocus
    error={error}
  />
);
