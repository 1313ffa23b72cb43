import { Box } from '@itinera/shared/ui';
import type { ChoiceFilter } from '../list/filter';
import { idsIn } from './filterWords';

interface SeveralChoicesProps {
  filter: ChoiceFilter;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Several of a few options, in the order in which they are declared. */
export function SeveralChoices({ filter: { label, options }, value, onChange }: SeveralChoicesProps) {
  const chosen = idsIn(value);
  const write = (option: string, isChosen: boolean) =>
    onChange(
      options
        .map((one) => one.value)
        .filter((one) => (one === option ? isChosen : chosen.includes(one)))
        .join(',') || undefined,
    );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Box
          component="label"
          key={option.value}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}
        >
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) => write(option.value, target.checked)}
          />
          {option.label}
        </Box>
      ))}
    </Box>
  );
}
