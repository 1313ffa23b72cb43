import { TextInput } from './TextInput';

interface CodeInputProps {
  label: string;
  error: string | undefined;
  hint?: string;
  autoFocus?: boolean;
}

/** A code of the authenticator app. Phones offer one that is just shown. */
export const CodeInput = (props: CodeInputProps) => (
  <TextInput name="code" type="text" autoComplete="one-time-code" {...props} />
);
