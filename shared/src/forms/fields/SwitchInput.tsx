import { FormHelperText } from '@itinera/shared/ui';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';

export function SwitchInput<I extends FieldValues, O>({
  control,
  name,
  label,
  hint,
  disabled = false,
}: FieldProps<I, O>) {
  const below = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => {
        const text = error?.message ?? hint;
        return (
          <div>
            <FormControlLabel
              label={label}
              disabled={disabled}
              control={
                <Switch
                  {...field}
                  checked={Boolean(value)}
                  slotProps={{ input: { ref, 'aria-describedby': text === undefined ? undefined : below } }}
                />
              }
            />
            {text !== undefined && (
              <FormHelperText id={below} error={error !== undefined}>
                {text}
              </FormHelperText>
            )}
          </div>
        );
      }}
    />
  );
}
