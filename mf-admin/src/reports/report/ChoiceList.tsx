import { Button, Stack } from '@itinera/shared/ui';
import type { Choice } from '../parameters';

interface ChoiceListProps {
  choice: Choice;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Selects one of a few values. The default is not written to the address. */
export function ChoiceList({
  choice: { defaultValue, all: labelOfAll, options },
  value,
  onChange,
}: ChoiceListProps) {
  const all = defaultValue === undefined ? [{ value: undefined, label: labelOfAll }] : [];
  const shown = value ?? defaultValue;
  return (
    <Stack>
      {[...all, ...options].map((option) => (
        <Button
          key={option.label}
          color={option.value === shown ? 'primary' : 'inherit'}
          aria-pressed={option.value === shown}
          onClick={() => onChange(option.value === defaultValue ? undefined : option.value)}
          sx={{ justifyContent: 'flex-start' }}
        >
          {option.label}
        </Button>
      ))}
    </Stack>
  );
}
