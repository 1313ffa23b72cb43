import { TextInput } from '../../authForm/TextInput';

/** Input for the current password, which each change of sign-in requires. */
export const PasswordInput = ({ error }: { error: string | undefined }) => (
  <TextInput
    name="current_password"
    type="password"
    label="Current password"
    autoComplete="current-password"
    error={error}
  />
);
