import { signInTexts } from './signInTexts';
import { TextInput } from '../authForm/TextInput';

interface EmailInputProps {
  initial?: string | undefined;
  error: string | undefined;
}

/** Input for the address, which is the user name for password managers. */
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
