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
      gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 160px) 1fr' },
      columnGap: 2,
      m: 0,
      '& dt': { color: 'text.secondary', pt: 0.75 },
      '& dd': { m: 0, pt: { xs: 0, sm: 0.75 }, overflowWrap: 'anywhere', minWidth: 0 },
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
