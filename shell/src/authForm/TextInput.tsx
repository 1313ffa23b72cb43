import { namedProblem } from '@itinera/shared/contracts';
import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@itinera/shared/ui';
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
  /** What to type; shown while there is no error. */
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
  const below = error === undefined ? hint : namedProblem(error, label);
  return (
    <FormControl error={error !== undefined} fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        label={label}
        autoComplete={autoComplete}
        defaultValue={initial}
        autoFocus={autoFocus ?? false}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
      />
      {below !== undefined && <FormHelperText id={`${id}-below`}>{below}</FormHelperText>}
    </FormControl>
  );
}
