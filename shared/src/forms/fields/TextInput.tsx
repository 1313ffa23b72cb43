import TextField from '@mui/material/TextField';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';

interface TextInputProps<I extends FieldValues, O> {
  control: Control<I, unknown, O>;
  name: Path<I>;
  label: string;
  /** What to type, shown as long as nothing is wrong. */
  hint?: string;
  required?: boolean;
  /** Lines of a longer text. */
  rows?: number;
}

export function TextInput<I extends FieldValues, O>(props: TextInputProps<I, O>) {
  const { control, name, label, hint, required = false, rows } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
        <TextField
          {...field}
          inputRef={ref}
          value={value ?? ''}
          label={label}
          required={required}
          fullWidth
          multiline={rows !== undefined}
          minRows={rows}
          error={error !== undefined}
          helperText={error?.message ?? hint}
        />
      )}
    />
  );
}
