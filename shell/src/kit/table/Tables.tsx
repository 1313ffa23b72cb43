import { Stack } from '@itinera/shared/ui';
import { Specimen } from '../Specimen';
import { FullTable } from './FullTable';
import { situations } from './situations';
import { TableIn } from './TableIn';

export function Tables() {
  return (
    <Stack sx={{ gap: 3 }}>
      <Specimen state="Rows">
        <FullTable />
      </Specimen>
      {Object.entries(situations).map(([state, { rows, isNarrowed = false }]) => (
        <Specimen key={state} state={state}>
          <TableIn {...{ state, rows, isNarrowed }} />
        </Specimen>
      ))}
    </Stack>
  );
}
