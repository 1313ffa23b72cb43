import { Box, fieldGaps } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** Two fields side by side, where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      ...fieldGaps,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
