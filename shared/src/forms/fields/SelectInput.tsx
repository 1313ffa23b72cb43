import { belowId, FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';

export interface Choice {
  value: string;
  label: string;
}

interface SelectInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  /** The few options, known at build time. */
  options: readonly Choice[];
  /** Called when a person has selected another option, or none. */
  onChosen?: (value: string | null) => void;
}

/** Form field for one of a few options: a native select, which each keyboard, phone and screen reader supports. `null` when empty. */
export function SelectInput<I extends FieldValues, O>({
  control,
  name,
  options,
  onChosen,
  ...frame
}: SelectInputProps<I, O>) {
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => {
        const below = { hint: frame.hint, problem: error?.message };
        return (
          <FieldFrame {...frame} {...below} id={id}>
            <NativeSelect
              {...field}
              inputRef={ref}
              value={value ?? ''}
              onChange={({ target }) => {
                const chosen = target.value === '' ? null : target.value;
                onChange(chosen);
                onChosen?.(chosen);
              }}
              input={<OutlinedInput />}
              inputProps={{ id, 'aria-describedby': belowId(id, below) }}
            >
              <option value="">{frame.required ? 'Choose…' : '—'}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </NativeSelect>
          </FieldFrame>
        );
      }}
    />
  );
}
