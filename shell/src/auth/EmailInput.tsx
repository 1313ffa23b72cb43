import { TextInput } from './TextInput';

/** The address that is the name of an account, for the browser's password manager as well. */
export const EmailInput = ({ error }: { error: string | undefined }) => (
  <TextInput name="email" type="email" label="E-mail" autoComplete="username" autoFocus error={error} />
);
