import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** Term and value; `—` is shown for a value that is empty. */
export type Fact = readonly [term: string, value: ReactNode];

/** The facts of a card, line by line. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '160px minmax(0, 1fr)' },
      columnGap: 2,
      rowGap: 0.75,
      m: 0,
      mt: 0.75,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, overflowWrap: 'anywhere' },
    }}
  >
    {facts.map(([term, value]) => (
      <Box key={term} sx={{ display: 'contents' }}>
        <dt>{term}</dt>
        <dd>{value || '—'}</dd>
      </Box>
    ))}
  </Box>
);
