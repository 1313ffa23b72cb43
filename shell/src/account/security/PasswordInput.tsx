import { TextInput } from '../../authForm/TextInput';

/** The password of the own account, asked for before anything about signing in changes. */
export const PasswordInput = ({ error }: { error: string | undefined }) => (
  <TextInput
    name="current_password"
    type="password"
    label="Current password"
    autoComplete="current-password"
    error={error}
  />
);
