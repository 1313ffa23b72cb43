import { TextInput } from './TextInput';

interface CodeInputProps {
  label: string;
  error: string | undefined;
  hint?: string;
  autoFocus?: boolean;
}

/** Input for a code of the authenticator app. Phones suggest one from a message. */
export const CodeInput = (props: CodeInputProps) => (
  <TextInput name="code" type="text" autoComplete="one-time-code" {...props} />
);
