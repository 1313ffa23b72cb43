import { FormControl, OutlinedInput, Typography } from '@itinera/shared/ui';
import { useId } from 'react';

interface TypedNameProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** Typing the name prevents accidental deletion. */
export function TypedName({ name, value, onChange }: TypedNameProps) {
  const inputId = useId();
  return (
    <FormControl fullWidth size="small">
      <Typography component="label" htmlFor={inputId} sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        Type <strong>{name}</strong> to confirm
      </Typography>
      <OutlinedInput
        id={inputId}
        value={value}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => onChange(target.value)}
      />
    </FormControl>
  );
}
