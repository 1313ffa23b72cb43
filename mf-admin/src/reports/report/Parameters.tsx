import type { Period } from '@itinera/shared/contracts';
import { useSearchParams } from '@itinera/shared/router';
import { Stack } from '@itinera/shared/ui';
import type { Parameter } from '../parameters';
import { ParameterChip } from './ParameterChip';

interface ParametersProps {
  parameters: readonly Parameter[];
  query: Record<string, string>;
  /** What absent days are. */
  period: Period | undefined;
}

/** The parameters of a report, each a chip that opens its input. They are in the address, so Back undoes a change. */
export function Parameters({ parameters, query, period }: ParametersProps) {
  const [, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | undefined>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [key, value] of Object.entries(changes))
        if (value === undefined) next.delete(key);
        else next.set(key, value);
      return next;
    });
  return (
    <Stack
      component="ul"
      aria-label="Parameters"
      direction="row"
      sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, flexWrap: 'wrap' }}
    >
      {parameters.map((parameter) => (
        <ParameterChip key={parameter.name} {...{ parameter, query, period }} onChange={change} />
      ))}
    </Stack>
  );
}
