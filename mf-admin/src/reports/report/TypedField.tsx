import { belowId, FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import { useId } from 'react';

interface TypedFieldProps {
  label: string;
  text: string;
  hint?: string | undefined;
  note?: string | undefined;
  problem: string | undefined;
  inputMode?: 'numeric';
  onType: (text: string) => void;
}

/** Text field with its error message. */
export function TypedField({ label, text, hint, note, problem, inputMode, onType }: TypedFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} size="small" hint={hint} note={note} problem={problem}>
      <OutlinedInput
        id={id}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
        aria-describedby={belowId(id, { hint, note, problem })}
        slotProps={{ input: { inputMode } }}
      />
    </FieldFrame>
  );
}
