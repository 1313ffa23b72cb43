import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';

interface SwitchInputProps<I extends FieldValues, O> {
  control: Control<I, unknown, O>;
  name: Path<I>;
  label: string;
}

export function SwitchInput<I extends FieldValues, O>({ control, name, label }: SwitchInputProps<I, O>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field } }) => (
        <FormControlLabel
          label={label}
          control={<Switch {...field} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
        />
      )}
    />
  );
}
