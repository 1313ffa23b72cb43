import { Box, Typography } from '@itinera/shared/ui';
import { useId, type ReactNode } from 'react';

/** One state of a part, and what the state is called. */
export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography id={titleId} component="h3" variant="subtitle2" color="textSecondary" sx={{ mb: 1 }}>
        {state}
      </Typography>
      {children}
    </Box>
  );
}
