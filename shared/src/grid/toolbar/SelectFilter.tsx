import { FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';

interface SelectFilterProps {
  label: string;
  options: { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One of a few options, or any. */
export function SelectFilter({ label, options, value, onChange }: SelectFilterProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} size="small">
      <NativeSelect
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
