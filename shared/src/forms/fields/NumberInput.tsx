import TextField from '@mui/material/TextField';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';

interface NumberInputProps<I extends FieldValues, O> {
  control: Control<I, unknown, O>;
  name: Path<I>;
  label: string;
  hint?: string;
  step?: number;
}

/** A number; an empty input is no number, and the contract says whether that will do. */
export function NumberInput<I extends FieldValues, O>({ control, name, label, hint, step = 1 }: NumberInputProps<I, O>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <TextField
          {...field}
          inputRef={ref}
          type="number"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
          label={label}
          fullWidth
          error={error !== undefined}
          helperText={error?.message ?? hint}
          slotProps={{ htmlInput: { step } }}
        />
      )}
    />
  );
}
