import type { Period } from '@itinera/shared/contracts';
import { useSearchParams } from '@itinera/shared/router';
import { Alert, Button, Stack } from '@itinera/shared/ui';
import { ignoredIn, type Parameter } from '../parameters';
import { ParameterChip } from './ParameterChip';

interface ParametersProps {
  parameters: readonly Parameter[];
  query: Record<string, string>;
  /** Period of absent days. */
  period: Period | undefined;
}

/**
 * Parameters of a report as chips. They are in the address, so Back undoes a change. Unknown parameters of the address are named, because
 * the report is not narrowed by them.
 */
export function Parameters({ parameters, query, period }: ParametersProps) {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | undefined>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [key, value] of Object.entries(changes))
        if (value === undefined) next.delete(key);
        else next.set(key, value);
      return next;
    });
  const ignored = ignoredIn(parameters, search);
  return (
    <>
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
      {ignored.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mt: 1, '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
          action={
            <Button
              color="inherit"
              onClick={() => change(Object.fromEntries(ignored.map((name) => [name, undefined])))}
            >
              Remove
            </Button>
          }
        >
          Not applied: {ignored.map((name) => `${name}=${search.get(name)}`).join(', ')}. There is no such
          parameter here.
        </Alert>
      )}
    </>
  );
}
