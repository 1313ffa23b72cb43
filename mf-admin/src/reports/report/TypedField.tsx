import { belowId, FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import { useId } from 'react';

interface TypedFieldProps {
  label: string;
  text: string;
  hint?: string | undefined;
  problem: string | undefined;
  inputMode?: 'numeric';
  onType: (text: string) => void;
}

/** Text field with its error message. */
export function TypedField({ label, text, hint, problem, inputMode, onType }: TypedFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} size="small" hint={hint} problem={problem}>
      <OutlinedInput
        id={id}
        label={label}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
        aria-describedby={belowId(id, { hint, problem })}
        slotProps={{ input: { inputMode } }}
      />
    </FieldFrame>
  );
}
