import { NativeSelect } from '@itinera/shared/grid';
import { Box } from '@itinera/shared/ui';
import { useId } from 'react';

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  words: Readonly<Record<V, string>>;
  onChange: (value: V) => void;
}

/** Radio buttons for a few words, outside a form. */
export function Choice<V extends string>({ label, value, words, onChange }: ChoiceProps<V>) {
  const id = useId();
  const values = Object.keys(words).filter((key): key is V => key in words);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, flex: 1 }}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
