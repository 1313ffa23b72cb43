import { belowId, FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import { useId } from 'react';

interface TextInputProps {
  name: string;
  type: 'email' | 'password' | 'text';
  label: string;
  autoComplete: string;
  /** Value typed before the page was loaded. */
  initial?: string | undefined;
  /** True for the first field of a page. */
  autoFocus?: boolean;
  /** What to type, visible from the start: the button is where help would be. */
  hint?: string;
  /** What is wrong with the value and how to fix it. */
  error: string | undefined;
}

/** A labelled input without the form library, which would add to the size of the first page. */
export function TextInput({
  name,
  type,
  label,
  autoComplete,
  initial,
  autoFocus,
  hint,
  error,
}: TextInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={hint} problem={error}>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={initial}
        autoFocus={autoFocus ?? false}
        aria-describedby={belowId(id, { hint, problem: error })}
      />
    </FieldFrame>
  );
}
