import { useMemo } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { dayHint, dayReaderOf } from '../read/dayReader';
import { isUnreadable } from '../read/unreadable';
import { DayButton } from './DayButton';
import type { FieldProps } from './fieldProps';
import { TypedInput } from './TypedInput';

interface DateInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  /** First and last day of the calendar; the contract checks typed days. */
  min?: string | undefined;
  max?: string | undefined;
  /** The day that this one follows: `+7` counts from it instead of from today. */
  since?: string | undefined;
}

/** Form field for a day, typed in Russian format, also a short one, or picked; stored as `2027-03-01`, without a time zone. */
export function DateInput<I extends FieldValues, O>({ min, max, since, ...props }: DateInputProps<I, O>) {
  const { field } = useController(props);
  const reader = useMemo(() => dayReaderOf({ min, max, since }), [min, max, since]);
  return (
    <TypedInput
      hint={dayHint}
      {...props}
      reader={reader}
      empty={props.required ? '' : null}
      inputMode="numeric"
      placeholder="DD.MM.YYYY"
      endAdornment={
        <DayButton
          label={props.label}
          value={isUnreadable(field.value) ? undefined : field.value || undefined}
          min={min}
          max={max}
          disabled={props.disabled ?? false}
          onPick={field.onChange}
        />
      }
    />
  );
}
