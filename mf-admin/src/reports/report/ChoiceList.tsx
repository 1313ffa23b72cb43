import { Button, Stack } from '@itinera/shared/ui';
import type { Choice } from '../parameters';

interface ChoiceListProps {
  choice: Choice;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One of a few values. The usual one is not written to the address. */
export function ChoiceList({
  choice: { usual, all: labelOfAll, options },
  value,
  onChange,
}: ChoiceListProps) {
  const all = usual === undefined ? [{ value: undefined, label: labelOfAll }] : [];
  const shown = value ?? usual;
  return (
    <Stack>
      {[...all, ...options].map((option) => (
        <Button
          key={option.label}
          color={option.value === shown ? 'primary' : 'inherit'}
          aria-pressed={option.value === shown}
          onClick={() => onChange(option.value === usual ? undefined : option.value)}
          sx={{ justifyContent: 'flex-start' }}
        >
          {option.label}
        </Button>
      ))}
    </Stack>
  );
}
