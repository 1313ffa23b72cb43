import type { NotificationRule } from '@itinera/shared/contracts';
import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { belowId, FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import { useId } from 'react';

type Quiet = NonNullable<NotificationRule['quiet_hours']>;

/** Period of the day in which mails are held back. Empty: mails are sent at any time. */
export function QuietHoursInput<I extends FieldValues, O>({ control, name, label }: FieldProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  const value: Quiet = field.value ?? { from: '', to: '' };
  const set = (changes: Partial<Quiet>) => {
    const next = { ...value, ...changes };
    field.onChange(next.from === '' && next.to === '' ? null : next);
  };
  // The contract names the time that is missing.
  const problem = fieldState.error ? 'Enter both times, or none.' : undefined;
  return (
    <Pair>
      <Time
        label={`${label} from`}
        value={value.from}
        onChange={(from) => set({ from })}
        problem={problem}
        inputRef={field.ref}
      />
      <Time label="to" value={value.to} onChange={(to) => set({ to })} hint="Mails wait until then" />
    </Pair>
  );
}

interface TimeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  problem?: string | undefined;
  inputRef?: React.Ref<HTMLInputElement>;
}

function Time({ label, value, onChange, hint, problem, inputRef }: TimeProps) {
  const id = useId();
  const below = { hint, problem };
  return (
    <FieldFrame id={id} label={label} {...below}>
      <OutlinedInput
        id={id}
        type="time"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputRef={inputRef}
        aria-describedby={belowId(id, below)}
      />
    </FieldFrame>
  );
}
